// Who wrote it and where it was first, from the lines beside a heading: 文｜张三, 〔記者黃小明／台北報導〕, 新华社记者王五、赵六, （来源：北京日报）.
import { isSurname } from '../names/people.ts'

const letter = '[\\p{Script=Han}]'
const latinName = "\\p{Lu}[\\p{L}.'’-]+(?:\\s+\\p{Lu}[\\p{L}.'’-]*){1,3}"
/** A name with dots (阿卜杜拉·买买提), two to four characters, or two that are spread (贾 丽). */
const dotted = `${letter}{1,6}(?:[·•]${letter}{1,8})+`
const whole = `${letter}{2,4}(?![\\p{Script=Han}])`
const spread = `${letter}[\\s　]${letter}(?![\\p{Script=Han}])`
const between = '[\\s]*[、,，/／&和与與][\\s]*|\\s+'
/** What ends a name that stands right behind 记者. */
const border =
  '(?=$|[\\s、，。,.：:；;／/|｜）)】〕」\\]》]|报道|報導|报导|摄|攝|通讯员|通訊員|电|電|文|整理|综合|綜合|从|從|消息)'
/** What a run of up to four characters ends with and is no part of the name: 苏扬报道, 张枨从. */
const behindName = /(?<=..)(?:报道|報導|报导|整理|综合|綜合|摄影|攝影|摄|攝|从|從|消息)$/u
/** Who took the picture. */
const ofPicture = /^\s*(?:摄|攝|图|圖)(?![\p{Script=Han}/／])/u
/** 文/新京报 张三: a medium before the name. */
const medium = /..(?:[报報网網]|.[社台刊])$/u

const labelled =
  /(?:^|[\s（(【〔[|｜，。　])(?:本文)?(?:作者(?:简介|簡介)?|撰文|撰稿|采写|採寫|采访|文(?:\s*[/／]\s*[图圖])?|记者|記者|编译|編譯)\s*[|｜/／:：丨 ](?<=[|｜/／:：丨]|[图圖] )\s*(.{2,60})/u
const inBrackets = /[［[【（(〔]作者(?:简介|簡介)?[］\]】）)〕]\s*(.{2,60})/u
/** A pen name or an office: whatever stands alone behind the label. */
const penName =
  /(?:^|[\s（(【〔[|｜　])(?:作者|撰文|撰稿|文)\s*[:：|｜丨]\s*([\p{L}\p{Nd}_-]{2,16})(?=$|[\s（()）】〕\]|｜])/u
const noPenName = /^[我你他她它这那本此该某一不暂无無]/u
const nobody = /^(?:佚名|匿名|未知|网络|網路|网友)/u
/** 王五、赵六／台北報導 */
const atEnd = /^[\s〔【（(]*([^／/]{2,40})[／/]\s*\p{Script=Han}{2,6}?(?:報導|报道|报导)/u
const spaced = /(?<!的)(?:作者|记者|記者|撰文|通讯员|通訊員)[\s　]+(?=(.{2,60}))/gu
const reporter = /(?<!的)(?:记者|記者|特约记者|特派記者|通讯员|通訊員)(?=(.{2,40}))/gu
/** What 记者 and 作者 do, and what they are: no names. */
const verbs =
  /^(?:从|從|在|于|於|了解|瞭解|注意|认为|認為|发现|發現|看到|看见|获悉|獲悉|获知|采访|採訪|采写|走访|走訪|来到|來到|近日|今日|今天|昨日|昨天|日前|现场|現場|第一|查阅|查閱|查询|查詢|查看|连日|連日|经过|經過|时|時|曾(?:在|于|於|经|經|向|对|對|就|多次|采访|採訪|报道|報導|是|为|為|任)|向(?!\p{Script=Han}{1,2}(?:$|\P{Script=Han}))|对|對|就|问|問|拿|被|与|和|及|团|團|们|們|系|是|为|為|单位|單位|简介|簡介|授权|授權|说|說|称|稱|表示|介绍|介紹|观点|觀點|个人|個人|本人|不|还|還|也|都|再次|梳理|实地|實地|致电|致電|联系|聯繫|独家|獨家|通过|通過|根据|根據|按|多方|随机|隨機)/u

/** Names at the beginning of a text, one after the other. */
function namesAt(text: string, isSure: boolean): string[] {
  const names: string[] = []
  let rest = text.replace(/^[\s　]+/, '')
  for (;;) {
    const { name, length } = nameAt(rest) ?? { name: '', length: 0 }
    if (name === '' || verbs.test(name) || !(isSure || isSurname(name))) return names
    if (names.length === 0 && verbs.test(rest)) return names
    rest = rest.slice(length)
    if (ofPicture.test(rest) || nobody.test(name)) return []
    const isMedium = medium.test(name)
    if (!isMedium) names.push(name)
    const joint = new RegExp(`^(?:${between})`, 'u').exec(rest)?.[0]
    if (!joint) return names
    rest = rest.slice(joint.length)
    if (/^(?:报道|報導|报导|摄|攝|来源|來源|编辑|編輯|责任|責任|发布|發佈|时间|時間|\d)/u.test(rest)) return names
    isSure &&= isMedium || !/^\s+$/.test(joint)
  }
}

function nameAt(text: string): { name: string; length: number } | null {
  const apart = new RegExp(`^${spread}`, 'u').exec(text)?.[0]
  if (apart && isSurname(apart)) return { name: apart.replace(/\s/, ''), length: apart.length }
  const run = new RegExp(`^(?:${dotted}|${whole})`, 'u').exec(text)?.[0].replace(behindName, '')
  const name = run ?? new RegExp(`^(?:${letter}{2,4}${border}|${latinName})`, 'u').exec(text)?.[0] ?? shortest(text)
  return name ? { name, length: name.length } : null
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

const LONGEST = 400

/** Null when nobody is named; several by `、`. */
export function authorIn(line: string): string | null {
  const text = line.slice(0, LONGEST)
  const first = (...found: (() => string[])[]): string[] => {
    for (const names of found.map(find => find())) if (names.length > 0) return names
    return []
  }
  const after = (pattern: RegExp): string[] => {
    const marked = pattern.exec(text)
    // 记者： is a question of an interview as well.
    return marked ? namesAt(marked[1] ?? '', !/记者|記者/.test(marked[0].slice(0, -(marked[1] ?? '').length))) : []
  }
  const everyAfter = (pattern: RegExp): string[] => {
    const names: string[] = []
    // Who is named first reports; a correspondent only where nobody else does.
    for (const found of text.matchAll(pattern))
      if (names.length === 0 || !/通讯员|通訊員/.test(found[0])) names.push(...namesAt(found[1] ?? '', false))
    return names
  }
  const names = first(
    () => after(labelled),
    () => after(inBrackets),
    () => {
      const name = penName.exec(text)?.[1]
      return name && !verbs.test(name) && !noPenName.test(name) && !nobody.test(name) ? [name] : []
    },
    () => everyAfter(spaced),
    () => everyAfter(reporter),
    () => after(atEnd),
  )
  return [...new Set(names)].slice(0, 6).join('、') || null
}

const named =
  /(?<!图片|圖片|视频|視頻|影片|题图|題圖|图|圖|数据|數據|资料|資料|照片|素材|音频|音頻|资金|資金|收入)(?:来源|來源|稿源|转自|轉自|转载自|轉載自)(?:于|於)?\s*[:：|｜]\s*《?([^\s|｜：:，,。（(）)】〕\]［[」》]{2,30})/u
/** Without a colon only what sounds like a medium. */
const passedOn = /(?:转自|轉自|转载自|轉載自)\s*[《“「]?([\p{Script=Han}A-Za-z]{1,12}?(?:网|網|报|報|社|台|客户端))/u
/** What stands right behind the medium in one line with it. */
const nextLabel =
  /(?:新浪声明|免责声明|特别声明|版权声明|当地时间|實習編輯|实习编辑|责任编辑|責任編輯|责编|编辑|編輯|作者|发布时间|时间|等$).*$/u
/** The site itself, or nobody. */
const noMedium =
  /^(?:网络|網絡|網路|互联网|互聯網|本站|本网|本站原创|本網|原创|原創|综合|綜合|网络综合|网友|未知|佚名|其他)$/u

/** The medium a line says it is from; null when it says none. */
export function sourceIn(line: string): string | null {
  const found = named.exec(line)?.[1]?.replace(nextLabel, '') ?? passedOn.exec(line)?.[1]
  return found && found.length >= 2 && !noMedium.test(found) ? found.slice(0, MOST_LETTERS) : null
}

const MOST_LETTERS = 20
