/** Tells open lists that the hits of monitors have changed, within the transaction: what is rolled back is never told. */
import type { Tx } from '@guanlan/platform/server'
import { sql } from 'kysely'

/** No new ones: lists are only asked again. */
const newOnes = 0
/** PostgreSQL refuses notifications of 8,000 bytes and more. */
const mostAtOnce = 300

export async function announceHits(db: Tx, orgId: number, monitorIds: readonly number[]): Promise<void> {
  const monitors = [...new Set(monitorIds)]
  for (let from = 0; from < monitors.length; from += mostAtOnce) {
    const part = Object.fromEntries(monitors.slice(from, from + mostAtOnce).map(id => [id, newOnes]))
    await sql`select pg_notify('arrivals', ${JSON.stringify({ [orgId]: part })})`.execute(db)
  }
}
