/** Filters take articles out of monitors, and people bring them back: how hits stand, and what is written of them. */
import { numberList, recordedUpdate, type Tx } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { updateShown } from '../hits/shown.ts'
import type { ActScope } from './act-scope.ts'

/** What stands between a hit and the filters. */
export interface FilterableHit {
  monitorId: number
  /** The filter that has taken it out; null: none. */
  filterId: number | null
  /** Somebody decided that it is there: no filter takes it. */
  isKept: boolean
  /** Somebody took it out of the monitor. */
  isTaken: boolean
}

/** By article, in the order of the monitors; articles without hits are left out. */
export async function filterableHits(
  { db, orgId }: Pick<ActScope, 'db' | 'orgId'>,
  ids: readonly number[],
): Promise<Map<number, FilterableHit[]>> {
  const { rows } = await sql<FilterableHit & { articleId: number }>`
    select article_id as "articleId", monitor_id as "monitorId", filter_id as "filterId", put_by is not null as "isKept", taken_by is not null as "isTaken"
    from hits where org_id = ${orgId} and article_id = any(${numberList(ids)}::bigint[]) order by article_id, monitor_id`.execute(
    db,
  )
  return Map.groupBy(rows, row => row.articleId)
}

export interface FilteredHit {
  articleId: number
  monitorId: number
  /** Null: no filter takes it any more. */
  filterId: number | null
}

/** Writes which filter takes which hit; what somebody put into a monitor stays there. */
export async function applyFilters(db: Tx, orgId: number, hits: readonly FilteredHit[]): Promise<void> {
  if (hits.length === 0) return
  const list = (pick: (hit: FilteredHit) => number | null) => numberList(hits.map(pick))
  const ids = [...new Set(hits.map(({ articleId }) => articleId))]
  await lockHeld(db, orgId, ids)
  await sql`
    update hits h set filter_id = u.filter_id
    from unnest(${list(each => each.articleId)}::bigint[], ${list(each => each.monitorId)}::int[], ${list(each => each.filterId)}::int[]) as u (article_id, monitor_id, filter_id)
    where h.org_id = ${orgId} and h.article_id = u.article_id and h.monitor_id = u.monitor_id and h.article_id = any(${numberList(ids)}::bigint[])
      and h.put_by is null`.execute(db)
  await updateShown(db, orgId, ids)
}

/**
 * Somebody decided that these are there: no filter takes them out again.
 * @returns the articles that a filter had taken out of at least one monitor, and the monitors that have them back
 */
export async function bringBack(
  { db, orgId, userId }: ActScope,
  ids: readonly number[],
): Promise<{ articleIds: number[]; monitorIds: number[] }> {
  await lockHeld(db, orgId, ids)
  const hits = await recordedUpdate<{ article_id: number; monitor_id: number }>(db, {
    table: 'hits',
    keys: ['article_id', 'monitor_id'],
    columns: ['filter_id', 'put_by'],
    update: sql`
      update hits set filter_id = null, put_by = ${userId}::int
      where org_id = ${orgId} and article_id = any(${numberList(ids)}::bigint[]) and filter_id is not null`,
  })
  const articleIds = [...new Set(hits.map(hit => hit.article_id))]
  await updateShown(db, orgId, articleIds)
  return { articleIds, monitorIds: [...new Set(hits.map(hit => hit.monitor_id))] }
}

/** In the order in which acts lock them, so that the two cannot deadlock. */
const lockHeld = (db: Tx, orgId: number, ids: readonly number[]) =>
  sql`select from org_articles where org_id = ${orgId} and article_id = any(${numberList(ids)}::bigint[]) order by article_id for update`.execute(
    db,
  )
