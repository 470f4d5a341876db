// An extractive summary: whole sentences of the article, those that say most, in their order.
import { createPairs, type SentencePairs } from './summary-pairs.ts'
import { splitSentences } from './summary-sentences.ts'

export { splitSentences }

/** Characters read of a body. */
const LONGEST = 3000
/** Sentences weighed; those behind are never the lead. */
const MOST_SENTENCES = 60

interface Sentence {
  text: string
  /** Place among the sentences that say something. */
  place: number
  score: number
}

const pairs = createPairs()

/**
 * At most `most` UTF-16 units of the body's own sentences; the body itself when it is short, the title when there is no body. A sentence longer than
 * `most` is cut with … at a comma where no sentence fits; a quotation is never torn.
 */
export function summaryOf(title: string, body: string, most = 120): string {
  const text = tidy(body.slice(0, LONGEST)).replace(/^(?:导语|摘要|导读|核心提示|内容提要)[:：]\s*/u, '')
  const short = text.length <= most * 1.5 ? withoutHeaders(text) : text
  if (short.length <= most) return short || shortened(tidy(title.slice(0, LONGEST)), most)
  const sentences = splitSentences(text).slice(0, MOST_SENTENCES).filter(says)
  if (sentences.length === 0) return shortened(text, most)
  const chosen = chooseFrom(weighed(sentences, title), most)
  if (chosen.length === 0) return shortened(sentences[0] as string, most)
  return chosen
    .sort((a, b) => a.place - b.place)
    .map(({ text }) => text)
    .join('')
    .trim()
}

function weighed(sentences: readonly string[], title: string): Sentence[] {
  const titleSize = pairs.begin(title.slice(0, 300))
  for (const text of sentences) pairs.add(text)
  return sentences.map((text, place) => ({
    // What follows an English sentence stands behind a space.
    text: text.endsWith('.') ? `${text} ` : text,
    place,
    score: score(text, place, pairs.said(place), titleSize),
  }))
}

/** Best first, as long as there is room and they say something else than those before; none when none fits. */
function chooseFrom(sentences: readonly Sentence[], most: number): Sentence[] {
  const ranked = sentences
    .filter(({ text }) => text.length <= most)
    .sort((a, b) => b.score - a.score || a.place - b.place)
  const least = WORTH * (ranked[0]?.score ?? 0)
  const chosen: Sentence[] = []
  let length = 0
  for (const sentence of ranked) {
    if (sentence.score < least && chosen.length > 0) break
    if (length + sentence.text.length > most) continue
    if (chosen.some(other => pairs.likeness(other.place, sentence.place) > 0.5)) continue
    chosen.push(sentence)
    length += sentence.text.length
  }
  return chosen
}

/** A sentence that says less than this share of what the best one says does not fill up the room left. */
const WORTH = 0.25

const withoutHeaders = (text: string): string =>
  text
    .split('\n')
    .filter(line => !noise.test(line))
    .join(' ')

const TIDY = 1
const UNTIDY = 2
/** What `tidy` would change wherever it stands: all white space but spaces and ends of lines, control and format characters. */
const known = new Uint8Array(65536)
const untidy = /^(?:[^\S\n ]|(?!\n)[\p{Cc}\p{Cf}\p{Cs}])$/u

/** White space within a paragraph evened out; paragraphs stay apart. Most texts are tidy already, which is cheaper to see than to do. */
function tidy(text: string): string {
  let white = true
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i)
    if (known[unit] === 0) known[unit] = untidy.test(String.fromCharCode(unit)) ? UNTIDY : TIDY
    const isWhite = unit === 0x20 || unit === 0x0a
    // Beyond the basic plane are format characters, too.
    if (known[unit] === UNTIDY || (isWhite && white)) return evened(text)
    white = isWhite
  }
  return text.trim()
}

const evened = (text: string): string =>
  text
    .replace(/[\p{Cc}\p{Cf}]/gu, character => (character === '\n' ? '\n' : ' '))
    .replace(/[^\S\n]+/gu, ' ')
    .replace(/ ?\n[\s]*/gu, '\n')
    .trim()

const noise =
  /^(?:原标题|标题|来源|作者|责任编辑|责编|编辑|记者|摄影|图片?[:：]|校对|监制|点击|查看|更多|相关阅读|推荐阅读|声明|免责|版权|本文|扫码|关注|转载|字号|分享到|打印|返回|首页|当前位置)/u
const boiler =
  /function\s*\(|var |document\.|https?:\/\/|版权所有|未经授权|欢迎关注|订阅号|转载请注明|责任编辑|二维码|公众号/u

/** Headers, scripts and requests are no sentences of the article; nor is what says less than eight characters or does not end. */
const says = (text: string): boolean =>
  text.length >= 8 && '。！？!?…”」.'.includes(text.charAt(text.length - 1)) && !noise.test(text) && !boiler.test(text)

const refersBack = /^(?:但|而|不过|因此|所以|此外|另外|同时|对此|其中|他|她|它|这|那|此)/u

/** Likeness to the title, place, and how much the other sentences speak of the same. */
function score(text: string, place: number, { inTitle, central, size }: SentencePairs, titleSize: number): number {
  const first = place === 0 ? 1 : place === 1 ? 0.6 : place === 2 ? 0.4 : 0.3 / (1 + place / 5)
  const asks = text.includes('?') || text.includes('？') ? 0.3 : 0
  const back = refersBack.test(text) ? 0.15 : 0
  return (1.5 * inTitle) / Math.max(4, titleSize) + first + (0.6 * central) / Math.max(8, size) - asks - back
}

/** The beginning, up to the last comma that fits and is in no quotation. */
function shortened(text: string, most: number): string {
  if (text.length <= most) return text
  let depth = 0
  let cut = 0
  for (let i = 0; i < most - 1; i++) {
    const character = text.charAt(i)
    if ('“「『《（('.includes(character)) depth++
    else if ('”」』》）)'.includes(character)) depth = Math.max(0, depth - 1)
    else if (depth === 0 && '，,、；;：: '.includes(character)) cut = i
  }
  if (cut < most / 3) {
    cut = most - 1
    if (/[\uD800-\uDBFF]/.test(text.charAt(cut - 1))) cut--
  }
  return `${text.slice(0, cut)}…`
}
