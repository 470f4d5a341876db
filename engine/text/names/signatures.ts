// Who signed an article: what stands where its author is named, taken apart into people, offices and agencies.
import { isSurname } from './people.ts'

export interface Signature {
  /** People, each once, in their order. */
  people: string[]
  role: 'reporter' | 'editor' | 'author'
  /** Agencies and offices that signed. */
  offices: string[]
}

/** Between people of one signature. A single blank parts two Chinese names, but joins what is foreign. */
const between = /[/／、,，;；&＆|｜]|\s+(?:and|et|和|与)\s+|(?<=\p{Script=Han}{2})[和与](?=\p{Script=Han}{2,4}$)/u
/** Words that say what people are; what stands before the last of them says it of whoever comes behind. */
const editors =
  /(?:责任编辑|責任編輯|责编|責編|本期编辑|编辑|編輯|审核|審核|校对|校對|监制|監製|主编|主編|值班主任|美编|制图|製圖)/u
const reporters =
  /(?:本报|本報|本刊|本社|本网|本網|本台|全媒体|全媒體|首席|特派|特约|特約|驻\p{Script=Han}{1,6}|见习|見習|实习|實習|通讯员|通訊員|摄影|攝影|文字|视频|記者|记者|撰文|撰稿|采写|採寫|报道|報導|报道员|评论员|評論員|特稿|供稿)/u
const marks = new RegExp(
  `(?:${editors.source}|${reporters.source}|作者|来源|來源|(?<=^|\\s)(?:文|图|圖|摄|攝|译|譯)(?=\\s|$))`,
  'gu',
)
/** Ends of what is no person. */
const office =
  /(?:社|报|報|网|網|台|臺|局|部|委|厅|廳|院|会|會|司|室|组|組|团|團|所|中心|公司|大学|大學|研究|编辑部|課題組|课题组|办|辦|频道|頻道|客户端|客戶端|微博|公众号|公眾號|发布|發布|集团|集團|评论|評論|工作室|专栏|日报|晚报|时报|快讯|在线|传媒|媒体|视频|小编|编译)$/u
/** Whatever stands before: 文汇报 begins like a surname. */
const surelyOffice = /(?:社|报|報|网|網|台|臺|局|厅|廳|日报|晚报)$/u
const agencies =
  /^(?:新华社|新華社|中新社|中国新闻社|新华网|人民网|路透社|法新社|美联社|塔斯社|共同社|彭博社?|新华|综合|综合报道|佚名|匿名|网络|转载|admin|editor|reuters|afp|ap|xinhua|bloomberg)$/iu
const foreign = /^[\p{Script=Latin}][\p{Script=Latin}'’.-]*(?:[ \u00a0][\p{Script=Latin}'’.-]+){1,3}$/u
const translated = /^\p{Script=Han}{1,8}(?:[·.．・•]\p{Script=Han}{1,10}){1,3}$/u
const chinese = /^\p{Script=Han}{2,4}$/u
const compoundLength = 4
const longest = 200

/** Takes at most the first 200 signs; what is neither clearly a person nor an office is left out. */
export function signatureOf(author: string): Signature {
  const text = author
    .slice(0, longest)
    .normalize('NFKC')
    .replace(/[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^[（(【[](.*)[）)】\]]$/u, '$1')
    // Written for a stroke between two names.
    .replaceAll('丨', '|')
    .replace(/^(?:据|據|by )(?=\S)/iu, '')
  const role = editors.test(text) ? 'editor' : reporters.test(text) ? 'reporter' : 'author'
  const people: string[] = []
  const offices: string[] = []
  const signer =
    /^(?:采写|採寫|文)?[/／|:：]?\s*(.{2,12}?(?:社|网|網|报|報|台|臺|新闻|新聞)|央视|央視)(?=\s*(?:记者|記者|通讯员|通訊員))/u.exec(
      text,
    )?.[1]
  if (signer !== undefined) offices.push(signer)
  const plain = (signer === undefined ? text : text.slice(text.indexOf(signer) + signer.length))
    .replace(/[（(【[][^）)】\]]{0,40}[）)】\]]/gu, ' ')
    .replace(/[：:]/g, ' ')
  for (const part of plain.split(between)) for (const name of namesIn(part)) put(name)
  return { people, role, offices }

  function put(name: string): void {
    if (isOffice(name)) {
      if (!offices.includes(name)) offices.push(name)
    } else if (isPerson(name) && !people.includes(name)) people.push(name)
  }
}

/** What is left where the words that say what people are have gone; blanks part Chinese names. */
function namesIn(part: string): string[] {
  const written = part.trim()
  // Of two words the first may be a person.
  if (isOffice(written) && !/^\p{Script=Han}+ /u.test(written)) return [written]
  const left = isName(written) ? written : written.replace(marks, ' ').trim()
  if (foreign.test(left) || translated.test(left)) return [left]
  // 王　伟: a name of two signs set apart.
  if (/^\p{Script=Han} \p{Script=Han}$/u.test(left)) return [left.replace(' ', '')]
  return left.split(' ').filter(Boolean)
}

const isOffice = (name: string): boolean =>
  agencies.test(name) || surelyOffice.test(name) || (office.test(name) && !isName(name))

const isName = (text: string): boolean =>
  (chinese.test(text) && isSurname(text) && text.length <= 3) || translated.test(text) || foreign.test(text)

function isPerson(name: string): boolean {
  if (translated.test(name) || foreign.test(name)) return true
  if (!chinese.test(name)) return false
  return name.length < compoundLength || isSurname(name)
}
