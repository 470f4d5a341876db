/** What other features ask of accounts, and change of them. */
import { refuse } from '@guanlan/platform/contract'
import type { Database, Tx } from '@guanlan/platform/server'

/** In all organisations at once; whoever is signed in is out with the same transaction. */
export async function enableAccount(db: Database, id: number, enabled: boolean): Promise<void> {
  const changed = await db.updateTable('users').set({ enabled }).where('id', '=', id).returning('id').executeTakeFirst()
  if (!changed) throw refuse('missing', 'platform.missing')
}

/** Null: nobody has it. */
export async function userOfAccount(db: Database | Tx, account: string): Promise<number | null> {
  const row = await db.selectFrom('users').select('id').where('account', '=', account).executeTakeFirst()
  return row?.id ?? null
}

/** A trigger ends every session with it (db/migrations/0375). @param hash of the password */
export const savePassword = (tx: Tx, id: number, hash: string) =>
  tx.updateTable('users').set({ password_hash: hash }).where('id', '=', id).execute()

interface DemonstrationPerson {
  account: string
  name: string
  roles: readonly string[]
  passwordHash: string
}

/** A known account gets the password. @returns its id */
export async function addDemonstrationPerson(
  tx: Tx,
  { account, name, roles, passwordHash: password_hash }: DemonstrationPerson,
): Promise<number> {
  const { id } = await tx
    .insertInto('users')
    .values({ account, name, roles: [...roles], password_hash, demonstration: true })
    .onConflict(c => c.column('account').doUpdateSet({ password_hash }))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export const removeDemonstrationPeople = (tx: Tx) => tx.deleteFrom('users').where('demonstration', '=', true).execute()
