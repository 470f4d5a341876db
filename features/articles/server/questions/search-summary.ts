/**
 * What a search found, grouped: counts that add up to its number, and its volume over time. Exact where all of it could be found; of more
 * than `mostCounted` articles an even sample says how they share out, with its error, and no number is given that was not counted.
 */
import { refuse } from '@guanlan/platform/contract'
import type { Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { type ArticleSearch, walkSearch } from './search.ts'
import { type FacetRow, facetsOf, type VolumePoint } from './search-facets.ts'
import { beginOf } from './search-place.ts'

/** Beyond it "10,000+" is said at once, and the number itself on demand. */
export const mostCounted = 10_000
/** Articles that a sample should hold: a share of one half is then right to about two hundredths. */
const sampled = 2_500
/** Milliseconds for the first 10,000, and for the sample. Longer than that is refused: half an answer is never shown as a whole one. */
const times = { newest: 4_000, sample: 8_000 }

export interface SearchSummary {
  /** Exact, or `mostCounted` when `capped`. */
  total: number
  capped: boolean
  /** Null: everything was counted. */
  sample: {
    articles: number
    /** What the whole number is taken to be, and by how much it may be wrong (95 %). */
    total: number
    totalError: number
    /** By how much a share of one half may be wrong (95 %), 0–1. */
    shareError: number
  } | null
  unit: 'hour' | 'day'
  facets: FacetRow[]
  volume: VolumePoint[]
}

/** @param zone the organisation's time zone: days begin at its midnight. */
export async function summaryOf(scope: Scope, search: ArticleSearch, zone: string): Promise<SearchSummary> {
  const begin = beginOf(search.wanted.to)
  const newest = await walkSearch(scope, search, begin, { most: mostCounted, workMs: times.newest })
  const ids = newest.rows.map(row => row.id)
  const isWhole = newest.place === null
  if (isWhole) {
    const grouped = await facetsOf(scope, { ...search.wanted, found: ids }, zone, 1)
    return { total: grouped.total, capped: false, sample: null, ...grouped.parts }
  }
  if (ids.length < mostCounted) throw refuse('invalid', 'articles.searchTooLong', {}, 'query')
  if (search.wanted.fold) throw refuse('invalid', 'articles.tooManyToFold', { count: mostCounted }, 'fold')
  const each = sampleEvery(ids.length, newest.examined, await storedWithin(scope, search))
  const sample = await walkSearch(scope, search, begin, {
    most: Number.POSITIVE_INFINITY,
    workMs: times.sample,
    sample: each,
  })
  if (sample.place !== null) throw refuse('invalid', 'articles.searchTooLong', {}, 'query')
  const found = sample.rows.map(row => row.id)
  const grouped = await facetsOf(scope, { ...search.wanted, found }, zone, each)
  return { total: mostCounted, capped: true, sample: sampleOf(grouped.total, each), ...grouped.parts }
}

/** One of how many articles is looked at, so that about `sampled` of those wanted are. */
export const sampleEvery = (found: number, examined: number, stored: number): number =>
  Math.max(1, Math.floor(((found / Math.max(1, examined)) * stored) / sampled))

/** Errors of an even sample at 95 %: 1.96 standard deviations, of a count √n, of a share √(¼/n). */
export const sampleOf = (articles: number, each: number) => ({
  articles,
  total: articles * each,
  totalError: each === 1 ? 0 : Math.round(1.96 * Math.sqrt(articles) * each),
  shareError: each === 1 || articles === 0 ? 0 : Math.min(1, (1.96 * 0.5) / Math.sqrt(articles)),
})

async function storedWithin({ db }: Scope, { wanted }: ArticleSearch): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from article_grams where published_at >= ${wanted.from}::timestamptz and published_at <= ${wanted.to}::timestamptz`.execute(
    db,
  )
  return rows[0]?.n ?? 0
}
