// Lines that stand in an article without being of it: dates, credits, "read also", subscriptions, notices.
import { readDate } from './dates.ts'
import type { Line } from './lines.ts'

export interface AboutPage {
  readonly title: string | null
  readonly now: Date
}

/** Headings behind which no article goes on. The line must be nothing else. */
const endings =
  /^(?:you (?:may|might) (?:also )?(?:like|enjoy)|more (?:great |from|stories|on this|articles|news)|related(?: (?:articles|stories|posts?|content|news|topics|links|coverage))?|recommended(?: for you)?|read (?:more|next)(?: on| from)?|trending(?: now)?|most (?:popular|read)|popular (?:this week|now|posts)|recent (?:articles|posts|stories)|latest(?: news)?|(?:leave a |post a |add a |view |show )?(?:comments?|reply)(?: below)?(?: \(\d+\))?|\d+ comments?|share this(?: article| story| post)?|about the author|want more stories like this|tell us what you think|holiday gift guides|see also|follow us|相关(?:推荐|阅读|新闻|链接|文章|报道|专题)|热点推荐|(?:猜你|您可能)(?:喜欢|感兴趣)|推荐阅读|延伸阅读|更多(?:精彩|阅读|新闻)|热门(?:推荐|文章|评论|跟贴)|精彩(?:推荐|评论)|网友评论|最新评论|(?:全部|所有)评论|发表评论|大家都在看|相關(?:新聞|文章|報導)|延伸閱讀|推薦閱讀|觀察員|观察员|отзывы|комментарии|читайте также|leia (?:mais|também|também)|veja também|comentários|leggi anche|das könnte sie auch interessieren|mehr zum thema|lire aussi|à lire aussi)(?:\b|$|[^\p{L}])/iu
const LONGEST_ENDING = 45
/** An ending is believed where at least half of the text stands before it. */
const ENDINGS_FROM = 0.5

const links =
  /^(?:[([{]?\s*)(?:related(?: post| story| article)?s?|read more|read also|also read|see also|also|more|watch(?: now| more)?|don'?t miss|must read|sign up|also on [\w.]+|相关阅读|推荐阅读|延伸阅读|点击(?:进入|查看|阅读|下载)|扫码|更多|leggi anche|leia (?:mais|também))\s*(?:[:：>»]|\s|$)/iu

const notices: readonly RegExp[] = [
  /^(?:advert(?:isement|ising)?|sponsored(?: content)?|subscribe(?: now)?|sign in|log in|sign up|share|tweet|print|email|save|read more|click here.{0,60}|continue reading.{0,20}|story continues.{0,40}|loading.{0,20}|skip to .{0,20}|scroll down.{0,40}|enlarge image|view (?:author archive|gallery|photos?)|email the author|follow on twitter|home|news|menu|search|close|back to top|highlights?|copy link|open in app)[.…!]*$/i,
  /^this slideshow requires javascript/i,
  /(?:uses? cookies|your (?:email|inbox)|our newsletters?|breaking news (?:e-?mails?|alerts)|sign up (?:for|to) (?:our|the)|(?:get|download) the .{2,30} app\b|by clicking here|click here to|affiliate (?:and|links|commission)|like this story\? share|subscribe to (?:our|the)\b|follow .{2,40} on (?:twitter|facebook|instagram))/i,
  /^(?:copyright|©|\(c\)|all rights reserved|无断转载|版权(?:所有|声明)|未经.{0,12}(?:授权|许可).{0,20}(?:转载|禁止)|this document is subject to copyright|citation:)/i,
  /^(?:\(?\s*)?(?:images?|photos?|pictures?|photographs?|photo illustration|illustration|graphic|video|source)\s*(?:credits?|copyright|caption|by|courtesy|:|©)\s*/i,
  /^(?:©|\(?(?:getty images?|reuters|ap photo|afp|shutterstock|istock|courtesy of))\b.{0,120}$/i,
  /^.{0,160}(?:getty images|\bap photo\b.{0,30}|\/ ?reuters|\/ ?afp|\/ ?ap file|shutterstock|via ap|via getty|istock|\(image: .{0,60}|\(credit: .{0,60}|credit: .{0,60})\)?\.?$/i,
  /^\d+ ?(?:of|\/) ?\d+(?:\D|$)/,
  /^image \d+ of \d+/i,
  /^(?:(?:updated?|published|posted|last modified)(?: on)?\s*:?|by)\s.{0,60}\d{1,2}[:.]\d{2}.{0,40}$/i,
  /^(?:特别声明|免责声明|notice: the content above|本文为.{0,20}作者.{0,30}|(?:声明|提示)[:：].{0,30}(?:不代表|仅供参考).{0,60})/i,
  /^(?:本文)?(?:来源|來源|稿源)\s*[:：].{0,40}(?:责任)?编辑\s*[:：].{0,20}$/,
  /^(?:来源|來源|稿源|时间|发布时间|发布日期|日期|浏览|点击|阅读|作者|字号|字体|分享)(?:次数|量|数|到)?\s*[:：].{0,80}(?:来源|作者|浏览|点击|阅读|字号|时间|\d{2}:\d{2}).{0,60}$/,
  /^(?:打印|分享到?|收藏|纠错|举报|点赞|转发|返回顶部|返回搜狐.{0,20}|关注|【(?:纠错|打印|关闭)】|微信扫一扫.{0,30}|扫码.{0,30}|长按.{0,30}二维码.{0,30})$/,
]
const LONGEST_NOTICE = 320

/** Share of a line's letters that makes it a link, and links one below the other that make a list. */
const LINKED = 0.85
const LEAST_LINKS = 3

/** Lines before the first that reads like a sentence: sections, dates, names. */
const LEADING = 6
const SHORT = 45

/** Only what is of the article. When that is next to nothing, all of it. */
export function withoutFurniture(lines: readonly Line[], page: AboutPage): string[] {
  const total = lines.reduce((sum, line) => sum + line.text.length, 0)
  const stored: string[] = []
  let passed = 0
  let sentences = 0
  for (const [i, line] of lines.entries()) {
    if (passed >= ENDINGS_FROM * total && line.text.length <= LONGEST_ENDING && endings.test(line.text)) break
    passed += line.text.length
    if (isFurniture(line) || isHeadOfLinks(lines, i)) continue
    if (sentences === 0 && i < LEADING && isHead(line.text, page)) continue
    if (line.text.length > SHORT) sentences++
    stored.push(line.text)
  }
  const left = stored.reduce((sum, text) => sum + text.length, 0)
  return left * 4 >= total ? stored : lines.map(line => line.text)
}

function isFurniture({ text, linked }: Line): boolean {
  if (/^[\s\p{P}\p{S}]+$/u.test(text)) return true
  if (linked >= LINKED && text.length < LONGEST_NOTICE) return true
  if (linked >= 0.4 && links.test(text)) return true
  return text.length < LONGEST_NOTICE && notices.some(notice => notice.test(text))
}

/** 热门推荐 over a list of links, wherever it stands; under another short line three links are a list. */
function isHeadOfLinks(lines: readonly Line[], at: number): boolean {
  const { text } = lines[at]!
  if (text.length > LONGEST_ENDING || /[。！？，；]/.test(text)) return false
  let links = 0
  while (links < LEAST_LINKS && (lines[at + 1 + links]?.linked ?? 0) >= LINKED) links++
  return links >= (endings.test(text) ? 1 : LEAST_LINKS)
}

/** The title once more, or a date with its time, or what a clock and a byline have in common: no sentence. */
function isHead(text: string, { title, now }: AboutPage): boolean {
  const plain = letters(text)
  if (title && plain.length > 3 && letters(title).includes(plain) && plain.length * 2 > letters(title).length)
    return true
  if (text.length > 80) return false
  const date = readDate(text, { now })
  if (date) return !date.dayOnly || /[a-z]/i.test(text)
  return /^(?:by|von|por|di|par)\s+\p{Lu}/u.test(text) || /\b(?:19|20)\d\d\b.{0,20}\d{1,2}[:.]\d{2}/.test(text)
}

const letters = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\s\p{P}]/gu, '')
    .toLowerCase()
