/** How an organisation weighs its indices: each change is a row that begins at its moment, so that a course can be read with what counted then. */
import { refuse } from '@guanlan/platform/contract'
import type { Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { type IndexWeights, type NewWeights, usualWeights, type WeightsInUse } from '../contract.ts'

const mostChanges = 100

/** The newest weights with the changes before them. */
export async function weightsOf({ db, orgId }: Pick<Scope, 'db' | 'orgId'>): Promise<WeightsInUse> {
  const rows = await db
    .selectFrom('index_weights')
    .select(['version', 'since', 'weights'])
    .where('org_id', '=', orgId)
    .orderBy('version', 'desc')
    .limit(mostChanges)
    .execute()
  const changes = rows.map(({ since, weights }) => ({
    since: since.toISOString(),
    // Changes of before an index had weights leave it as it usually is.
    weights: { ...usualWeights, ...(weights as unknown as Partial<IndexWeights>) },
  }))
  return { weights: changes[0]?.weights ?? usualWeights, usual: usualWeights, version: rows[0]?.version ?? 0, changes }
}

/** @throws a conflict that names who changed them since `version` was read. Changes of an organisation come one after the other. */
export async function setWeights(
  scope: Scope,
  weights: NewWeights['weights'],
  version: number,
): Promise<{ version: number }> {
  const { db, orgId, userId } = scope
  await sql`select pg_advisory_xact_lock(hashtext('index_weights'), ${orgId})`.execute(db)
  const newest = await db
    .selectFrom('index_weights')
    .select(['version', sql<string | null>`member_name(set_by)`.as('by')])
    .where('org_id', '=', orgId)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()
  const before = await weightsOf(scope)
  if ((newest?.version ?? 0) !== version) throw refuse('conflict', 'platform.changedSince', { by: newest?.by ?? '' })
  return db
    .insertInto('index_weights')
    .values({ org_id: orgId, set_by: userId, weights: JSON.stringify({ ...before.weights, ...weights }) })
    .returning('version')
    .executeTakeFirstOrThrow()
}
