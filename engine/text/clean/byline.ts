// Who wrote it and where it was first, from the lines beside a heading: 文｜张三, 〔記者黃小明／台北報導〕, 新华社记者王五、赵六, （来源：北京日报）.
import { isSurname } from '../names/people.ts'

const letter = '[\\p{Script=Han}]'
const latinName = "\\p{Lu}[\\p{L}.'’-]+(?:\\s+\\p{Lu}[\\p{L}.'’-]*){1,3}"
/** Two to four characters, or a name with dots (阿卜杜拉·买买提). */
const hanName = `${letter}{1,6}(?:[·•]${letter}{1,8})+|${letter}{2,4}(?![\\p{Script=Han}])`
const between = '[\\s]*[、,，/／&和与與][\\s]*|\\s+'
/** What ends a name that stands right behind 记者. */
const border =
  '(?=$|[\\s、，。,.：:；;／/|｜）)】〕」\\]》]|报道|報導|報道|摄|攝|通讯员|通訊員|电|電|文|整理|综合|綜合)'

const labelled =
  /(?:^|[\s（(【〔[|｜，。　])(?:本文)?(?:作者|撰文|撰稿|采写|採寫|采访|文|记者|記者|编译|編譯)\s*[|｜/／:：丨]\s*(.{2,60})/u
const spaced = /(?:作者|记者|記者|撰文|通讯员|通訊員)[\s　]+(.{2,60})/u
const reporter = /(?:记者|記者|特约记者|特派記者|通讯员|通訊員)(.{2,40})/gu
/** What 记者 and 作者 do, and what they are: no names. */
const verbs =
  /^(?:从|從|在|于|於|了解|瞭解|注意|认为|認為|发现|發現|看到|看见|获悉|獲悉|获知|采访|採訪|采写|走访|走訪|来到|來到|近日|今日|今天|昨日|昨天|日前|现场|現場|第一|查阅|查閱|查询|查詢|查看|连日|連日|经过|經過|时|時|曾|向|对|對|就|问|問|拿|被|与|和|及|团|團|们|們|系|是|为|為|单位|單位|简介|簡介|授权|授權|说|說|称|稱|表示|介绍|介紹|观点|觀點|个人|個人|本人|不|还|還|也|都|再次|梳理|实地|實地|致电|致電|联系|聯繫|独家|獨家|通过|通過|根据|根據|按|多方|随机|隨機)/u

/** Names at the beginning of a text, one after the other. */
function namesAt(text: string, isSure: boolean): string[] {
  const names: string[] = []
  let rest = text.replace(/^[\s　]+/, '')
  for (;;) {
    const found = new RegExp(`^(?:${hanName}|${letter}{2,4}${border}|${latinName})`, 'u').exec(rest)?.[0]
    const name = found ?? shortest(rest)
    if (!name || verbs.test(name) || !(isSure || isSurname(name))) return names
    if (names.length === 0 && verbs.test(rest)) return names
    names.push(name)
    rest = rest.slice(name.length)
    const joint = new RegExp(`^(?:${between})`, 'u').exec(rest)?.[0]
    if (!joint) return names
    rest = rest.slice(joint.length)
    if (/^(?:报道|報導|报导|摄|攝|来源|來源|编辑|編輯|责任|責任|发布|發佈|时间|時間|\d)/u.test(rest)) return names
    isSure &&= !/^\s+$/.test(joint)
  }
}

/** Right behind 记者, before 报道 and its like: 王五报道. */
function shortest(text: string): string | null {
  for (const length of [3, 2, 4]) {
    const name = text.slice(0, length)
    if (
      new RegExp(`^${letter}{${length}}$`, 'u').test(name) &&
      new RegExp(`^${border}`, 'u').test(text.slice(length)) &&
      isSurname(name)
    )
      return name
  }
  return null
}

/** Null when nobody is named; several by `、`. */
export function authorIn(line: string): string | null {
  const text = line.slice(0, 400)
  const names: string[] = []
  const marked = labelled.exec(text)?.[1]
  if (marked) names.push(...namesAt(marked, true))
  if (names.length === 0) {
    const apart = spaced.exec(text)?.[1]
    if (apart) names.push(...namesAt(apart, false))
  }
  if (names.length === 0) for (const found of text.matchAll(reporter)) names.push(...namesAt(found[1] ?? '', false))
  return [...new Set(names)].slice(0, 6).join('、') || null
}

/** The medium a line says it is from; null when it says none. */
export const sourceIn = (line: string): string | null =>
  /(?:来源|來源|稿源|信息来源|文章来源|转自|轉自)\s*[:：|｜]\s*《?([^\s|｜：:，,。（(）)】〕\]」》]{2,20})/u.exec(
    line,
  )?.[1] ?? null
