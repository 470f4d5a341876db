import type { Database, Tx } from '@guanlan/platform/server'

type State = 'on' | 'removed'
const setting = 'demonstration'

export async function stateOf(db: Database | Tx): Promise<State | null> {
  const row = await db
    .selectFrom('installation_settings')
    .select('value')
    .where('name', '=', setting)
    .executeTakeFirst()
  return row ? (row.value as State) : null
}

export async function keepState(db: Database | Tx, state: State): Promise<void> {
  const value = JSON.stringify(state)
  await db
    .insertInto('installation_settings')
    .values({ name: setting, value })
    .onConflict(conflict => conflict.column('name').doUpdateSet({ value }))
    .execute()
}

export const isThere = async (db: Database): Promise<boolean> => (await stateOf(db)) === 'on'
