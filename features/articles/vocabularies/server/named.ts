/** The vocabularies that rules of an organisation may name, as the database keeps them. */
import type { Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { mostVocabularies } from '../contract.ts'
import { type NameableVocabulary, type NamedVocabulary, namedBy } from './naming.ts'

/** Uses that rules may name; of two that are called alike the one of the earlier use is meant. */
export const nameableUses = ['ruleWords', 'words', 'dimension'] as const

/** Of those that are switched on. */
export async function nameableVocabularies({ db, orgId }: Pick<Scope, 'db' | 'orgId'>): Promise<NameableVocabulary[]> {
  const rows = await db
    .selectFrom('vocabularies')
    .select(['id', 'use', 'name', 'words'])
    .where('org_id', '=', orgId)
    .where('use', 'in', [...nameableUses])
    .where('enabled', '=', true)
    .orderBy(sql`array_position(${[...nameableUses]}::text[], use)`)
    .orderBy('id')
    .limit(mostVocabularies)
    .execute()
  return rows.map(({ use, ...row }) => ({ ...row, namesOthers: use === 'ruleWords' }))
}

export const namedVocabularies = async (
  scope: Pick<Scope, 'db' | 'orgId'>,
): Promise<ReadonlyMap<string, NamedVocabulary>> => namedBy(await nameableVocabularies(scope))

/**
 * Before something that names vocabularies is saved, and before its row is locked: none of them changes until the transaction ends. Changes of
 * vocabularies take the same lock alone and then renew what names them.
 */
export const holdVocabularies = async ({ db, orgId }: Pick<Scope, 'db' | 'orgId'>): Promise<void> => {
  await sql`select pg_advisory_xact_lock_shared(hashtext('vocabularies'), ${orgId})`.execute(db)
}
