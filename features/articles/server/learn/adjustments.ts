/** What was learned from the corrections of organisations, ready for use. */
import { type Adjustment, readAdjustment } from '@guanlan/engine/text'
import type { Tx } from '@guanlan/platform/server'

/** By organisation; only what is switched on and proven. */
export async function adjustmentsOf(tx: Tx, orgIds: readonly number[]): Promise<Map<number, Adjustment>> {
  if (orgIds.length === 0) return new Map()
  const rows = await tx
    .selectFrom('sentiment_adjustments')
    .select(['org_id', 'weights'])
    .where('org_id', 'in', [...orgIds])
    .where('enabled', '=', true)
    .where('proven', '=', true)
    .where('weights', 'is not', null)
    .execute()
  return new Map(rows.flatMap(row => (row.weights ? [[row.org_id, readAdjustment(row.weights)] as const] : [])))
}
