/**
 * What a search found, grouped: counts that add up to its number, and its volume over time. Exact where all of it could be found; of more
 * than `mostCounted` articles an even sample says how they share out, with its error, and no number is given that was not counted.
 */
import { refuse } from '@guanlan/platform/contract'
import type { Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { type ArticleSearch, type FoundRow, type WalkedSearch, walkSearch } from './search.ts'
import { type FacetRow, facetsOf, type VolumePoint } from './search-facets.ts'
import { beginOf, type SearchPlace } from './search-place.ts'

/** Beyond it "10,000+" is said at once, and the number itself on demand. */
export const mostCounted = 10_000
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

/** How much is counted and sampled; a test says less. */
export interface SummaryLimits {
  counted: number
  sampled: number
  /** Rows of the newest by which it is guessed whether there are far too many to count. */
  guessedBy: number
}
// A sample of so many articles is right to about two hundredths for a share of one half.
const usual: SummaryLimits = { counted: mostCounted, sampled: 2_500, guessedBy: 500 }

/** @param zone the organisation's time zone: days begin at its midnight. */
export async function summaryOf(
  scope: Scope,
  search: ArticleSearch,
  zone: string,
  limits: SummaryLimits = usual,
): Promise<SearchSummary> {
  const begin = beginOf(search.wanted.to)
  const walk = (place: SearchPlace, most: number) =>
    walkSearch(scope, search, place, { most, workMs: times.newest, bare: true })
  const { counted } = limits
  const first = await walk(begin, limits.guessedBy)
  if (first.place === null) return wholeOf(scope, search, zone, first.rows)
  const stored = await storedWithin(scope, search)
  const eachBy = ({ rows, examined }: WalkedSearch) =>
    sampleEvery({ found: rows.length, examined, stored, sampled: limits.sampled })
  // Far more than is counted: the sample alone shows it, and the newest need not be walked up to the last that is counted.
  if (!search.wanted.fold && guessOf(first, stored) > 2 * counted) {
    const each = eachBy(first)
    const summary = await sampledOf(scope, search, zone, { each, counted })
    if (isSurelyMore(summary.sample, each, counted)) return summary
  }
  const more = await walk(first.place, counted - first.rows.length)
  const newest = { ...more, rows: [...first.rows, ...more.rows], examined: first.examined + more.examined }
  if (newest.place === null) return wholeOf(scope, search, zone, newest.rows)
  if (newest.rows.length < counted) throw refuse('invalid', 'articles.searchTooLong', {}, 'query')
  if (search.wanted.fold) throw refuse('invalid', 'articles.tooManyToFold', { count: counted }, 'fold')
  return sampledOf(scope, search, zone, { each: eachBy(newest), counted })
}

async function wholeOf(
  scope: Scope,
  search: ArticleSearch,
  zone: string,
  rows: readonly FoundRow[],
): Promise<SearchSummary> {
  const found = rows.map(row => row.id)
  const grouped = await facetsOf(scope, { ...search.wanted, found }, zone, 1)
  return { total: grouped.total, capped: false, sample: null, ...grouped.parts }
}

async function sampledOf(
  scope: Scope,
  search: ArticleSearch,
  zone: string,
  { each, counted }: { each: number; counted: number },
) {
  const { rows, place } = await walkSearch(scope, search, beginOf(search.wanted.to), {
    most: Number.POSITIVE_INFINITY,
    workMs: times.sample,
    sample: each,
    bare: true,
  })
  if (place !== null) throw refuse('invalid', 'articles.searchTooLong', {}, 'query')
  const found = rows.map(row => row.id)
  const grouped = await facetsOf(scope, { ...search.wanted, found }, zone, each)
  return { total: counted, capped: true, sample: sampleOf(grouped.total, each), ...grouped.parts }
}

const guessOf = ({ rows, examined }: WalkedSearch, stored: number): number =>
  (rows.length / Math.max(1, examined)) * stored

/** Five standard deviations above: one search in three million would be said to find more than it does. */
export const isSurelyMore = ({ articles }: { articles: number }, each: number, counted: number): boolean =>
  (articles - 5 * Math.sqrt(articles)) * each > counted

/** One of how many articles is looked at, so that about `sampled` of those wanted are. */
export const sampleEvery = (of: { found: number; examined: number; stored: number; sampled: number }): number =>
  Math.max(1, Math.floor(((of.found / Math.max(1, of.examined)) * of.stored) / of.sampled))

/** Errors of an even sample at 95 %: 1.96 standard deviations, of a count √n, of a share √(¼/n). */
export const sampleOf = (articles: number, each: number) => ({
  articles,
  total: articles * each,
  totalError: each === 1 ? 0 : Math.round(1.96 * Math.sqrt(articles) * each),
  shareError: each === 1 || articles === 0 ? 0 : Math.min(1, (1.96 * 0.5) / Math.sqrt(articles)),
})

async function storedWithin({ db }: Scope, { wanted: query }: ArticleSearch): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from article_grams where published_at >= ${query.from}::timestamptz and published_at <= ${query.to}::timestamptz`.execute(
    db,
  )
  return rows[0]?.n ?? 0
}
