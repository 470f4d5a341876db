/** Numbers of 24 hours for the tree of monitors: what a list of the same time would count. */
import type { Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { idsWithin } from '../article-ids.ts'

export interface RecentCount {
  /** A monitor or a folder; 0 is everything of the organisation. */
  id: number
  day: number
  /** The 24 hours, oldest first. */
  hours: number[]
}

const hours = 24

/**
 * One statement reads the hits of the 24 hours once. An article that several monitors of a folder want counts once there.
 * @param folders the monitors below each folder
 * @param to the end of the 24 hours; both ends belong to it, as in lists
 */
export async function recentCounts(
  scope: Scope,
  folders: readonly { id: number; monitorIds: readonly number[] }[],
  to: Date,
): Promise<RecentCount[]> {
  const from = new Date(to.getTime() - hours * 3_600_000)
  const within = sql`org_id = ${scope.orgId} and ${idsWithin(sql`article_id`, { from, to })}
    and published_at >= ${from}::timestamptz and published_at <= ${to}::timestamptz and removed_at is null`
  const hour = sql`least(${hours - 1}, floor(extract(epoch from published_at - ${from}::timestamptz) / 3600))::int`
  const pairs = folders.flatMap(({ id, monitorIds }) => monitorIds.map(monitor => ({ id, monitor })))
  const { rows } = await sql<{ id: number; hour: number; n: number }>`
    with recent as materialized (select monitor_id, article_id, ${hour} as hour from hits where ${within})
    select monitor_id as id, hour, count(*)::int as n from recent group by 1, 2
    union all
    select id, hour, count(*)::int from (
      select distinct f.id, r.hour, r.article_id from recent r
      join unnest(${pairs.map(pair => pair.id)}::int[], ${pairs.map(pair => pair.monitor)}::int[]) f (id, monitor) on f.monitor = r.monitor_id
    ) once group by 1, 2
    union all
    select 0, ${hour}, count(*)::int from org_articles where ${within} group by 2`.execute(scope.db)
  const counts = new Map<number, RecentCount>()
  for (const row of rows) {
    const count = counts.get(row.id) ?? { id: row.id, day: 0, hours: Array<number>(hours).fill(0) }
    count.day += row.n
    count.hours[row.hour] = row.n
    counts.set(row.id, count)
  }
  return [...counts.values()]
}
