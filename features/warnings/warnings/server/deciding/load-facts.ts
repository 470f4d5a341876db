/** Facts of articles in the eyes of organisations, in two statements: for a batch that has just been stored, and for a replay. */

import { seenByEach } from '@guanlan/features/articles/articles/server/facts'
import { monitorRows } from '@guanlan/features/monitors/monitors/server'
import { numberList, type Tx } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { WarningFacts } from './facts.ts'

export interface FactsQuery {
  orgId: number
  articleId: number
}

/** Facts by organisation and article (`7:123`). What an organisation knows nothing of yet is what it is to everybody. */
export async function loadFacts(db: Tx, requested: readonly FactsQuery[]): Promise<Map<string, WarningFacts>> {
  const seen = await seenByEach(db, requested)
  const above = await withFolders(
    db,
    seen.flatMap(({ orgId, monitorIds }) => monitorIds.map(monitorId => ({ orgId, monitorId }))),
  )
  return new Map(
    seen.map(({ orgId, ...facts }) => {
      const monitorIds = [...new Set(facts.monitorIds.flatMap(id => above.get(keyOf(orgId, id)) ?? [id]))]
      return [keyOf(orgId, facts.articleId), { ...facts, monitorIds }]
    }),
  )
}

export const keyOf = (orgId: number, id: number): string => `${orgId}:${id}`

/** Each monitor with the folders above it, by organisation and monitor. */
async function withFolders(
  db: Tx,
  monitors: readonly { orgId: number; monitorId: number }[],
): Promise<Map<string, number[]>> {
  if (monitors.length === 0) return new Map()
  const each = [...new Map(monitors.map(one => [keyOf(one.orgId, one.monitorId), one])).values()]
  const { rows } = await sql<{ orgId: number; monitorId: number; ids: number[] }>`
    with recursive above as (
      select org_id, id as monitor_id, id
      from unnest(${numberList(each.map(({ orgId }) => orgId))}::int[], ${numberList(each.map(({ monitorId }) => monitorId))}::int[]) as m (org_id, id)
      union
      select n.org_id, a.monitor_id, n.parent_id from ${monitorRows} n join above a on n.org_id = a.org_id and n.id = a.id where n.parent_id is not null
    ) select org_id as "orgId", monitor_id as "monitorId", array_agg(id) as ids from above group by org_id, monitor_id`.execute(
    db,
  )
  return new Map(rows.map(({ orgId, monitorId, ids }) => [keyOf(orgId, monitorId), ids]))
}
