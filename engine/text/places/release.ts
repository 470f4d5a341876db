// Where an article comes out: the region of its medium or account, by name or by the place an account gives.
import { canonicalise } from '../canonical.ts'
import { createTrie, type Trie } from '../words/trie.ts'
import { divisionOf } from './divisions.ts'
import { placeNames } from './names.ts'
import { placesOf } from './places.ts'

/** Media whose name does not say where they are, and national ones whose name seems to. */
const media: Readonly<Record<string, string>> = {
  '110000': '千龙网 千龙新闻 新京报 京华时报 财新网 宣讲家网 京报网 北青网 法制晚报',
  '120000': '今晚报 北方网 津云 滨海时报 每日新报',
  '130000': '长城网 燕赵都市报 燕赵晚报 冀云',
  '140000': '黄河新闻网 三晋都市报 山西晚报',
  '150000': '正北方网 奔腾融媒',
  '210000': '东北新闻网 北国网 辽沈晚报 华商晨报',
  '210200': '半岛晨报',
  '220000': '新文化报 城市晚报 中国吉林网',
  '230000': '东北网 生活报 新晚报 极光新闻',
  '310000':
    '东方网 新民网 新民晚报 一财网 第一财经 解放网 解放日报 文汇报 澎湃 澎湃新闻 看看新闻 上观新闻 东方卫视 东方电视台 东方广播 劳动报 青年报 界面新闻 每日经济新闻上海',
  '320000': '新华日报 新华报业 扬子晚报 现代快报 荔枝新闻 荔枝网 交汇点 江南时报',
  '320100': '金陵晚报 紫金山新闻 龙虎网',
  '320200': '江南晚报',
  '320500': '姑苏晚报',
  '330000': '浙江在线 钱江晚报 新蓝网 潮新闻 浙青网 今日早报 天目新闻',
  '330100': '都市快报 橙柿互动 每日商报',
  '330200': '甬派 现代金报',
  '340000': '新安晚报 大皖新闻 江淮晨报 中安在线 市场星报',
  '350000': '东南网 东南新闻网 海峡都市报 东南早报 东南卫视 海峡导报 闽南网',
  '360000': '大江网 今视网 江南都市报',
  '370000': '大众日报 大众网 齐鲁晚报 齐鲁网 齐鲁壹点 闪电新闻 生活日报 鲁网 海报新闻 经济导报',
  '370200': '半岛都市报 半岛网 青报网',
  '370600': '胶东在线 水母网',
  '410000': '大河网 大河报 映象网 顶端新闻 东方今报 猛犸新闻',
  '420000': '荆楚网 楚天都市报 楚天快报 极目新闻',
  '420100': '长江日报 长江网 九派新闻 楚天金报',
  '430000': '红网 华声在线 三湘都市报 潇湘晨报 芒果TV 芒果都市',
  '430100': '星辰在线',
  '440000': '南方日报 南方网 南方都市报 南方周末 羊城晚报 金羊网 奥一网 触电新闻 信息时报 21世纪经济报道',
  '440100': '大洋网',
  '440300': '晶报 读特 读创',
  '450000': '南国早报 红豆社区 桂龙新闻网',
  '460000': '南海网 南国都市报',
  '500000': '华龙网 上游新闻 第1眼新闻 七一网',
  '510000': '四川在线 川观新闻 封面新闻 华西都市报 天府早报',
  '510100': '红星新闻 每日经济新闻 成都商报',
  '520000': '多彩贵州网 天眼新闻 黔讯网',
  '530000': '春城晚报 开屏新闻 云新闻',
  '610000': '华商报 华商网 三秦都市报 西部网 群众新闻',
  '620000': '每日甘肃 中国甘肃网 西部商报 奔流新闻',
  '630000': '西海都市报',
  '650000': '天山网 亚心网',
  '710000': '中国时报 联合报 联合新闻网 自由时报 中时新闻网 中央社 三立新闻 民视新闻 东森新闻 ETtoday TVBS',
  '810000': '大公报 大公网 文汇网 明报 星岛日报 东方日报 南华早报 凤凰卫视 信报 经济日报香港',
  '': '新华社 新华网 光明网 光明日报 中国西藏网 中国台湾网 北京周报 东方财富 东方财富网 澳门威尼斯人',
}

const labels = /^(?:IP\s*属地|IP|属地|发布于|来自|所在地|地址|坐标)\s*[:：]?\s*/i

let known: { trie: Trie; codes: string[] } | undefined

/**
 * Code of the region a medium, account or account's place belongs to: the deepest the text gives (浙江日报 `330000`, 北京市朝阳区… `110105`,
 * 广东 深圳 `440300`); null for national and foreign ones and where nothing is said. For names and places, not for articles.
 */
export function releaseRegion(text: string): string | null {
  const tidy = text.slice(0, 200).replace(labels, '')
  const canonical = canonicalise(tidy)
  if (canonical.chars === '') return null
  const medium = mediumAt(canonical.codes)
  if (medium !== null) return medium || null
  const { regions, countries } = placesOf('', canonical)
  const first = regions.toSorted((a, b) => a.first - b.first)
  const start = first[0]
  if (!start) return aloneAt(canonical.codes, canonical.chars)
  // 法国《欧洲时报》北京…: an account abroad that also names a Chinese town is abroad.
  if (countries.some(({ code, first: at }) => code !== 'CN' && at < start.first)) return null
  return first.reduce((deepest, { code }) => (liesIn(code, deepest) ? code : deepest), start.code)
}

function liesIn(code: string, within: string): boolean {
  for (let above = divisionOf(code)?.parent; above; above = divisionOf(above)?.parent) if (above === within) return true
  return false
}

function mediumAt(codes: Int32Array): string | null {
  known ??= readMedia()
  const { trie, codes: codeOf } = known
  const word = trie.longest(codes, 0)
  return word < 0 ? null : (codeOf[word] as string)
}

function readMedia(): { trie: Trie; codes: string[] } {
  const entries = Object.entries(media).flatMap(([code, names]) =>
    names.split(' ').map(name => [canonicalise(name).chars, code] as const),
  )
  return { trie: createTrie(entries.map(([name]) => name)), codes: entries.map(([, code]) => code) }
}

const mediumBehind =
  /^(?:日报|晚报|晨报|早报|商报|时报|都市报|广播|电视|电台|人民广播|融媒|新闻|发布|网|在线|市|公安|警方|交警|卫健|政务|论坛|身边事|生活|号|$)/

/** 朝阳日报, 中山网: an ambiguous short name that begins the name of a medium is the city, or the only district of that name. */
function aloneAt(codes: Int32Array, chars: string): string | null {
  const { names, trie } = placeNames()
  const name = names[trie.longest(codes, 0)]
  if (!name || !mediumBehind.test(chars.slice(name.chars.length))) return null
  const cities = name.behind.filter(code => code.endsWith('00'))
  const meant = cities.length > 0 ? cities : name.behind
  return meant.length === 1 ? (meant[0] as string) : null
}
