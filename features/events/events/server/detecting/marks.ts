/** What an article is known by: names, places and words, and what of its title makes it another matter. Pure. */
import { canonicalise, mentionedRegions, saysSomething } from '@guanlan/engine/text'
import { generalCutter } from '@guanlan/features/articles/articles/server/analysis'

/** As the worker reads it. */
export interface DetectedArticle {
  id: number
  story: number
  at: number
  title: string
  /** The beginning of its text. */
  lead: string
  /** By id. */
  media: number
  keywords: readonly string[]
  /** Of companies, brands and products. */
  names: readonly string[]
  /** Names of places. */
  places: readonly string[]
}

/** `n` names, `p` places, `w` words: with the bits that one has at most. */
export interface Mark {
  key: string
  bits: number
  /** How much the article speaks of it: 1 for once in its text. */
  share: number
  /** Of a word: it is a keyword of the article. */
  isKeyword: boolean
  /** It stands in the title, or is a keyword, a name or a place: what a reader is given as the reason. */
  isShown: boolean
}

export interface TitleFacts {
  /** By what they count. */
  numbers: ReadonlyMap<string, ReadonlySet<string>>
  /** Division codes. */
  places: readonly string[]
  names: readonly string[]
  /** Of title and text. */
  all: readonly string[]
}

/** An article that names more is about none of them alone. */
const mostSubjects = 4
const wordBits = 14
const nameBits = 10
const placeBits = 6
const bits: Readonly<Record<string, number>> = { w: wordBits, n: nameBits, p: placeBits }
/** That a mark has at most. */
export const bitsOf = (key: string): number => bits[key.charAt(0)] ?? 0
/** Once in the title counts as so many times in the text. */
const titleTimes = 3

export function marksOf({ title, lead, keywords, names, places }: DetectedArticle): Mark[] {
  const marks = new Map<string, { bits: number; times: number; isKeyword: boolean; isShown: boolean }>()
  const cutter = generalCutter()
  const add = (key: string, bits: number, times: number, isShown: boolean, isKeyword = false) => {
    const known = marks.get(key)
    marks.set(key, {
      bits,
      times: times + (known?.times ?? 0),
      isKeyword: isKeyword || (known?.isKeyword ?? false),
      isShown: isShown || (known?.isShown ?? false),
    })
  }
  const cut = (text: string, times: number, isShown: boolean) => {
    for (const { word } of cutter.cut(text))
      if (word.length > 1 && saysSomething(word)) add(`w${word}`, wordBits, times, isShown)
  }
  cut(title, titleTimes, true)
  cut(lead, 1, false)
  for (const keyword of keywords) {
    const word = canonicalise(keyword).chars
    if (word.length > 1) add(`w${word}`, wordBits, 1, true, true)
  }
  const subjects = [
    { all: names, sign: 'n', bits: nameBits },
    { all: places, sign: 'p', bits: placeBits },
  ]
  for (const { all, sign, bits } of subjects)
    for (const one of all) {
      // Words that are one of many names say no more than the names do.
      marks.delete(`w${canonicalise(one).chars}`)
      if (all.length <= mostSubjects) add(`${sign}${one}`, bits, sign === 'n' ? titleTimes : 1, true)
    }
  return [...marks].map(([key, { times, ...mark }]) => ({ key, ...mark, share: 1 + Math.log(times) }))
}

/** Numbers of a title by what they count, the sign behind them: 12车 and 7车 contradict each other, 18分 and 80比98 do not. */
function numbersOf(title: string): Map<string, Set<string>> {
  const numbers = new Map<string, Set<string>>()
  for (const [, number = '', unit = ''] of canonicalise(title).chars.matchAll(/(\d+(?:\.\d+)?)(\D?)/gu))
    numbers.set(unit, (numbers.get(unit) ?? new Set()).add(number))
  return numbers
}

export const titleFactsOf = ({ title, names }: Pick<DetectedArticle, 'title' | 'names'>): TitleFacts => ({
  numbers: numbersOf(title),
  places: mentionedRegions(title),
  names: names.filter(name => title.includes(name)),
  all: names,
})

/** They count the same otherwise, each has a place that the other lacks, or the title of each names what the other does not speak of at all. */
export function isAnotherMatter(a: TitleFacts, b: TitleFacts): boolean {
  for (const [unit, numbers] of a.numbers) {
    const others = b.numbers.get(unit)
    if (others && [...numbers].every(number => !others.has(number))) return true
  }
  if (lacks(a.places, b.places, isWithinOne) && lacks(b.places, a.places, isWithinOne)) return true
  const isForeign = ({ names }: TitleFacts, { all }: TitleFacts) =>
    names.length > 0 && names.every(name => !all.some(other => other.includes(name) || name.includes(other)))
  return isForeign(a, b) && isForeign(b, a)
}

const lacks = <T>(some: readonly T[], others: readonly T[], isIn: (one: T, all: readonly T[]) => boolean): boolean =>
  some.some(one => !isIn(one, others))

/** A city is within its province, and a province has its city. */
const isWithinOne = (code: string, all: readonly string[]): boolean =>
  all.some(other => other.startsWith(stem(code)) || code.startsWith(stem(other)))
const stem = (code: string): string => code.replace(/(?:00)+$/, '')
