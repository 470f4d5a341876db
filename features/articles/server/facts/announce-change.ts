/** Word of changed facts, to whoever shows them: part of the transaction, so that nobody hears of what was not kept. */
import type { Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { Act } from '../../contract.ts'

/** PostgreSQL refuses notifications of 8,000 bytes and more; beyond this nobody is told which articles. */
const mostIds = 400

/** On the channel `facts`. */
export interface FactsChanged {
  orgId: number
  act: Act
  /** Null: too many to name, or not known. */
  ids: number[] | null
}

/** @param ids the articles that changed; without any there is nothing to tell */
export async function announceChange(scope: Scope, act: Act, ids: readonly number[] | null): Promise<void> {
  if (ids?.length === 0) return
  const changed: FactsChanged = { orgId: scope.orgId, act, ids: ids && ids.length <= mostIds ? [...ids] : null }
  await sql`select pg_notify('facts', ${JSON.stringify(changed)})`.execute(scope.db)
}
