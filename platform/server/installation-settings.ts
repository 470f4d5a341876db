/** What is kept once for the whole installation, by a name. */
import { sql } from 'kysely'
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

/** What stands there sealed stays, whoever wrote it first; what does not is replaced. */
export async function sealInstallationSetting(db: Database | Tx, name: string, sealed: unknown): Promise<void> {
  await sql`
    insert into installation_settings as s (name, value) values (${name}, ${JSON.stringify(sealed)}::jsonb)
    on conflict (name) do update set value = excluded.value where not (s.value ? 'sealed')`.execute(db)
}
