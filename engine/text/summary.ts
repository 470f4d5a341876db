// An extractive summary: whole sentences of the article, those that say most, in their order.
import { canonicalise } from './canonical.ts'

/** Characters read of a body. */
const LONGEST = 6000
/** Sentences weighed; those behind are never the lead. */
const MOST_SENTENCES = 60

interface Sentence {
  text: string
  /** Hashed pairs of characters, unique. */
  pairs: Set<number>
  order: number
}

/**
 * At most `most` UTF-16 units of the body's own sentences; the body itself when it is short, the title when there is no body. A sentence longer than
 * `most` is cut with … at a comma where no sentence fits; a quotation is never torn.
 */
export function summaryOf(title: string, body: string, most = 120): string {
  const text = tidy(body.slice(0, LONGEST)).replace(/^(?:导语|摘要|导读|核心提示|内容提要)[:：]\s*/u, '')
  const short = text.length <= most * 1.5 ? withoutHeaders(text) : text
  if (short.length <= most) return short || shortened(tidy(title.slice(0, LONGEST)), most)
  const sentences = sentencesOf(text).filter(says)
  if (sentences.length === 0) return shortened(text, most)
  const fitting = sentences.filter(sentence => sentence.text.length <= most)
  if (fitting.length === 0) return shortened((sentences[0] as Sentence).text, most)
  const scores = scored(sentences, pairsOf(title.slice(0, 300)))
  const ranked = fitting.toSorted((a, b) => (scores[b.order] ?? 0) - (scores[a.order] ?? 0) || a.order - b.order)
  const least = WORTH * (scores[(ranked[0] as Sentence).order] ?? 0)
  const chosen: Sentence[] = []
  let length = 0
  for (const sentence of ranked) {
    if ((scores[sentence.order] ?? 0) < least) break
    if (length + sentence.text.length > most || chosen.some(other => likeness(other, sentence) > 0.5)) continue
    chosen.push(sentence)
    length += sentence.text.length
  }
  return chosen
    .sort((a, b) => a.order - b.order)
    .map(({ text }) => text)
    .join('')
    .trim()
}

/** A sentence that says less than this share of what the best one says does not fill up the room left. */
const WORTH = 0.25

const withoutHeaders = (text: string): string =>
  text
    .split('\n')
    .filter(line => !noise.test(line))
    .join(' ')

/** White space within a paragraph evened out; paragraphs stay apart. */
const tidy = (text: string): string =>
  text
    .replace(/[\p{Cc}\p{Cf}]/gu, character => (character === '\n' ? '\n' : ' '))
    .replace(/[^\S\n]+/gu, ' ')
    .replace(/ ?\n[\s]*/gu, '\n')
    .trim()

const ENDS = '。！？!?；;…'
const OPENS = '“「『《（("'
const CLOSES = '”」』》）)"'
/** 1 for the characters a sentence or quotation may begin or end with: all others are passed over. */
const matters = new Uint8Array(65536)
for (const character of `\n.${ENDS}${OPENS}${CLOSES}`) matters[character.charCodeAt(0)] = 1

/** A quotation open for longer is a typing mistake: the next end of a sentence ends it. */
const LONGEST_QUOTE = 300

/** A sentence ends behind 。！？ and what closes there; not inside a quotation. */
export function splitSentences(text: string): string[] {
  const result: string[] = []
  let from = 0
  let depth = 0
  let opened = 0
  for (let i = 0; i < text.length; i++) {
    if (matters[text.charCodeAt(i)] === 0) continue
    const character = text.charAt(i)
    if (character === '\n') {
      result.push(text.slice(from, i))
      from = i + 1
      depth = 0
      continue
    }
    const opens = OPENS.includes(character) && !(character === '"' && depth > 0)
    if (opens) {
      if (depth === 0) opened = i
      depth++
      continue
    }
    if (CLOSES.includes(character)) {
      if (depth > 0) depth--
      // “……。” ends the sentence when what is inside it did.
      if (depth > 0 || !ENDS.includes(text.charAt(i - 1)) || text.charAt(i - 1) === '') continue
      if (i - opened < 2 || isContinued(text, i + 1)) continue
    } else if (!endsHere(text, i, character) || (depth > 0 && i - opened < LONGEST_QUOTE)) continue
    let end = i + 1
    while (
      end < text.length &&
      (ENDS.includes(text.charAt(end)) || (depth === 0 && '”」』）)'.includes(text.charAt(end))))
    )
      end++
    result.push(text.slice(from, end))
    from = end
    depth = 0
    i = end - 1
  }
  result.push(text.slice(from))
  return result.map(sentence => sentence.trimStart()).filter(sentence => sentence.trim() !== '')
}

/** “……？”他问: what follows the quotation on the same line belongs to it. */
const isContinued = (text: string, at: number): boolean =>
  /^[^\s“「『\n]{0,6}(?:说|道|问|称|表示|写道|介绍|认为)/u.test(text.slice(at, at + 12))

function endsHere(text: string, i: number, character: string): boolean {
  if (ENDS.includes(character)) return character !== ';'
  // A full stop ends an English sentence before white space and a capital, not in 3.14 or U.S. dollars.
  return (
    character === '.' &&
    /^\s+["“]?\p{Lu}/u.test(text.slice(i + 1, i + 5)) &&
    !/(?:\b\p{Lu}|\b(?:Mr|Mrs|Ms|Dr|St|vs|No|Inc|Co|Ltd))$/u.test(text.slice(Math.max(0, i - 4), i))
  )
}

const sentencesOf = (text: string): Sentence[] =>
  splitSentences(text)
    .slice(0, MOST_SENTENCES)
    .map(text => ({ text: text.endsWith('.') ? `${text} ` : text, pairs: pairsOf(text), order: 0 }))

const noise =
  /^(?:原标题|标题|来源|作者|责任编辑|责编|编辑|记者|摄影|图片?[:：]|校对|监制|点击|查看|更多|相关阅读|推荐阅读|声明|免责|版权|本文|扫码|关注|转载|字号|分享到|打印|返回|首页|当前位置)/u
const boiler =
  /function\s*\(|var |document\.|https?:\/\/|版权所有|未经授权|欢迎关注|订阅号|转载请注明|责任编辑|二维码|公众号/u

/** Headers, scripts and requests are no sentences of the article; nor is what says less than eight characters. */
function says(sentence: Sentence, order: number): boolean {
  sentence.order = order
  const { text } = sentence
  return text.length >= 8 && !noise.test(text) && !boiler.test(text) && /[。！？!?…”」.] ?$/u.test(text)
}

/** Likeness to the title, place, and how much the other sentences speak of the same. */
function scored(sentences: readonly Sentence[], title: ReadonlySet<number>): Record<number, number> {
  const spread = new Map<number, number>()
  for (const { pairs } of sentences) for (const pair of pairs) spread.set(pair, (spread.get(pair) ?? 0) + 1)
  const result: Record<number, number> = {}
  sentences.forEach((sentence, place) => {
    let shared = 0
    let central = 0
    for (const pair of sentence.pairs) {
      if (title.has(pair)) shared++
      const others = (spread.get(pair) ?? 1) - 1
      // What every sentence has says nothing.
      if (others > 0 && others < sentences.length / 2) central += 1 / (1 + 1 / others)
    }
    const size = Math.max(8, sentence.pairs.size)
    const first = place === 0 ? 1 : place === 1 ? 0.6 : place === 2 ? 0.4 : 0.3 / (1 + place / 5)
    const asks = /[?？]/u.test(sentence.text) ? 0.3 : 0
    const refersBack = /^(?:但|而|不过|因此|所以|此外|另外|同时|对此|其中|他|她|它|这|那|此)/u.test(sentence.text)
      ? 0.15
      : 0
    result[sentence.order] =
      (1.5 * shared) / Math.max(4, title.size) + first + (0.6 * central) / size - asks - refersBack
  })
  return result
}

function pairsOf(text: string): Set<number> {
  const { chars } = canonicalise(text)
  const pairs = new Set<number>()
  for (let i = 1; i < chars.length; i++) {
    const first = chars.charCodeAt(i - 1)
    const second = chars.charCodeAt(i)
    if (first > 0x2f && second > 0x2f) pairs.add(first * 65536 + second)
  }
  return pairs
}

function likeness(a: Sentence, b: Sentence): number {
  let shared = 0
  for (const pair of a.pairs) if (b.pairs.has(pair)) shared++
  return shared / Math.max(1, Math.min(a.pairs.size, b.pairs.size))
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
