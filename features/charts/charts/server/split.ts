/** The volume over time, split by a field: each number is the total of the list of its time narrowed to its part. */
import { mediaTypeWord } from '@guanlan/features/articles/articles/server'
import {
  type ArticleQuery,
  counted,
  forEachMonitor,
  regionLevel,
  rowsOf,
} from '@guanlan/features/articles/articles/server/questions'
import type { Scope } from '@guanlan/platform/server'
import { type RawBuilder, sql } from 'kysely'
import { mostParts, type SplitField, type SplitVolume } from '../contract.ts'
import { local, moment, unitOf } from './overview.ts'
import { pointsOf } from './zone.ts'

/** What stands in a row of facts; monitors are of hits. */
const columnOf: Readonly<Record<Exclude<SplitField, 'monitor'>, RawBuilder<unknown>>> = {
  sentiment: sql`r.sentiment::text`,
  mediaType: sql`r.media_type::text`,
  region: sql`(${regionLevel(null).groupSql(sql`coalesce(r.region, 0)`)})::text`,
  level: sql`r.level::text`,
  language: sql`r.language`,
}

interface Cell {
  at: Date
  value: string | null
  count: number
}

export async function splitOf(scope: Scope, query: ArticleQuery, by: SplitField, zone: string): Promise<SplitVolume> {
  const unit = unitOf(query)
  const points = pointsOf(query, unit, zone)
  const value = by === 'monitor' ? sql`null::text` : columnOf[by]
  const rows = rowsOf(
    scope,
    { ...query, fold: false },
    sql`r.article_id, r.published_at, r.cluster_id, ${value} as value`,
  )
  const { rows: cells } = await sql<Cell>`
    with pointed as materialized (select article_id, cluster_id, value, ${local(query, unit, zone)} as at from (${rows}) wanted),
    valued as (${by === 'monitor' ? ofMonitors(scope, query) : sql`select * from pointed`}),
    most as (select value from valued where value is not null group by value order by ${counted(query)} desc, value limit ${mostParts}),
    parts as (
      select at, value, ${counted(query)} as count from valued where value in (select value from most) group by 1, 2
      union all
      select at, null, ${counted(query)} from pointed p where ${by === 'monitor' ? sql`not exists (select from valued v where v.article_id = p.article_id and v.value in (select value from most))` : sql`value is null or value not in (select value from most)`} group by 1)
    select ${moment(query, zone)} as at, r.value, r.count from parts r`.execute(scope.db)
  return { by, unit, points: points.map(at => new Date(at).toISOString()), parts: partsOf(by, cells, points) }
}

/** An article stands with each monitor that wants it. */
const ofMonitors = (scope: Scope, query: ArticleQuery): RawBuilder<unknown> => sql`
  select article_id, cluster_id, monitor_id::text as value, at
  from (${forEachMonitor(scope, query, sql`select article_id, cluster_id, at from pointed`)}) w`

/** Scales keep their order, other parts stand by their size; the rest is last. Pure. */
export function partsOf(by: SplitField, cells: readonly Cell[], points: readonly number[]): SplitVolume['parts'] {
  const place = new Map(points.map((at, index) => [at, index]))
  const parts = [...Map.groupBy(cells, cell => cell.value)].map(([value, own]) => {
    const counts = points.map(() => 0)
    for (const { at, count } of own) {
      const index = place.get(at.getTime())
      if (index !== undefined) counts[index] = count
    }
    return { value, counts }
  })
  const size = ({ counts }: { counts: readonly number[] }) => counts.reduce((sum, count) => sum + count, 0)
  const rank = (part: (typeof parts)[number]) =>
    part.value === null ? Number.POSITIVE_INFINITY : (scales[by]?.indexOf(part.value) ?? -size(part))
  return parts
    .toSorted((one, other) => rank(one) - rank(other) || String(one.value).localeCompare(String(other.value)))
    .map(({ value, counts }) => ({
      value: by === 'mediaType' && value !== null ? mediaTypeWord(Number(value)) : value,
      counts,
    }))
}
const scales: Partial<Record<SplitField, readonly string[]>> = {
  sentiment: ['1', '0', '-1'],
  level: ['1', '2', '3', '4'],
}
