// Keywords of an article: what it says often, early and in its title, and others seldom say.
import { type CanonicalText, canonicalise } from '../canonical.ts'
import { isAmount, isMeasure, isNumeral } from './amounts.ts'
import { unitAt } from './borders.ts'
import { createCounts } from './counts.ts'
import { type Cutter, NOBODY } from './cut.ts'
import type { Lexicon } from './lexicon.ts'
import { isFunctionCharacter, stopWords } from './stop-words.ts'
import { isVague } from './vague.ts'

export interface Keyword {
  /** As the article writes it first where its text is known (iPhone 15, 联想, 聯想), canonical characters otherwise. */
  word: string
  /** Canonical characters; equal for all ways to write it. */
  key: string
  count: number
  /** Above 0, comparable within one article. */
  weight: number
}

export interface NamePlace {
  field: 'title' | 'body'
  from: number
  to: number
}

export interface KeywordOptions {
  cutter: Cutter
  /** Bits of surprise of a word among the articles that came by (see `createFrequencies`); by default the cutter's. */
  rarity?: (word: string) => number
  /** Not changed once it was handed in: what it says of characters is remembered. */
  stop?: ReadonlySet<string>
  /** Default 10. */
  most?: number
  /** What the canonical texts were made of, for words as they are written. */
  written?: { readonly title: string; readonly body: string }
  /** Where names of a brand library stand, in UTF-16 offsets of title and body as they were written: each is one word, and no word goes across its border. */
  names?: readonly NamePlace[]
}

/** Read at most this much of a body: what matters is said early. */
const LONGEST = 1000
/** A mention in the title counts as much as so many in the body. */
const TITLE = 4
/** Words of the first so many units count double. */
const LEAD = 150
/** Bits of a word put together from single characters: the same as of words that are not in the vocabulary. */
const LOOSE = 19

/** Title and body have no more words than characters. */
const counts = createCounts(2 * LONGEST)

/** Of canonical texts, which are not made again, or of texts. */
export function keywordsOf(
  title: string | CanonicalText,
  body: string | CanonicalText,
  options: KeywordOptions,
): Keyword[] {
  const { cutter, stop = stopWords, most = 10, rarity, names = [] } = options
  const texts = [beginning(title), beginning(body)] as const
  const silent = silentIn(stop)
  counts.begin(cutter.ids)
  const named = new Set<string>()
  texts.forEach((text, place) => {
    const inTitle = place === 0 ? 1 : 0
    let begin = 0
    for (const { at, end } of unitsOf(names, inTitle ? 'title' : 'body', text)) {
      if (at < begin) continue
      count(cutter, text, begin, at, inTitle, silent)
      named.add(addName(cutter, text, at, end, inTitle))
      begin = end
    }
    count(cutter, text, begin, text.chars.length, inTitle, silent)
  })
  const chosen = heaviest(cutter, texts, { stop, rarity, most, named })
  return chosen.map(({ row, key, weight }) => {
    const inTitle = counts.inTitle[row] === 1
    const original = options.written?.[inTitle ? 'title' : 'body'] ?? (inTitle ? title : body)
    const word = asWritten(original, texts[inTitle ? 0 : 1], counts.at[row] as number, key)
    return { word, key, count: counts.times[row] as number, weight }
  })
}

/** In order, the longest first where two begin at one place. */
function unitsOf(
  names: readonly NamePlace[],
  field: NamePlace['field'],
  text: CanonicalText,
): { at: number; end: number }[] {
  return names
    .flatMap(name => {
      if (name.field !== field) return []
      const at = unitAt(text, name.from)
      const end = unitAt(text, name.to)
      return end > at ? [{ at, end }] : []
    })
    .sort((a, b) => a.at - b.at || b.end - a.end)
}

const worthOf = (from: number, inTitle: 0 | 1): number => (inTitle === 1 ? TITLE : from < LEAD ? 2 : 1)

function addName(cutter: Cutter, { chars }: CanonicalText, at: number, end: number, inTitle: 0 | 1): string {
  const name = chars.slice(at, end)
  const id = cutter.idOf(name)
  if (id === NOBODY) counts.addUnknown(name, at, end, inTitle, worthOf(at, inTitle), 0)
  else counts.add(id, at, end, inTitle, worthOf(at, inTitle), 0)
  return name
}

/** 露营党, 省钱族: what follows such a word is a word of its own, and no name. */
const followers = [...'党族控粉'].map(follower => follower.charCodeAt(0))

/** Units `begin` to `end`. Names the vocabulary lacks fall into single characters: two to four in a row that are no function words are one word. */
function count(
  cutter: Cutter,
  { chars, codes }: CanonicalText,
  begin: number,
  end: number,
  inTitle: 0 | 1,
  silent: (unit: number) => boolean,
): void {
  if (end <= begin) return
  const whole = begin === 0 && end === codes.length
  const { count, ends, ids } = cutter.spans({ codes: whole ? codes : codes.subarray(begin, end) })
  const isLoose = (i: number, from: number): boolean => {
    if (begin + (ends[i] as number) - from !== 1) return false
    const unit = chars.charCodeAt(from)
    return isHan(unit) && !silent(unit) && !cutter.isOwn(ids[i] as number) && !isPartOfOther(i, from)
  }
  /** Of an amount, or of the word before. */
  const isPartOfOther = (i: number, from: number): boolean =>
    from > begin &&
    ((isMeasure(chars.charCodeAt(from)) && isNumeral(chars.charCodeAt(from - 1))) ||
      (followers.includes(chars.charCodeAt(from)) && i > 0 && from - begin - ((i > 1 ? ends[i - 2] : 0) as number) > 1))
  for (let i = 0, to = begin; i < count; i++) {
    const from = to
    to = begin + (ends[i] as number)
    const worth = worthOf(from, inTitle)
    const id = ids[i] as number
    if (to - from > 1 || cutter.isOwn(id)) {
      if (id !== NOBODY) counts.add(id, from, to, inTitle, worth, 0)
      else counts.addUnknown(chars.slice(from, to), from, to, inTitle, worth, 0)
      continue
    }
    // One character alone is no keyword.
    if (!isLoose(i, from)) continue
    while (i + 1 < count && to - from < 4 && isLoose(i + 1, to)) to = begin + (ends[++i] as number)
    if (to - from === 1) continue
    const word = chars.slice(from, to)
    const known = cutter.idOf(word)
    if (known === NOBODY) counts.addUnknown(word, from, to, inTitle, worth, 1)
    else counts.add(known, from, to, inTitle, worth, 1)
  }
}

interface Chosen {
  row: number
  key: string
  weight: number
}

interface HeaviestOptions {
  stop: ReadonlySet<string>
  rarity: ((word: string) => number) | undefined
  most: number
  named: ReadonlySet<string>
}

/** Few of many: words are spelled out and held against the stop words only when they may be among the heaviest. */
function heaviest(
  cutter: Cutter,
  texts: readonly [CanonicalText, CanonicalText],
  { stop, rarity, most, named }: HeaviestOptions,
): Chosen[] {
  const first: Chosen[] = []
  const verdicts = verdictsOf(stop, cutter.lexicon)
  for (let row = 0; row < counts.size; row++) {
    const { chars } = texts[counts.inTitle[row] === 1 ? 0 : 1]
    const at = counts.at[row] as number
    const end = counts.end[row] as number
    const id = counts.ids[row] as number
    const own = cutter.isOwn(id)
    const bits = rarity ? rarity(chars.slice(at, end)) : counts.loose[row] === 1 ? LOOSE : cutter.bitsOf(id)
    const weight =
      weigh(counts.weights[row] as number, isHan(chars.charCodeAt(at)) ? end - at : 2, bits) * (own ? 2 : 1)
    if (first.length === most && weight < (first[most - 1]?.weight ?? 0)) continue
    const verdict = id < 0 ? undefined : verdicts[id]
    if (verdict === SILENT && !own && named.size === 0) continue
    const key = chars.slice(at, end)
    if (verdict !== SPEAKS && !own && !named.has(key)) {
      const speaks = verdict !== SILENT && saysSomething(key, stop)
      if (verdict === 0) verdicts[id] = speaks ? SPEAKS : SILENT
      if (!speaks) continue
    }
    const one = { row, key, weight }
    let place = first.length
    while (place > 0 && isBefore(one, first[place - 1] as Chosen)) place--
    first.splice(place, 0, one)
    if (first.length > most) first.pop()
  }
  return first
}

const isBefore = (a: Chosen, b: Chosen): boolean => a.weight > b.weight || (a.weight === b.weight && a.key < b.key)

/** Frequent words gain ever less; rare ones and long ones say more, a Latin word as much as two characters. */
const weigh = (weight: number, length: number, bits: number): number =>
  Math.log2(1 + weight) * Math.max(1, bits - 8) * (0.7 + 0.15 * Math.min(length, 4))

const NUMBER = /^[\p{N}\p{P}\p{S}]+$/u
/** Han of the basic plane: what words of a vocabulary are made of. */
const isHan = (unit: number): boolean => unit >= 0x4e00 && unit <= 0x9fff

/** 听得懂, 用得着: true of an article, and no word of it. */
const isPossibility = (word: string): boolean =>
  word.length === 3 && word.charAt(1) === '得' && /\p{Script=Han}$/u.test(word)

/** 步道旁, 清完: a place beside something, an act that is done. */
const isPlaceOrDone = (word: string): boolean => /[旁完]$/.test(word)

/** False for stop words, words that any article may have, and amounts, in digits or spelled out. */
export const saysSomething = (word: string, stop: ReadonlySet<string> = stopWords): boolean =>
  !stop.has(word) &&
  (isHan(word.charCodeAt(0))
    ? !isAmount(word) && !isVague(word) && !isPossibility(word) && !isPlaceOrDone(word)
    : !NUMBER.test(word))

const SILENT = 1
const SPEAKS = 2
const remembered = new WeakMap<ReadonlySet<string>, Uint8Array>()
const rememberedWords = new WeakMap<ReadonlySet<string>, WeakMap<Lexicon, Uint8Array>>()

/** By entry of the vocabulary whether it says something, 0 while nobody asked: the same few thousand words come again and again. */
function verdictsOf(stop: ReadonlySet<string>, lexicon: Lexicon): Uint8Array {
  const byLexicon = rememberedWords.get(stop) ?? new WeakMap<Lexicon, Uint8Array>()
  rememberedWords.set(stop, byLexicon)
  const verdicts = byLexicon.get(lexicon) ?? new Uint8Array(lexicon.size)
  byLexicon.set(lexicon, verdicts)
  return verdicts
}

/** Tells of a single character whether it is a function or stop word. */
function silentIn(stop: ReadonlySet<string>): (unit: number) => boolean {
  let reported = remembered.get(stop)
  if (!reported) {
    reported = new Uint8Array(65536)
    remembered.set(stop, reported)
  }
  const known = reported
  return unit => {
    if (known[unit] === 0) {
      const character = String.fromCharCode(unit)
      known[unit] = isFunctionCharacter(character) || stop.has(character) ? SILENT : SPEAKS
    }
    return known[unit] === SILENT
  }
}

function beginning(text: string | CanonicalText): CanonicalText {
  if (typeof text === 'string') return canonicalise(text.slice(0, LONGEST))
  const { codes, chars, starts, from, to } = text
  if (codes.length <= LONGEST) return text
  let token = 0
  while ((starts[token] as number) < LONGEST) token++
  const end = starts[token] as number
  return {
    text: text.text,
    chars: chars.slice(0, end),
    codes: codes.subarray(0, end),
    starts: starts.subarray(0, token + 1),
    from,
    to,
  }
}

/** The original characters where they are known, canonical ones otherwise. */
function asWritten(
  original: string | CanonicalText,
  { starts, from, to }: CanonicalText,
  at: number,
  key: string,
): string {
  if (typeof original !== 'string') return key
  const first = starts.indexOf(at)
  const last = starts.indexOf(at + key.length) - 1
  return first < 0 || last < first ? key : original.slice(from[first], to[last])
}
