/** Hits that a monitor lacks: which they are, and adding them in a way that can be taken back. */
import { numberList, recordedInserts, type Tx } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { insertHits, type NewHit } from '../hits/hits.ts'

/** Those of the articles that the monitor has not; what somebody took out of it or a filter took counts as there. In the order given. */
export async function missingOf(
  db: Tx,
  { orgId, monitorId }: { orgId: number; monitorId: number },
  ids: readonly number[],
): Promise<number[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<{ article_id: number }>`
    select article_id from hits where org_id = ${orgId} and monitor_id = ${monitorId} and article_id = any(${numberList(ids)}::bigint[])`.execute(
    db,
  )
  const there = new Set(rows.map(row => row.article_id))
  return ids.filter(id => !there.has(id))
}

/**
 * Adds hits of one monitor that were missing, and keeps them with the operation of this transaction: taking it back removes those
 * that nobody has touched and no newer rule has confirmed since.
 */
export async function addMissingHits(db: Tx, orgId: number, monitorId: number, hits: readonly NewHit[]): Promise<void> {
  if (hits.length === 0) return
  await insertHits(db, hits)
  const ids = hits.map(hit => hit.articleId)
  // Written by this transaction: what another one added in the same moment is not ours to take back.
  const added = sql`
    select h.org_id, jsonb_build_object('article_id', h.article_id, 'monitor_id', h.monitor_id) as key,
      jsonb_build_object('put_by', null, 'taken_by', null, 'rule_version', h.rule_version) as after
    from hits h where h.org_id = ${orgId} and h.monitor_id = ${monitorId} and h.article_id = any(${numberList(ids)}::bigint[])
      and h.xmin = pg_current_xact_id()::xid`
  await recordedInserts('hits', added).execute(db)
}
