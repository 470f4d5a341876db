/** Articles put into monitors and taken out of them by people: no rule, filling or filter undoes that. */
import { numberList, recordedInserts, recordedUpdate } from '@guanlan/platform/server'
import { type RawBuilder, sql } from 'kysely'
import { updateShown } from '../hits/shown.ts'
import type { ActScope } from './act-scope.ts'

/**
 * Puts articles into monitors, also such as were taken out or filtered before.
 * @param monitors items with the version of their rule
 * @returns the articles that came into at least one
 */
export async function addToMonitors(
  { db, orgId, userId }: ActScope,
  ids: readonly number[],
  monitors: readonly { id: number; version: number }[],
): Promise<number[]> {
  const given = sql`${numberList(ids)}::bigint[]`
  const condition = sql`unnest(${numberList(monitors.map(one => one.id))}::int[], ${numberList(monitors.map(one => one.version))}::int[]) m (id, version)`
  const back = await changeHits(db, {
    columns: ['put_by', 'taken_by', 'filter_id'],
    update: sql`
      update hits h set put_by = ${userId}::int, taken_by = null, filter_id = null from ${condition}
      where h.org_id = ${orgId} and h.monitor_id = m.id and h.article_id = any(${given}) and (h.taken_by is not null or h.filter_id is not null)`,
  })
  // What others change of a hit later (counts, sentiment, story) does not make it another act's.
  const asAdded = sql`
    select org_id, jsonb_build_object('article_id', article_id, 'monitor_id', monitor_id) as key,
      jsonb_build_object('put_by', row -> 'put_by', 'taken_by', null, 'filter_id', null) as after from added`
  const { rows: fresh } = await sql<{ article_id: number }>`
    with added as (
      insert into hits (org_id, monitor_id, article_id, published_at, media_type, sentiment, level, region, media_id, language, author, interactions, cluster_id, rule_version, put_by)
      select o.org_id, m.id, o.article_id, o.published_at, o.media_type, o.sentiment, o.level, o.region, o.media_id, o.language, o.author, o.interactions, o.cluster_id, m.version, ${userId}::int
      from ${condition} cross join org_articles o where o.org_id = ${orgId} and o.article_id = any(${given}) and o.binned_at is null
      order by o.article_id, m.id on conflict do nothing
      returning org_id, article_id, monitor_id, to_jsonb(hits) as row
    ), kept as (${recordedInserts('hits', asAdded)}) select article_id from added`.execute(db)
  const changed = once([...back, ...fresh])
  await updateShown(db, orgId, changed)
  return changed
}

/** @returns the articles that were in at least one of them */
export async function removeFromMonitors(
  { db, orgId, userId }: ActScope,
  ids: readonly number[],
  monitorIds: readonly number[],
): Promise<number[]> {
  const taken = await changeHits(db, {
    columns: ['put_by', 'taken_by'],
    update: sql`
      update hits set put_by = null, taken_by = ${userId}::int
      where org_id = ${orgId} and monitor_id = any(${numberList(monitorIds)}::int[]) and article_id = any(${numberList(ids)}::bigint[]) and taken_by is null`,
  })
  const changed = once(taken)
  await updateShown(db, orgId, changed)
  return changed
}

const changeHits = (db: ActScope['db'], { columns, update }: { columns: string[]; update: RawBuilder<unknown> }) =>
  recordedUpdate<{ article_id: number }>(db, { table: 'hits', keys: ['article_id', 'monitor_id'], columns, update })

const once = (rows: readonly { article_id: number }[]): number[] => [...new Set(rows.map(row => row.article_id))]
