/** Where articles come from, or which places their texts name, level by level: each number is the total of the list narrowed to its place. */
import {
  counted,
  mentionedPlaces,
  regionLevel,
  rowsOf,
  type WantedArticles,
} from '@guanlan/features/articles/articles/server/questions'
import type { Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { mostRegions, type RegionKind, type RegionPart } from '../contract.ts'
import { regionsFromDays, unfoldedDays } from './from-days.ts'

/** @param within a province or city; null: the provinces, and (release) 0 for articles whose place is not known */
export function regionsOf(
  scope: Scope,
  wanted: WantedArticles,
  { of, within }: { of: RegionKind; within: number | null },
): Promise<RegionPart[]> {
  return of === 'mentioned' ? mentionedPlaces(scope, wanted, mostRegions, within) : releasedFrom(scope, wanted, within)
}

async function releasedFrom(scope: Scope, whole: WantedArticles, within: number | null): Promise<RegionPart[]> {
  const level = regionLevel(within)
  const filters = within === null ? [] : [{ field: 'region' as const, is: 'is' as const, values: [String(within)] }]
  const wanted: WantedArticles = { ...whole, filters: [...whole.filters, ...filters] }
  const days = await unfoldedDays(scope, wanted)
  if (days)
    return (await regionsFromDays(days, wanted.fold, level))
      .slice(0, mostRegions)
      .map(({ region, n, positive, neutral, negative }) => ({ region, count: n, positive, neutral, negative }))
  const columns = sql`r.article_id, r.published_at, r.sentiment, r.cluster_id, case when r.region is null then 0 else ${level.groupSql(sql`r.region`)} end as region`
  const { rows } = await sql<RegionPart>`
    select region, ${counted(wanted)} as count, ${leaning(wanted, 1)} as positive, ${leaning(wanted, 0)} as neutral, ${leaning(wanted, -1)} as negative
    from (${rowsOf(scope, { ...wanted, fold: false }, columns)}) w group by region order by count desc, region limit ${mostRegions}`.execute(
    scope.db,
  )
  return rows
}

const leaning = (wanted: WantedArticles, sentiment: 1 | 0 | -1) =>
  counted(wanted, sql`sentiment = ${sql.lit(sentiment)}`)
