/** What monitors and filters had to do with what was published since a moment: a row each, for the health of an organisation's rules. */
import type { Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'

type Holder = Pick<Scope, 'db' | 'orgId'>

/**
 * Articles that are shown in each monitor, before and since a moment; monitors without any are left out.
 * @param span `from`: the oldest that is counted; `turn`: what was published before it counts as `before`
 */
export async function countsOfMonitors(
  { db, orgId }: Holder,
  { from, turn }: { from: Date; turn: Date },
): Promise<Map<number, { before: number; since: number }>> {
  const { rows } = await sql<{ id: number; before: number; since: number }>`
    select monitor_id as id, (count(*) filter (where published_at < ${turn}::timestamptz))::int as before,
      (count(*) filter (where published_at >= ${turn}::timestamptz))::int as since
    from hits where org_id = ${orgId} and published_at >= ${from}::timestamptz and removed_at is null group by monitor_id`.execute(
    db,
  )
  return new Map(rows.map(({ id, ...counts }) => [id, counts]))
}

export interface MediaOfMonitor {
  monitorId: number
  articles: number
  /** Different ones that published them. */
  media: number
  /** The medium with most of them, and how many it has. */
  largestId: number
  most: number
}

/** Of each monitor that shows any, who published what was published since a moment. */
export async function mediaOfMonitors({ db, orgId }: Holder, since: Date): Promise<MediaOfMonitor[]> {
  const { rows } = await sql<MediaOfMonitor>`
    with each as (
      select monitor_id, media_id, count(*)::int as articles from hits
      where org_id = ${orgId} and published_at > ${since} and removed_at is null and filter_id is null
      group by monitor_id, media_id
    ) select monitor_id as "monitorId", sum(articles)::int as articles, count(*)::int as media, max(articles)::int as most,
      (array_agg(media_id order by articles desc, media_id))[1] as "largestId"
    from each group by monitor_id`.execute(db)
  return rows
}

/** Articles published since a moment by the filter that took them out of a monitor; null: those that a monitor shows. What people took out is in neither. */
export async function countsOfFilters({ db, orgId }: Holder, since: Date): Promise<Map<number | null, number>> {
  const { rows } = await sql<{ id: number | null; n: number }>`
    select filter_id as id, count(distinct article_id)::int as n from hits
    where org_id = ${orgId} and published_at >= ${since}::timestamptz and taken_by is null group by filter_id`.execute(
    db,
  )
  return new Map(rows.map(({ id, n }) => [id, n]))
}
