/** What was learned from the corrections of organisations, ready for use. */
import { type Adjustment, adjustmentBegin, readAdjustment } from '@guanlan/engine/text'
import type { Tx } from '@guanlan/platform/server'
import { sql } from 'kysely'

/**
 * By organisation; only what is switched on and proven. What was learned on top of an older model is left out: it will be learned again.
 */
export async function adjustmentsOf(tx: Tx, orgIds: readonly number[]): Promise<Map<number, Adjustment>> {
  if (orgIds.length === 0) return new Map()
  const rows = await tx
    .selectFrom('sentiment_adjustments')
    .select(['org_id', 'weights'])
    .where('org_id', 'in', [...orgIds])
    .where('enabled', '=', true)
    .where('proven', '=', true)
    .where(isReadable, '=', true)
    .execute()
  return new Map(
    rows.flatMap(({ org_id, weights }) => {
      const adjustment = weights && readable(weights)
      return adjustment ? [[org_id, adjustment] as const] : []
    }),
  )
}

/** Null when they are damaged: then articles are judged as everybody's are, and go on coming in. */
function readable(weights: Buffer): Adjustment | null {
  try {
    return readAdjustment(weights)
  } catch {
    return null
  }
}

/** Whether this program can read the weights of a row of `sentiment_adjustments`; null where there are none. */
export const isReadable = sql<
  boolean | null
>`(substring(weights for ${adjustmentBegin.length}) = ${Buffer.from(adjustmentBegin)}::bytea)`
