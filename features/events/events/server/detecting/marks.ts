/** What an article is known by: names, places and words, and what of its title makes it another matter. Pure. */
import { canonicalise, mentionedRegions, saysSomething } from '@guanlan/engine/text'
import { generalCutter } from '@guanlan/features/articles/articles/server/analysis'

/** As the worker reads it. */
export interface DetectedArticle {
  id: number
  story: number
  at: number
  title: string
  /** By id. */
  media: number
  keywords: readonly string[]
  /** Of companies, brands and products. */
  names: readonly string[]
  /** Names of places. */
  places: readonly string[]
}

/** `n` names, `p` places, `w` words: with the bits of surprise that one has at most. */
export interface Mark {
  key: string
  bits: number
  /** Of a word: it is a keyword of the article. */
  isKeyword: boolean
}

export interface TitleFacts {
  numbers: ReadonlySet<string>
  /** Division codes. */
  places: readonly string[]
  names: ReadonlySet<string>
}

/** An article that names more is about none of them alone. */
const mostSubjects = 4
const nameBits = 10
const placeBits = 6

export function marksOf({ title, keywords, names, places }: DetectedArticle): Mark[] {
  const marks = new Map<string, number>()
  const cutter = generalCutter()
  for (const { word, bits } of cutter.cut(title))
    if (word.length > 1 && saysSomething(word)) marks.set(`w${word}`, bits)
  for (const keyword of keywords) {
    const word = canonicalise(keyword).chars
    if (word.length > 1)
      marks.set(
        `w${word}`,
        cutter.cut(word).reduce((sum, { bits }) => sum + bits, 0),
      )
  }
  if (names.length <= mostSubjects)
    for (const name of names) {
      marks.delete(`w${canonicalise(name).chars}`)
      marks.set(`n${name}`, nameBits)
    }
  // Words of the title that are one of many names say no more than the names do.
  else for (const name of names) marks.delete(`w${canonicalise(name).chars}`)
  if (places.length <= mostSubjects)
    for (const place of places) {
      marks.delete(`w${canonicalise(place).chars}`)
      marks.set(`p${place}`, placeBits)
    }
  else for (const place of places) marks.delete(`w${canonicalise(place).chars}`)
  const known = new Set(keywords.map(keyword => `w${canonicalise(keyword).chars}`))
  return [...marks].map(([key, bits]) => ({ key, bits, isKeyword: known.has(key) }))
}

export const titleFactsOf = ({ title, names }: Pick<DetectedArticle, 'title' | 'names'>): TitleFacts => ({
  numbers: new Set(canonicalise(title).chars.match(/\d+(?:\.\d+)?/g)),
  places: mentionedRegions(title),
  names: new Set(names.filter(name => title.includes(name))),
})

/** Each has a number or a place that the other lacks, or they name others altogether. */
export function isAnotherMatter(a: TitleFacts, b: TitleFacts): boolean {
  const differ = <T>(some: readonly T[], others: readonly T[], isIn: (one: T, all: readonly T[]) => boolean) =>
    some.some(one => !isIn(one, others)) && others.some(one => !isIn(one, some))
  const isAmong = (one: string, all: readonly string[]) => all.includes(one)
  if (differ([...a.numbers], [...b.numbers], isAmong)) return true
  if (differ(a.places, b.places, isWithinOne)) return true
  return a.names.size > 0 && b.names.size > 0 && [...a.names].every(name => !b.names.has(name))
}

/** A city is within its province, and a province has its city. */
const isWithinOne = (code: string, all: readonly string[]): boolean =>
  all.some(other => other.startsWith(stem(code)) || code.startsWith(stem(other)))
const stem = (code: string): string => code.replace(/(?:00)+$/, '')
