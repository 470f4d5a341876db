import type { Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'

/** Asks for a monitor to be filled from stored articles; a worker hears of it when this transaction is done. */
export async function requestBackfill(scope: Scope, monitorId: number, version: number): Promise<void> {
  const fresh = { version, state: 'waiting', examined: 0, candidates: 0, found: 0, updated_at: scope.now }
  await scope.db
    .insertInto('backfills')
    .values({ org_id: scope.orgId, monitor_id: monitorId, ...fresh })
    .onConflict(conflict => conflict.columns(['org_id', 'monitor_id']).doUpdateSet(fresh))
    .execute()
  await sql`select pg_notify('backfills', ${String(monitorId)})`.execute(scope.db)
}
