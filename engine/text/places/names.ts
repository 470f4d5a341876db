// What each name of a place may mean, and how much has to stand around it before it does.
import { canonicalise } from '../canonical.ts'
import { regions } from '../data/regions.ts'
import { createTrie, type Trie } from '../words/trie.ts'
import { countryNames } from './countries.ts'
import { districts, divisionOf } from './divisions.ts'

/** One name as a text may write it. */
export interface PlaceName {
  /** Canonical characters. */
  chars: string
  /** What it means wherever it stands: a division code, a country code, or null. */
  sure: string | null
  /** What it means when its city or province is named in the text as well (多个 鼓楼区). */
  inContext: readonly string[]
  /** What it means directly behind its city or province only (北京朝阳), or once the full name was read. */
  behind: readonly string[]
  /** A name without 省, 市, 区: 北京 of 北京路 is a street of another town, 常熟 of 非常熟悉 no place. */
  short: boolean
}

/*
 * By the first character of a short name of two: characters before it that make the first one theirs (非常熟悉, 部长沙某, 经济南移,
 * 美丽江山). A city is rarely named right behind one of them; a wrong place is worse than a missed one.
 */
const joined: Readonly<Record<string, string>> = {
  长: '部市校省县院行会董队社站团处科班组船厂局村乡镇州馆所区擅成生特专延增李王张刘',
  常: '非日经正平通异',
  开: '离避打公召展分拉',
  河: '黄淮运银星漳渭条卫大沿内沙护',
  海: '东南黄渤沿深出入大外',
  大: '毛最强盛重伟巨宏放扩远高两三几各大',
  泰: '国鼎安康华',
  益: '利公收效',
  德: '道美品武仁功',
  荣: '德光繁',
  定: '决规一制稳确',
  广: '推',
  台: '平舞月灶阳讲后电站柜看',
  济: '经',
  东: '股房',
  西: '东',
  保: '环社担确',
  丽: '美华',
  天: '今明昨每当',
  成: '完变形组达做造促构养生',
  福: '幸祝',
  温: '气体高低恒常保',
  合: '适配综混结符',
  威: '权示',
  宜: '适便',
  安: '公治平保',
  内: '国年市境室体场院校县',
  信: '通微相深自诚',
  通: '交普沟精',
  平: '水',
  百: '一二三四五六七八九几',
  山: '华泰火仑登爬黄江雪矿高深香庐衡恒嵩',
  湖: '太东西环江庭阳',
  云: '白风烟祥乌彩',
  美: '最优完审精健壮赞',
  日: '节生今昨近每即作假末往改平',
  法: '方合违立做手书办执司宪无',
  英: '精群',
  泉: '喷温甘矿',
  九: '第十',
  贺: '祝道庆',
  南: '西东江湖河海云',
  北: '西东',
}

/** Whether a short name that stands behind `before` is the end of another word and its beginning. */
export const joinsBefore = (name: string, before: string): boolean =>
  before !== '' && (name.length === 2 || name === '成都市') && (joined[name.charAt(0)]?.includes(before) ?? false)

/** Measure words that begin the name of a place (一台北驰, 两双流行的鞋), and days that end in a number (五一, 双十一). */
const measures = /(?<!五|六|十|国庆)[一二两三四五六七八九十百千万几多每这那某半\d]$/u
const measured = new Set(['台北', '台南', '台中', '台东', '台州', '台山', '双流', '双城'])
/** Behind it the place is meant after all: 一台北男子. */
const ofPlace = '男女人籍市县区议居民店商'

/** Whether the first character of a short name counts what follows: 一台|北驰. */
export const countsBefore = (name: string, chars: string, at: number, end: number): boolean =>
  measured.has(name) &&
  measures.test(chars.slice(Math.max(0, at - 2), at)) &&
  !ofPlace.includes(chars.charAt(end) || ' ')

/** Cities of county level that texts name without 市 and that mean nothing else. */
const wellKnown = new Set(
  '昆山 义乌 江阴 张家港 常熟 太仓 慈溪 余姚 晋江 石狮 宜兴 诸暨 瑞安 乐清 温岭 桐乡 海宁 平湖 东阳 永康 建德 嵊州 如皋 启东 泰兴 靖江 丹阳 溧阳 句容 邳州 新沂 仪征 高邮 兴化 福清 武夷山 龙口 招远 莱州 荣成 寿光 诸城 曲阜 邹城 滕州 肥城 新泰 巩义 新郑 登封 禹州 项城 邓州 济源 仙桃 潜江 天门 神农架 浏阳 醴陵 增城 从化 四会 台山 鹤山 恩平 简阳 都江堰 峨眉山 西昌 仁怀 敦煌 格尔木 石河子 库尔勒 漠河 满洲里 二连浩特 珲春 绥芬河 公主岭 瓦房店 三河 任丘 迁安 遵化 涿州 定州 辛集 雄安新区 浦东 海淀 石景山 门头沟 陆家嘴 义县 婺源 凤凰古城 阳朔 桐庐 安吉县 德清县 长兴县 琼海 文昌市 五指山市 滨海新区 两江新区 汶川 芦山 玉树市 青川 舟曲 木里 盱眙 沭阳 蒙自 景洪 香格里拉 腾冲 茅台镇'.split(
    ' ',
  ),
)

/** Full names that are also what every town has: only behind their own city. */
const generic = new Set(
  '城区 郊区 矿区 东区 西区 南区 北区 新城区 老城区 古城区 城东区 城西区 城北区 城中区 城关区 港口区 海港区 湖滨区 前进区 站前区 友好区 中原区 老边区 东风区 平原县 市中区 富县 大方县'.split(
    ' ',
  ),
)

/** Words that begin with, or run into, the name of a place and mean something else. */
const notPlaces =
  '大理石 大理寺 大理论 大理念 大理想 大理由 大理解 大理发 德州扑克 德州仪器 哈密瓜 哈密顿 安康杯 平安康 健康安康 巴中友谊 巴中两国 南京路 北京路 北京时间 南京条约 黄河南 长江西 长江北 长江南 大连锁 大连接 大连续 大连环 大连片 大连通 大连带 大连胜 大同小异 世界大同 天下大同 三明治 出海口 入海口 北海道 日本身 新加坡道 广安门 普洱茶 黄石公园 文山会海 红河谷 四平八稳 大庆祝 大庆典 长治久安 玉树临风 开封后 未开封 已开封 开封口 开封仪 开封即 马里奥 马里兰 马里亚纳 苏丹红 印度洋 印第安 朝鲜族 巴林石 阿曼达 荷兰豆 西班牙语 也门可 南通道 南通过 江南通 西湖南 东湖南 太湖南 湖南路 东海南 南海南 西南宁 东南宁 安阳台 东西安 高原州 江南昌盛 北海军 平安阳 海东方 山西路 山东路 唐山西 陕西路 河北路 河南路 云南路 广东路 福建路 辽宁舰 山东舰 福建舰 广西贡 和平解放 和平发展 和平统一 和平与 和平精英 和平共处 新华社 新华网 新华日报 新华书店 新华保险 新华联 新华医院 朝阳产业 朝阳行业 南山铝业 东方财富 东方航空 东方明珠 东方卫视 东方网 东方甄选 平安保险 平安银行 平安证券 平安夜 宝山钢铁 鼓楼医院 长安汽车 长安福特 长安马自达 开发区 日照时 日照时间 日照时数 日照充足 来宾们 白银价格 中山装 中山公园 中山大学 中山医院 孙中山 中山路 中山陵 中山服 中山狼 吉林大学 中国通 中国象棋 中国结 大中国 泰国际 中国际 中法国 和田玉 东莞式 佛罗里达州 北达科他州 南达科他州 弗吉尼亚州 西弗吉尼亚 哥伦比亚大学 哥伦比亚唱片 哥伦比亚影业 哥伦比亚广播 马里昂 马里亚诺 北川景子 淮南子 朝鲜日报 朝鲜战争 长治疗 长治病 河源自 河源于 河源起 荣成为 瑞丽网 瑞丽服饰 瑞丽时尚 西湖 东湖 南湖 大庆功 大同学 安康复 天津饭 上海滩 开平衡 开平台 开平庸 德阳光 平安顺'.split(
    ' ',
  )

/** Names of towns and parts of Taiwan, Hong Kong and Macau: the division has no codes below these three. */
const withoutCode: readonly (readonly [code: string, names: string])[] = [
  [
    '710000',
    '台北 新北市 高雄 台中市 台南 基隆 新竹市 嘉义市 桃园市 花莲 台东县 屏东 彰化 金门县 马祖列岛 澎湖 台湾地区 台湾当局 Taiwan Taipei',
  ],
  ['810000', '铜锣湾 油尖旺 尖沙咀 旺角 深水埗 元朗区 屯门 观塘 荃湾 湾仔 九龙半岛 新界 港岛 香港特区 Hong*Kong'],
  ['820000', '氹仔 路环 澳门特区 Macau Macao'],
]

/** English names of what English reports name. */
const english =
  'Beijing 110000|Shanghai 310000|Tianjin 120000|Chongqing 500000|Guangdong 440000|Guangzhou 440100|Shenzhen 440300|Zhejiang 330000|Hangzhou 330100|Ningbo 330200|Jiangsu 320000|Nanjing 320100|Suzhou 320500|Wuxi 320200|Wuhan 420100|Hubei 420000|Hunan 430000|Changsha 430100|Sichuan 510000|Chengdu 510100|Shandong 370000|Qingdao 370200|Jinan 370100|Fujian 350000|Xiamen 350200|Fuzhou 350100|Henan 410000|Zhengzhou 410100|Hebei 130000|Shaanxi 610000|Xi’an 610100|Xian 610100|Shanxi 140000|Liaoning 210000|Dalian 210200|Shenyang 210100|Jilin 220000|Heilongjiang 230000|Harbin 230100|Anhui 340000|Hefei 340100|Jiangxi 360000|Guangxi 450000|Hainan 460000|Guizhou 520000|Yunnan 530000|Kunming 530100|Tibet 540000|Xizang 540000|Gansu 620000|Qinghai 630000|Ningxia 640000|Xinjiang 650000|Urumqi 650100|Inner*Mongolia 150000|Dongguan 441900|Foshan 440600'

interface Draft {
  sure: string | null
  inContext: string[]
  behind: string[]
  short: boolean
}

let built: { names: PlaceName[]; trie: Trie } | undefined

/** All names and the trie that finds them, built at the first call (a few milliseconds). */
export function placeNames(): { names: readonly PlaceName[]; trie: Trie } {
  built ??= build()
  return built
}

function build(): { names: PlaceName[]; trie: Trie } {
  const drafts = new Map<string, Draft>()
  const of = (name: string): Draft => {
    const { chars } = canonicalise(name.replaceAll('*', ' '))
    const draft = drafts.get(chars) ?? { sure: null, inContext: [], behind: [], short: false }
    drafts.set(chars, draft)
    return draft
  }
  for (const [name, code] of countryNames) of(name).sure = code
  for (const { name, short, code, onlyInFull } of regions) {
    of(name).sure = code
    if (short === name) continue
    if (onlyInFull) of(short).behind.push(code)
    else {
      of(short).sure = code
      of(short).short = true
    }
  }
  // 海南州 is read as the prefecture, 青海海南 as well.
  for (const { code, short } of regions)
    if (/^..州$/.test(short) && !drafts.has(short.slice(0, 2))) of(short.slice(0, 2)).behind.push(code)
  of('海南').behind.push('632500')
  for (const [code, names] of withoutCode)
    for (const name of names.split(' ')) Object.assign(of(name), { sure: code, short: name.length === 2 })
  for (const entry of english.split('|')) of(entry.split(' ')[0] as string).sure = entry.split(' ')[1] as string
  fileDistricts(of)
  for (const word of notPlaces) Object.assign(of(word), { sure: null, inContext: [], behind: [] })
  const names = [...drafts].map(([chars, draft]) => ({ chars, ...draft }))
  return { names, trie: createTrie(names.map(name => name.chars)) }
}

function fileDistricts(of: (name: string) => Draft): void {
  const sameName = Map.groupBy(districts, district => district.name)
  for (const { code, name, short, parent } of districts) {
    const full = of(name)
    if (generic.has(name)) full.behind.push(code)
    else if (full.sure === null && sameName.get(name)?.length === 1 && name.length > 2) full.sure = code
    else full.inContext.push(code)
    if (short === name) continue
    const brief = of(short)
    // 湖南长沙 is the city, not 长沙县 in it.
    const city = divisionOf(parent ?? '')
    if (brief.sure === parent || (brief.sure && divisionOf(brief.sure)?.parent === city?.parent)) continue
    if (wellKnown.has(short) && brief.sure === null) Object.assign(brief, { sure: code, short: true })
    else {
      brief.behind.push(code)
      brief.short = true
    }
  }
}
