/**
 * A search over everything stored that the organisation may see: its rows newest first, piece by piece, until a page is full or the time is
 * up. The rule decides in `../search`, the question's other conditions in `question.ts`, so that lists and searches mean the same by a filter.
 */
import type { Rule } from '@guanlan/engine/rules'
import type { Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { editedWithin } from '../search/edited.ts'
import { candidateShare, type FoundArticle, findStored, isQuickToTry } from '../search/stored.ts'
import { walkStored } from '../search/walk.ts'
import type { PageRow } from './answers.ts'
import { looked, neededFor, type Pace, paceBy } from './pace.ts'
import { type ArticleQuery, rowsOf } from './question.ts'
import { type SearchPlace, walkFrom } from './search-place.ts'

export interface ArticleSearch {
  rule: Rule
  wanted: ArticleQuery
}

export interface FoundRow extends PageRow {
  publishedAt: Date
}

/** How a piece is read. `sample`: of every so many articles one, evenly by order of arrival. */
export interface Reading {
  sample?: number | undefined
  /** The words are common: texts are read without the index. */
  common?: boolean
  /** Only which articles: where the question asks nothing more of them, the organisation's facts are not read, and sentiment is everybody's. */
  bare?: boolean
}

/** Rows of a piece of time, newest first. */
export async function foundWithin(
  scope: Scope,
  { rule, wanted: query }: ArticleSearch,
  piece: { from: Date | null; to: Date | null },
  { sample, common = false, bare = false }: Reading = {},
): Promise<FoundRow[]> {
  const limits = { languages: [], regions: [], mediaLimit: [] }
  const requested = { rule, limits, orgId: scope.orgId, common, ...(sample && { sample }) }
  return matchingAmong(scope, { rule, wanted: query }, await findStored(scope.db, requested, piece), piece, {
    sample,
    bare,
  })
}

/** What of the articles that a rule wants in a piece of time the whole question keeps, with those whose own text the rule wants. */
export async function matchingAmong(
  scope: Scope,
  { rule, wanted: query }: ArticleSearch,
  found: readonly FoundArticle[],
  piece: { from: Date | null; to: Date | null },
  { sample, bare = false }: Pick<Reading, 'sample' | 'bare'> = {},
): Promise<FoundRow[]> {
  const own = await editedWithin(scope.db, { rule, orgId: scope.orgId, sample }, piece)
  const shared = own.edited.size === 0 ? found : found.filter(({ id }) => !own.edited.has(id))
  if (bare && !scope.limitedTo && own.wanted.length === 0 && asksNothingMore(query)) return withoutBinned(scope, shared)
  const ids = [...shared.map(({ id }) => id), ...own.wanted]
  if (ids.length === 0) return []
  const rows = rowsOf(scope, { ...query, found: ids }, sql`r.article_id, r.published_at, r.sentiment, r.level`)
  const { rows: stored } = await sql<FoundRow>`
    select article_id as id, published_at as "publishedAt", sentiment, level from (${rows}) w
    order by date_trunc('milliseconds', published_at) desc, article_id desc limit ${ids.length}`.execute(scope.db)
  return stored
}

export const asksNothingMore = ({
  monitorIds,
  filters,
  fold,
  arrivedAfter,
  arrivedUntil,
  storyId,
}: ArticleQuery): boolean =>
  monitorIds === null && filters.length === 0 && !fold && !arrivedAfter && !arrivedUntil && storyId === undefined

/** What lies in the bin of the organisation is not found by it. */
async function withoutBinned(scope: Scope, found: readonly FoundArticle[]): Promise<FoundRow[]> {
  if (found.length === 0) return []
  const times = found.map(({ publishedAt }) => publishedAt.getTime())
  const { rows } = await sql<{ id: number }>`
    select article_id as id from org_articles where org_id = ${scope.orgId} and binned_at is not null
      and published_at >= ${new Date(times.at(-1) as number)}::timestamptz and published_at < ${new Date((times[0] as number) + 1)}::timestamptz`.execute(
    scope.db,
  )
  const binned = new Set(rows.map(({ id }) => id))
  return found
    .filter(({ id }) => !binned.has(id))
    .map(row => ({ ...row, sentiment: row.sentiment as FoundRow['sentiment'], level: null }))
}

export interface WalkedSearch {
  rows: FoundRow[]
  /** Where to go on; null when all of the range is walked. */
  place: SearchPlace | null
  /** Articles looked at, whatever they say. */
  examined: number
}

export interface SearchWalk extends Pick<Reading, 'sample' | 'bare'> {
  /** Ends when so many rows are there. */
  most: number
  workMs: number
}

/** Newest first until `most` rows are there, the time is up or the range is at its end. */
export async function walkSearch(
  scope: Scope,
  search: ArticleSearch,
  begin: SearchPlace,
  { most, workMs, sample, bare = false }: SearchWalk,
): Promise<WalkedSearch> {
  const rows: FoundRow[] = []
  let examined = 0
  let pace: Pace = begin.pace === 'look' && (sample !== undefined || !isQuickToTry(search.rule)) ? 'rare' : begin.pace
  let largest = pace === 'look' ? looked : Number.POSITIVE_INFINITY
  // Whoever stopped within a piece begins in the millisecond of the last row that was given.
  const { after } = begin
  const { from } = search.wanted
  const options = { from, workMs, most: () => largest, wholeWeeks: () => pace === 'rare' }
  const place = await walkStored(scope.db, walkFrom(begin), options, async piece => {
    examined += piece.articles
    const found = await foundWithin(scope, search, piece, { sample, bare, common: pace !== 'rare' })
    const got = { found: found.length * (sample ?? 1), articles: piece.articles }
    rows.push(...(after ? found.filter(row => isBehind(row, after)) : found))
    largest = neededFor(most - rows.length, got)
    const goesOn = rows.length < most
    if (pace === 'look' && goesOn && piece.from && piece.from > from)
      pace = paceBy(await candidateShare(scope.db, search.rule, piece.from))
    return goesOn
  })
  if (rows.length > most) return { ...untilFull(rows, most, { step: place?.step ?? begin.step, pace }), examined }
  return { rows, place: place?.to ? { to: place.to.getTime(), step: place.step, after, pace } : null, examined }
}

/** The first of more rows than are asked for; what follows goes on behind the last of them. */
export function untilFull(
  rows: readonly FoundRow[],
  most: number,
  { step, pace }: Pick<SearchPlace, 'step' | 'pace'>,
): { rows: FoundRow[]; place: SearchPlace } {
  const stored = rows.slice(0, most)
  const last = stored.at(-1) as FoundRow
  const at = last.publishedAt.getTime()
  return { rows: stored, place: { to: at + 1, step, after: [at, last.id], pace } }
}

/** Rows come by time and id, both falling. */
export function isBehind({ publishedAt, id }: FoundRow, [at, last]: readonly [number, number]): boolean {
  const time = publishedAt.getTime()
  return time < at || (time === at && id < last)
}
