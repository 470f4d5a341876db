/** Where stored articles stand in an organisation: its own fact, its hits, and everything that hides them. */

import { refuse } from '@guanlan/platform/contract'
import { numberList, type Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { mayBeFound } from '../may-be-found.ts'
import { timeOfArrival } from '../time-of-arrival.ts'

export interface Visibility {
  id: number
  title: string
  media: string
  publishedAt: Date
  timeOfArrival: boolean
  /** Its story as the organisation sees it; null where it has no fact of the article. */
  storyId: number | null
  /** Its lists show it. */
  isShown: boolean
  erased: boolean
  /** In the bin. */
  binned: { by: string | null; at: Date } | null
  hits: VisibleHit[]
}

export interface VisibleHit {
  monitorId: number
  isShown: boolean
  filterId: number | null
  /** Somebody took it out of the monitor. */
  takenOut: { by: string | null } | null
}

interface Row {
  id: number
  title: string
  media: string
  published_at: Date
  time_of_arrival: boolean
  cluster_id: number | null
  own: boolean
  removed: boolean
  erased: boolean
  binned_at: Date | null
  binned_by: string | null
  hits: { monitorId: number; removed: boolean; filterId: number | null; takenBy: number | null; by: string | null }[]
}

/**
 * Stands before whatever is told or done by the number of an article: what somebody may not find is not there for them (docs/decisions/0021).
 * @throws missing
 */
export async function requireVisibleArticle({ db, orgId }: Pick<Scope, 'db' | 'orgId'>, id: number): Promise<void> {
  const { rows } = await sql`
    select 1 from articles a left join org_articles o on o.org_id = ${orgId} and o.article_id = a.id and o.article_id = ${id}::bigint
    where a.id = ${id}::bigint and ${mayBeFound(orgId)}`.execute(db)
  if (rows.length === 0) throw refuse('missing', 'platform.missing')
}

/** Of those that the organisation may see, in the order of the ids. */
export async function visibilityOf(
  { db, orgId }: Pick<Scope, 'db' | 'orgId'>,
  ids: readonly number[],
): Promise<Visibility[]> {
  const given = sql`${numberList(ids)}::bigint[]`
  const { rows } = await sql<Row>`
    select a.id, coalesce(e.title, a.title) as title, m.name as media, a.published_at, ${timeOfArrival} as time_of_arrival, o.cluster_id, o.article_id is not null as own,
      coalesce(o.removed_at is not null, false) as removed, coalesce(o.binned_at = 'infinity', false) as erased,
      case when o.binned_at < 'infinity' then o.binned_at end as binned_at, member_name(o.binned_by) as binned_by, h.hits
    from unnest(${given}) with ordinality as wanted (id, place)
    join articles a on a.id = wanted.id and a.id = any(${given})
    left join org_articles o on o.org_id = ${orgId} and o.article_id = a.id and o.article_id = any(${given})
    left join article_edits e on e.org_id = ${orgId} and e.article_id = a.id
    join media m on m.id = coalesce(o.media_id, a.media_id),
    lateral (
      select coalesce(json_agg(json_build_object('monitorId', h.monitor_id, 'removed', h.removed_at is not null, 'filterId', h.filter_id,
        'takenBy', h.taken_by, 'by', member_name(h.taken_by)) order by h.monitor_id), '[]') as hits
      from hits h where h.org_id = ${orgId} and h.article_id = a.id and h.article_id = any(${given})
    ) h
    where ${mayBeFound(orgId)}
    order by wanted.place limit ${ids.length}`.execute(db)
  return rows.map(row => ({
    id: row.id,
    title: row.title,
    media: row.media,
    publishedAt: row.published_at,
    timeOfArrival: row.time_of_arrival,
    storyId: row.cluster_id,
    isShown: row.own && !row.removed,
    erased: row.erased,
    binned: row.binned_at && { by: row.binned_by, at: row.binned_at },
    hits: row.hits.map(({ monitorId, removed, filterId, takenBy, by }) => ({
      monitorId,
      isShown: !removed,
      filterId,
      takenOut: takenBy === null ? null : { by },
    })),
  }))
}
