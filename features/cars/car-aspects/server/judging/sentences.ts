/** The sentences of a text that name a series, each with what it says of which aspect. Pure but for the models, which are read once. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type AspectFound, canonicalise, createAspects, splitSentences } from '@guanlan/engine/text'
import { judge } from '@guanlan/features/articles/articles/server/analysis'
import type { Aspect, Source } from '../../contract.ts'
import { type NamedSeries, seriesNamed } from './names.ts'

export interface ToRead {
  source: Source
  sourceId: number
  publishedAt: Date
  title: string
  body: string
  /** Of a review or complaint, whose sentences all speak of them; null: a sentence names them itself. */
  seriesIds: readonly number[] | null
  /** Those tied to a product that the article names. */
  mayName: readonly NamedSeries[]
}

export interface JudgedSentence {
  source: Source
  sourceId: number
  publishedAt: Date
  seriesId: number
  field: 'title' | 'body'
  from: number
  to: number
  digest: string
  dealers: number[]
  aspect: Aspect
  leaning: 1 | 0 | -1
}

/** What names are looked for. */
export interface Ground {
  series: readonly NamedSeries[]
  dealers: readonly { id: number; name: string }[]
}

const longest = 20_000
const mostSentences = 200

let stored: ((sentence: string) => AspectFound[]) | null = null
/** About 30 ms and 1.3 MB the first time. */
function aspectsIn(sentence: string): AspectFound[] {
  stored ??= createAspects(readFileSync(createRequire(import.meta.url).resolve('@guanlan/engine/aspect-weights')))
  return stored(sentence)
}

export const digestOf = (sentence: string): string => createHash('sha256').update(sentence).digest('hex').slice(0, 16)

export interface PlacedSentence {
  field: 'title' | 'body'
  from: number
  to: number
  text: string
}

/** Without signs, spaces and variants. */
const comparable = (text: string): string => canonicalise(text).chars.replace(/[^\p{L}\p{N}]/gu, '')

/** With their places in title and body. */
export function placedSentences({ title, body }: Pick<ToRead, 'title' | 'body'>): PlacedSentence[] {
  const of = (field: 'title' | 'body', text: string): PlacedSentence[] => {
    let at = 0
    return splitSentences(text).flatMap(sentence => {
      const from = text.indexOf(sentence, at)
      if (from < 0) return []
      at = from + sentence.length
      return [{ field, from, to: at, text: sentence }]
    })
  }
  const inTitle = of('title', title)
  // Many texts begin with their title: what is said twice is judged once.
  const known = new Set(inTitle.map(({ text }) => comparable(text)))
  const inBody = of('body', body.slice(0, longest)).filter(({ text }) => !known.has(comparable(text)))
  return [...inTitle, ...inBody].slice(0, mostSentences)
}

/** A complaint blames, however politely it is written. */
export function judgedSentences(text: ToRead, { dealers }: Pick<Ground, 'dealers'>): JudgedSentence[] {
  const { source, sourceId, publishedAt } = text
  const found = placedSentences(text).flatMap(({ field, from, to, text: sentence }) => {
    const named = text.seriesIds ?? seriesNamed(sentence, text.mayName)
    if (named.length === 0) return []
    return aspectsIn(sentence).flatMap(({ aspect, ranges }) => {
      const leaning = source === 'complaint' ? -1 : judge().judgeAspect(sentence, ranges).sentiment
      const one = { source, sourceId, publishedAt, field, from, to, digest: digestOf(sentence), aspect, leaning }
      return named.map(seriesId => ({ ...one, seriesId, dealers: [] as number[] }))
    })
  })
  if (found.length === 0) return []
  const whole = `${text.title}\n${text.body}`
  const namedDealers = dealers.filter(({ name }) => whole.includes(name)).map(({ id }) => id)
  return found.map(each => ({ ...each, dealers: namedDealers }))
}
