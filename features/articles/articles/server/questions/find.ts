/** Pages, totals and counts of the articles that a question wants. */
import type { Scope } from '@guanlan/platform/server'
import { type RawBuilder, sql } from 'kysely'
import type { MediaType } from '../../contract.ts'
import { mediaTypeWord } from '../codes.ts'
import { type ChosenDay, chosenDays } from '../fact-days/choose.ts'
import type { PageOf, PageRow, SortOrder } from './answers.ts'
import { pageByReach } from './by-reach.ts'
import { pageFromDays } from './page-from-days.ts'
import { type ArticleQuery, countedRowsOf, rowsOf, unreadAsDifference } from './question.ts'

const orders = {
  time_desc: sql`published_at desc, article_id desc`,
  time_asc: sql`published_at asc, article_id asc`,
  interaction_desc: sql`interactions desc, article_id desc`,
  interaction_asc: sql`interactions asc, article_id asc`,
} as const satisfies Record<Exclude<SortOrder, 'reach_desc' | 'reach_asc'>, unknown>

/** Exact, at any size: measured in bench/desk.ts. */
export async function countOf(scope: Scope, query: ArticleQuery): Promise<number> {
  const [count = 0] = await countsOf(scope, [query])
  return count
}

/** The numbers of many questions in one statement, in their order. */
export async function countsOf(scope: Scope, questions: readonly ArticleQuery[]): Promise<number[]> {
  const fromDays = await totalsFromDays(scope, questions)
  const others = questions.filter((_, place) => fromDays[place] === null)
  const requested = await countsInRows(scope, others)
  let place = 0
  return fromDays.map(count => count ?? requested[place++] ?? 0)
}

async function totalsFromDays(scope: Scope, questions: readonly ArticleQuery[]): Promise<(number | null)[]> {
  const counts: (number | null)[] = []
  for (const query of questions) {
    const days = await daysOfHard(scope, query)
    counts.push(days && totalOf(days))
  }
  return counts
}

async function countsInRows(scope: Scope, questions: readonly ArticleQuery[]): Promise<number[]> {
  if (questions.length === 0) return []
  const counted = (query: ArticleQuery) => sql`(select count(*)::int from (${countedRowsOf(scope, query)}) w)`
  const counts = questions.map((query, place) => {
    const parts = unreadAsDifference(query)
    const n = parts ? sql`${counted(parts.all)} - ${counted(parts.read)}` : counted(query)
    return sql`select ${place}::int as place, ${n} as n`
  })
  const { rows } = await sql<{ n: number }>`${sql.join(counts, sql` union all `)} order by place`.execute(scope.db)
  return rows.map(row => row.n)
}

const manyDaysMs = 3 * 86_400_000

/** No index knows keywords, and none counts the stories of weeks. */
const daysOfHard = (scope: Scope, query: ArticleQuery) =>
  query.to.getTime() - query.from.getTime() > manyDaysMs &&
  (query.fold || query.filters.some(({ field }) => field === 'keyword'))
    ? chosenDays(scope, query)
    : null

/** The articles of one page, in order. */
export async function pageOf(scope: Scope, query: ArticleQuery, { page, pageSize, sort }: PageOf): Promise<PageRow[]> {
  if (isByReach(sort)) return pageByReach(scope, query, { page, pageSize, isRising: sort === 'reach_asc' })
  const days = await daysOfHard(scope, query)
  if (days) return pageFromDays(days, { page, pageSize, sort })
  const rows = rowsOf(scope, query, sql`r.article_id, r.published_at, r.interactions, r.sentiment, r.level`)
  const found = await sql<PageRow>`
    select article_id as id, sentiment, level from (${rows}) w order by ${orders[sort]} limit ${pageSize} offset ${(page - 1) * pageSize}`.execute(
    scope.db,
  )
  return found.rows
}

/** A page with the total of its list. */
export async function listOf(
  scope: Scope,
  query: ArticleQuery,
  { sort, ...requested }: PageOf,
): Promise<{ total: number; rows: PageRow[] }> {
  const days = isByReach(sort) ? null : await daysOfHard(scope, query)
  if (days && !isByReach(sort)) return { total: totalOf(days), rows: pageFromDays(days, { ...requested, sort }) }
  const total = await countOf(scope, query)
  return { total, rows: total === 0 ? [] : await pageOf(scope, query, { ...requested, sort }) }
}

const isByReach = (sort: SortOrder): sort is 'reach_desc' | 'reach_asc' => sort === 'reach_desc' || sort === 'reach_asc'
const totalOf = (days: readonly ChosenDay[]): number => days.reduce((sum, { rows }) => sum + rows.length, 0)

/** All rows of a question with their place in its order, from 1: what is kept of a long list as it is at a moment. Not by reach, which only short lists know. */
export function placedRowsOf(
  scope: Scope,
  query: ArticleQuery,
  sort: keyof typeof orders,
): RawBuilder<{ id: number; sentiment: number; level: number | null; place: number }> {
  const rows = rowsOf(scope, query, sql`r.article_id, r.published_at, r.interactions, r.sentiment, r.level`)
  return sql`select article_id as id, sentiment, level, row_number() over (order by ${orders[sort]}) as place from (${rows}) w`
}

export interface ArticleKey {
  id: number
  /** As the database writes it, to the microsecond. */
  publishedAt: string
}

/** Newest first, from behind a key on: as fast at the millionth article as at the first. */
export async function keysOf(
  scope: Scope,
  query: ArticleQuery,
  after: ArticleKey | null,
  limit: number,
): Promise<ArticleKey[]> {
  const behind = after
    ? sql`(published_at, article_id) < (${after.publishedAt}::timestamptz, ${after.id}::bigint)`
    : sql`true`
  const { rows } = await sql<ArticleKey>`
    select article_id as id, published_at::text as "publishedAt" from (${rowsOf(scope, query, sql`r.article_id, r.published_at`)}) w
    where ${behind} order by published_at desc, article_id desc limit ${limit}`.execute(scope.db)
  return rows
}

export async function countByMediaType(
  scope: Scope,
  query: ArticleQuery,
  folded: boolean,
): Promise<{ mediaType: MediaType; count: number }[]> {
  const counted = folded ? sql`count(distinct cluster_id)` : sql`count(*)`
  const { rows } = await sql<{ media_type: number; n: number }>`
    select media_type, ${counted}::int as n from (${rowsOf(scope, query, sql`r.media_type, r.cluster_id, r.published_at, r.article_id`)}) w
    group by media_type order by n desc, media_type`.execute(scope.db)
  return rows.map(row => ({ mediaType: mediaTypeWord(row.media_type), count: row.n }))
}
