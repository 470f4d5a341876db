// People and organisations where the way they are named leaves little doubt; everybody else is left out.
import { foldedUnits } from '../words/folded.ts'

export interface Mention {
  name: string
  kind: 'person' | 'organisation'
  count: number
  /** UTF-16 offset of the first mention. */
  first: number
}

const surnames =
  '赵钱孙李周吴郑王冯陈褚卫蒋沈韩杨朱秦尤许何吕施张孔曹严华金魏陶姜戚谢邹喻苏潘葛范彭郎鲁韦昌马苗凤方俞任袁柳鲍史唐费薛雷贺倪汤滕殷罗毕郝安常于傅齐康伍余元顾孟黄穆萧尹姚邵汪祁毛狄米贝明戴宋庞熊纪舒屈项祝董梁杜阮蓝闵席季麻贾路江童颜郭梅盛林刁钟徐邱骆高夏蔡田樊胡凌霍虞万柯管卢莫房解应宗丁宣邓洪包诸左石崔吉龚程嵇邢裴陆荣翁荀甄曲封储靳段富焦谷车侯宁仇甘厉祖武符刘景詹束龙叶幸司黎白怀蒲卓乔闻党翟谭贡姬申冉桑桂牛边温庄晏柴瞿阎慕连习艾容向易慎戈廖庾居衡步耿满匡国文寇广欧沃利越隆师巩聂晁敖冷辛阚那简饶曾沙丰关查游竺权盖益桓公窦闫佟冼阙臧缪覃卞隋蔺裘栾仝亢牟佘'
const compound = '欧阳|司马|上官|诸葛|东方|皇甫|尉迟|公孙|慕容|令狐|夏侯|司徒'

const surnameSet = new Set([
  ...surnames,
  ...'黃劉陳張鄭楊吳趙許馮衛蔣韓嚴陶謝鄒葉蕭賀顧龔錢孫馬鄧羅蘇盧賴簡莊詹塗游阮竇閻陸紀歐龍鍾譚湯韋魯費賈駱',
])
const compounds = new Set(compound.split('|'))

/** Does a Chinese name begin with a surname? */
export const isSurname = (name: string): boolean => surnameSet.has(name[0] ?? '') || compounds.has(name.slice(0, 2))

/** An office that stands before a name; 副 and 常务 before it change nothing. */
const before =
  '(?:书记|主席|总理|部长|省长|市长|县长|区长|镇长|局长|厅长|处长|主任|委员长|院长|校长|会长|董事长|总经理|总裁|执行官|财务官|发言人|秘书长|理事长|司长|署长|行长|所长|队长|教授|研究员|分析师|律师)'
/** What stands behind the name when it is one: a verb of speaking, a comma, an end. */
const behind =
  '(?=表示|介绍|指出|说|称|认为|强调|透露|告诉|在|出席|主持|率|会见|宣布|回应|接受|就|和|与|、|，|。|；|：|:|,|）|\\)|等|的|任|因|被|涉嫌|向|对|日前|近日|今日|$)'
const person = new RegExp(
  `${before}((?:${compound})\\p{Script=Han}{1,2}|[${surnames}]\\p{Script=Han}{1,2}?)${behind}`,
  'gu',
)
const reporter = new RegExp(
  `记者\\s?((?:${compound})\\p{Script=Han}{1,2}|[${surnames}]\\p{Script=Han}{1,2})(?=[\\s）)、，。：:]|报道|摄|$)`,
  'gu',
)

const suffixes =
  '股份有限公司|有限责任公司|有限公司|集团公司|研究院|委员会|管理局|监督局|监管局|税务局|公安局|人民法院|人民检察院|人民政府|基金会|商会|出版社|大学'
const suffix = new RegExp(suffixes, 'gu')
const LONGEST_PART = 16
/** What is read of an organisation before and behind its suffix. */
const REACH_BEFORE = LONGEST_PART + 3
const REACH_BEHIND = 4
/** An office or company with its full suffix; what stands before it must begin at a border. */
const organisation = new RegExp(
  `(?<=^|[，。；：、！？“”（）()《》\\s]|据|由|向|在|从|与|和|对|被|称)(?!(?:一|两|三|多|几|某|该|这|那|各|本|其|有|的|是)(?:家|个|些)?)([\\p{Script=Han}A-Za-z]{2,${LONGEST_PART}}(?:${suffixes}))(?![\\p{Script=Han}]{0,2}(?:生活|城))`,
  'gu',
)

/** Not names: a verb or a plural begins like a surname. */
const notName =
  /^(?:江大桥|江大|高度|高级|方面|任何|应该|有关|时间|明确|明年|和|向|于|安全|安排|常务|会议|党委|车间|国家|文化|关于|解决|项目|管理|公司|公布|公开|公告|连续|包括|利用|应对|曾经|曾任|查处|查看|关注|关系|权威|满意|广大|富有|易于|沙龙|白天|成员|何时|何人|万元)/u

const LONGEST = 20_000
const MOST = 50

/** Reads at most the first 20,000 characters of the text as it is written. Names are as they stand there first. */
export function peopleAndOrganisations(text: string): Mention[] {
  const read = foldedUnits(text.slice(0, LONGEST))
  const found = new Map<string, Mention>()
  const take = (kind: Mention['kind'], pattern: RegExp, from: number, to: number): void => {
    for (const match of read.slice(from, to).matchAll(pattern)) {
      const folded = match[1] as string
      if (kind === 'person' && notName.test(folded)) continue
      const key = `${kind} ${folded}`
      const known = found.get(key)
      const first = from + match.index + match[0].lastIndexOf(folded)
      if (known) known.count++
      else if (found.size < MOST)
        found.set(key, { name: text.slice(first, first + folded.length), kind, count: 1, first })
    }
  }
  take('person', person, 0, read.length)
  take('person', reporter, 0, read.length)
  for (const { from, to } of partsWithSuffix(read)) take('organisation', organisation, from, to)
  return [...found.values()].sort((a, b) => b.count - a.count || a.first - b.first)
}

/** The parts of a text an organisation may stand in: its suffixes are found ten times faster than what may come before one. */
function partsWithSuffix(text: string): { from: number; to: number }[] {
  const parts: { from: number; to: number }[] = []
  for (const { 0: found, index } of text.matchAll(suffix)) {
    const from = Math.max(0, index - REACH_BEFORE)
    const to = index + found.length + REACH_BEHIND
    const last = parts.at(-1)
    if (last && from <= last.to) last.to = to
    else parts.push({ from, to })
  }
  return parts
}
