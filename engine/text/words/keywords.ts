// Keywords of an article: what it says often, early and in its title, and others seldom say.
import { type CanonicalText, canonicalise } from '../canonical.ts'
import { type Cutter, createCutter, type Word } from './cut.ts'
import { isFunctionCharacter, stopWords } from './stop-words.ts'

export interface Keyword {
  /** As the article writes it first: iPhone 15, 联想, 聯想. */
  word: string
  /** Canonical characters; equal for all ways to write it. */
  key: string
  count: number
  /** Above 0, comparable within one article. */
  weight: number
}

export interface KeywordOptions {
  cutter?: Cutter
  /** Bits of surprise of a word among the articles that came by (see `createFrequencies`); by default that of the learned vocabulary. */
  rarity?: (word: string) => number
  stop?: ReadonlySet<string>
  /** Default 10. */
  most?: number
}

/** Read at most this much of a body: what matters is said early. */
const LONGEST = 2000
/** A mention in the title counts as much as so many in the body. */
const TITLE = 4
/** Words of the first so many units count double. */
const LEAD = 150
/** Bits of a word put together from characters: as rare as words nobody told. */
const LOOSE = 19

interface Counted {
  key: string
  count: number
  weight: number
  at: number
  inTitle: boolean
  own: boolean
  bits: number
}

let plain: Cutter | undefined

/** With the learned vocabulary and nobody's own words. */
export function defaultCutter(): Cutter {
  plain ??= createCutter()
  return plain
}

export function keywordsOf(
  title: string | CanonicalText,
  body: string | CanonicalText,
  options: KeywordOptions = {},
): Keyword[] {
  const { cutter = defaultCutter(), stop = stopWords, most = 10 } = options
  const { rarity } = options
  const texts = [beginning(title), beginning(body)] as const
  const counted = new Map<string, Counted>()
  texts.forEach((text, i) => {
    for (const { word, at, own, bits } of joined(cutter.cut(text), stop)) {
      if (!own && !saysSomething(word, stop)) continue
      const worth = i === 0 ? TITLE : at < LEAD ? 2 : 1
      const known = counted.get(word)
      if (known) {
        known.count++
        known.weight += worth
      } else counted.set(word, { key: word, count: 1, weight: worth, at, inTitle: i === 0, own, bits })
    }
  })
  for (const found of counted.values()) found.weight = weigh(found, rarity ? rarity(found.key) : found.bits)
  return heaviest(counted.values(), most).map(({ key, count, weight, at, inTitle }) => {
    const written = inTitle ? title : body
    return { word: asWritten(written, texts[inTitle ? 0 : 1], at, key), key, count, weight }
  })
}

/** Frequent words gain ever less; rare ones and long ones say more. */
function weigh({ key, weight, own }: Counted, bits: number): number {
  const length = isHan(key.charCodeAt(0)) ? Math.min(key.length, 4) / 2 : 1
  return Math.log2(1 + weight) * Math.max(1, bits - 8) * (0.7 + 0.3 * length) * (own ? 2 : 1)
}

/** Few of many: cheaper than to sort them all. */
function heaviest(all: Iterable<Counted>, most: number): Counted[] {
  const first: Counted[] = []
  for (const one of all) {
    if (first.length === most && !isBefore(one, first[most - 1] as Counted)) continue
    let place = first.length
    while (place > 0 && isBefore(one, first[place - 1] as Counted)) place--
    first.splice(place, 0, one)
    if (first.length > most) first.pop()
  }
  return first
}

const isBefore = (a: Counted, b: Counted): boolean => a.weight > b.weight || (a.weight === b.weight && a.key < b.key)

const NUMBER = /^[\p{N}\p{P}\p{S}]+$/u
/** Han of the basic plane: what words of a vocabulary are made of. */
const isHan = (unit: number): boolean => unit >= 0x4e00 && unit <= 0x9fff

function saysSomething(word: string, stop: ReadonlySet<string>): boolean {
  if (stop.has(word)) return false
  return isHan(word.charCodeAt(0)) || !NUMBER.test(word)
}

/** Names the vocabulary lacks fall into single characters: two or three in a row that are no function words are one word. */
function joined(words: readonly Word[], stop: ReadonlySet<string>): Word[] {
  const result: Word[] = []
  for (let i = 0; i < words.length; i++) {
    const first = words[i] as Word
    if (first.own || first.word.length > 1) {
      result.push(first)
      continue
    }
    // One character alone is no keyword.
    if (!isLoose(first, stop)) continue
    let { word } = first
    while (i + 1 < words.length && word.length < 4 && isLoose(words[i + 1] as Word, stop)) {
      i++
      word += (words[i] as Word).word
    }
    if (word.length > 1) result.push({ word, at: first.at, own: false, bits: LOOSE })
  }
  return result
}

const isLoose = ({ word, own }: Word, stop: ReadonlySet<string>): boolean =>
  !own && word.length === 1 && isHan(word.charCodeAt(0)) && !isFunctionCharacter(word) && !stop.has(word)

function beginning(text: string | CanonicalText): CanonicalText {
  if (typeof text === 'string') return canonicalise(text.slice(0, LONGEST))
  const { codes, chars, starts, from, to } = text
  if (codes.length <= LONGEST) return text
  let token = 0
  while ((starts[token] as number) < LONGEST) token++
  const end = starts[token] as number
  return { chars: chars.slice(0, end), codes: codes.subarray(0, end), starts: starts.subarray(0, token + 1), from, to }
}

/** The original characters when the caller handed in the text itself, canonical ones otherwise. */
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
