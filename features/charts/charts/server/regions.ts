/** Where articles come from, or which places their texts name, level by level: each number is the total of the list narrowed to its place. */
import {
  type ArticleQuery,
  counted,
  mentionedPlaces,
  regionLevel,
  rowsOf,
} from '@guanlan/features/articles/articles/server/questions'
import type { Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { mostRegions, type RegionKind, type RegionPart } from '../contract.ts'
import { regionsFromDays, unfoldedDays } from './from-days.ts'

/** @param within a province or city; null: the provinces, and (release) 0 for articles whose place is not known */
export function regionsOf(
  scope: Scope,
  query: ArticleQuery,
  { of, within }: { of: RegionKind; within: number | null },
): Promise<RegionPart[]> {
  return of === 'mentioned' ? mentionedPlaces(scope, query, mostRegions, within) : releasedFrom(scope, query, within)
}

async function releasedFrom(scope: Scope, whole: ArticleQuery, within: number | null): Promise<RegionPart[]> {
  const level = regionLevel(within)
  const filters = within === null ? [] : [{ field: 'region' as const, is: 'is' as const, values: [String(within)] }]
  const query: ArticleQuery = { ...whole, filters: [...whole.filters, ...filters] }
  const days = await unfoldedDays(scope, query)
  if (days)
    return (await regionsFromDays(days, query.fold, level))
      .slice(0, mostRegions)
      .map(({ region, n, positive, neutral, negative }) => ({ region, count: n, positive, neutral, negative }))
  const columns = sql`r.article_id, r.published_at, r.sentiment, r.cluster_id, case when r.region is null then 0 else ${level.groupSql(sql`r.region`)} end as region`
  const { rows } = await sql<RegionPart>`
    select region, ${counted(query)} as count, ${leaning(query, 1)} as positive, ${leaning(query, 0)} as neutral, ${leaning(query, -1)} as negative
    from (${rowsOf(scope, { ...query, fold: false }, columns)}) w group by region order by count desc, region limit ${mostRegions}`.execute(
    scope.db,
  )
  return rows
}

const leaning = (query: ArticleQuery, sentiment: 1 | 0 | -1) => counted(query, sql`sentiment = ${sql.lit(sentiment)}`)
