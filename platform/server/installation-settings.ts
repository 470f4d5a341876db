/** What is kept once for the whole installation, by a name. */
import type { Database, Tx } from './database.ts'

export async function installationSetting<Value>(db: Database | Tx, name: string): Promise<Value | null> {
  const row = await db.selectFrom('installation_settings').select('value').where('name', '=', name).executeTakeFirst()
  return row ? (row.value as Value) : null
}

export async function saveInstallationSetting(db: Database | Tx, name: string, content: unknown): Promise<void> {
  const value = JSON.stringify(content)
  await db
    .insertInto('installation_settings')
    .values({ name, value })
    .onConflict(conflict => conflict.column('name').doUpdateSet({ value }))
    .execute()
}
