/** Whether two titles are about the same matter. Pure; how often it is right stands in docs/quality.md. */
import { canonicalise } from '@guanlan/engine/text'
import { generalCutter } from './vocabulary.ts'

/** Of what both titles say, weighed by the rarity of its words, the share that both say; and that many bits of it. */
const alike = { share: 0.68, bits: 50 }
/** Of what the shorter title says, the share that the longer one says too. */
const contained = 0.8
/** Shorter titles, and those of a single word, are mostly a name: many matters are about it. */
const shortestContained = 4
/** Longer stretches that differ are another way to tell it; shorter ones are another place, person or opponent. */
const longestName = 3

/** A title in the pieces by which it is compared: pairs of neighbouring characters, whole words of Latin letters, whole numbers. */
export interface ComparedTitle {
  key: string
  pieces: readonly { text: string; at: number }[]
  texts: ReadonlySet<string>
  numbers: ReadonlySet<string>
  /** Cut when a likely partner is met, for most titles never are. */
  words: () => { rarity: Float64Array; count: number }
}

/** What a title is compared by: width, case, script and punctuation make no other matter; a title of nothing else keeps them. */
export function keyOf(title: string): string {
  const { chars } = canonicalise(title)
  return (chars.replace(/[\p{P}\p{S}\s]/gu, '') || chars).slice(0, 300)
}

/** @param key of `keyOf` */
export function comparedTitle(key: string): ComparedTitle {
  const pieces = [...key.matchAll(/[a-z]+|\d+|[^a-z\d]+/g)].flatMap(({ 0: run, index }) =>
    /^[a-z\d]/.test(run) || run.length === 1
      ? [{ text: run, at: index }]
      : Array.from({ length: run.length - 1 }, (_, at) => ({ text: run.slice(at, at + 2), at: index + at })),
  )
  let words: ReturnType<ComparedTitle['words']> | null = null
  return {
    key,
    pieces,
    texts: new Set(pieces.map(({ text }) => text)),
    numbers: new Set(key.match(/\d+/g)),
    words: () => {
      words ??= wordsOf(key)
      return words
    },
  }
}

/** Bits of surprise of each character: those of its word, divided among its characters. */
function wordsOf(key: string): { rarity: Float64Array; count: number } {
  const rarity = new Float64Array(key.length)
  const words = generalCutter().cut(key)
  for (const { word, at, bits } of words) rarity.fill(bits / word.length, at, at + word.length)
  return { rarity, count: words.length }
}

/** 0 to 1; 0: two matters, as well where each has a number that the other lacks (another day, round or count), or where the same is said of another name. */
export function sameness(a: ComparedTitle, b: ComparedTitle): number {
  if (a.key === b.key) return 1
  const [short, long] = a.key.length <= b.key.length ? [a, b] : [b, a]
  if (!mayBeAlike(short, long)) return 0
  if (!isWithin(a.numbers, b.numbers) && !isWithin(b.numbers, a.numbers)) return 0
  const [ofShort, ofLong] = [reported(short, long), reported(long, short)]
  const bits = Math.max(ofShort.common, ofLong.common)
  const share = (ofShort.common + ofLong.common) / (ofShort.all + ofLong.all)
  const isContained =
    short.key.length >= shortestContained &&
    short.words().count > 1 &&
    Math.max(ofShort.common / ofShort.all, ofLong.common / ofLong.all) >= contained
  if (!isContained && (share < alike.share || bits < alike.bits)) return 0
  return saysTheSameOfAnother(a.key, b.key) ? 0 : Math.max(share, contained * alike.share)
}

const isWithin = (some: ReadonlySet<string>, all: ReadonlySet<string>): boolean => [...some].every(one => all.has(one))

/** Most titles share hardly anything; they are told apart before their words are looked at. */
function mayBeAlike(short: ComparedTitle, long: ComparedTitle): boolean {
  let common = 0
  for (const text of short.texts) if (long.texts.has(text)) common++
  return 3 * common >= short.texts.size
}

/** In bits: what a title says, and what of it the other one says as well. */
function reported({ key, pieces, words }: ComparedTitle, other: ComparedTitle): { common: number; all: number } {
  const shared = new Uint8Array(key.length)
  for (const { text, at } of pieces) if (other.texts.has(text)) shared.fill(1, at, at + text.length)
  let [common, all] = [0, Number.EPSILON]
  words().rarity.forEach((bits, at) => {
    all += bits
    if (shared[at]) common += bits
  })
  return { common, all }
}

/** 南堰新开隧道 and 青麓新开隧道, 国乒vs日本 and 国乒vs德国: before or behind what both say stands another name. 南堰 and 南堰市 is one. */
function saysTheSameOfAnother(a: string, b: string): boolean {
  const stretch = commonStretch(a, b)
  if (2 * stretch.length < Math.min(a.length, b.length)) return false
  const [[aBefore, aBehind], [bBefore, bBehind]] = [around(a, stretch), around(b, stretch)]
  return differInName(aBefore, bBefore) || differInName(reversed(aBehind), reversed(bBehind))
}

const reversed = (text: string): string => [...text].reverse().join('')

function around(text: string, stretch: string): [before: string, behind: string] {
  const at = text.indexOf(stretch)
  return [text.slice(0, at), text.slice(at + stretch.length)]
}

function differInName(a: string, b: string): boolean {
  let same = 0
  while (same < a.length && a[same] === b[same]) same++
  const lengths = [a.length - same, b.length - same]
  return lengths.every(length => length > 0 && length <= longestName)
}

/** The longest stretch that both titles have: why they were joined. */
export function commonStretch(a: string, b: string): string {
  let best = ''
  for (let start = 0; start < a.length; start++)
    for (let end = start + best.length + 1; end <= a.length && b.includes(a.slice(start, end)); end++)
      best = a.slice(start, end)
  return best
}
