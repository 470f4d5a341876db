/** What questions are answered with. */

import type { sortOrders } from '../../contract.ts'

export interface PageOf {
  page: number
  pageSize: number
  sort: SortOrder
}

/** An article as a question sees it: towards the subject of the monitor that was asked for. */
export interface PageRow {
  id: number
  sentiment: 1 | 0 | -1
  level: 1 | 2 | 3 | 4 | null
}

export interface ReachOfMediaType {
  mediaType: number
  articles: number
  /** Articles whose readers were told by their site. */
  told: number
  readers: number
  /** Of the others, those of which enough is known to estimate. */
  estimated: number
  estimatedReaders: number
}

export interface HotSpotRow {
  story: number
  /** The earliest that fits the question. */
  articleId: number
  title: string
  media: string
  firstAt: Date
  lastAt: Date
  count: number
  positive: number
  neutral: number
  negative: number
  interactions: number
  /** Different media that tell it. */
  mediaCount: number
  /** Of the hour with most articles. */
  peakAt: Date
}

/** What a question is taken apart by: stretches by where they begin (milliseconds, in order; what is before the first is in none), provinces ("0": none is known), media types, or leanings. */
export type PartedBy = { by: 'stretch'; begins: readonly number[] } | { by: 'mediaType' | 'region' | 'sentiment' }

export interface Amounts {
  /** Articles; of a folded question stories, as with `positive`, `negative` and `levels`. */
  count: number
  stories: number
  positive: number
  negative: number
  /** Negative articles that have a level. */
  levels: NegativeLevels
  /** Of all copies, as with readers. */
  interactions: number
  /** What sites told and what is estimated together; 0 where it is not asked for. */
  readers: number
}

export type NegativeLevels = Record<1 | 2 | 3 | 4, number>

export type SortOrder = (typeof sortOrders)[number]
