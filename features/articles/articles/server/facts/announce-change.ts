/** Announces changed facts to the screens that show them, within the transaction: what is rolled back is never announced. */
import { sql } from 'kysely'
import type { Act } from '../../contract.ts'
import type { ActScope } from './act-scope.ts'

/** PostgreSQL refuses notifications of 8,000 bytes and more; with more articles than this their ids are left out. */
const mostIds = 400

/** On the channel `facts`. */
export interface FactsChanged {
  orgId: number
  act: Act
  /** Null: too many to name, or not known. */
  ids: number[] | null
}

/** @param ids the articles that changed; without any there is nothing to tell */
export async function announceChange(
  scope: Pick<ActScope, 'orgId' | 'db'>,
  act: Act,
  ids: readonly number[] | null,
): Promise<void> {
  if (ids?.length === 0) return
  const changed: FactsChanged = { orgId: scope.orgId, act, ids: ids && ids.length <= mostIds ? [...ids] : null }
  await sql`select pg_notify('facts', ${JSON.stringify(changed)})`.execute(scope.db)
}
