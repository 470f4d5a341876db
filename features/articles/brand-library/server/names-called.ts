import type { Database, Tx } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { NameOfLibrary } from './library.ts'

/** More are no names of one question. */
const most = 50

/** Names in use that are called so, by their name or another one of theirs, whatever the case. */
export async function namesCalled(db: Database | Tx, spelled: readonly string[]): Promise<NameOfLibrary[]> {
  if (spelled.length === 0) return []
  const called = sql`${spelled.map(name => name.toLowerCase())}::text[]`
  const { rows } = await sql<NameOfLibrary>`
    select n.id, n.kind, n.name, n.aliases from unnest(array['corp', 'brand', 'prod']) k, names_in_use(k) n
    where lower(n.name) = any(${called}) or exists (select from unnest(n.aliases) other where lower(other) = any(${called}))
    order by n.name, n.id limit ${most}`.execute(db)
  return rows
}
