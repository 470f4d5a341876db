/** What there is of an organisation: rows of each table and files. */
import { organisationRows } from '@guanlan/features/people/organisations/server'
import { refuse } from '@guanlan/platform/contract'
import type { Database, FileStore } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { DataSheet } from '../contract.ts'
import { dataTables } from './tables.ts'

const filesAtOnce = 1_000

/** @throws missing */
export async function sheetOf(db: Database, store: FileStore, orgId: number): Promise<DataSheet> {
  const { rows } = await sql<{ name: string }>`select o.name from ${organisationRows} o where o.id = ${orgId}`.execute(
    db,
  )
  if (!rows[0]) throw refuse('missing', 'organisations.missing')
  const tables: { name: string; rows: number }[] = []
  for (const { name } of await dataTables(db)) {
    const counted = await sql<{ n: number }>`
      select count(*)::int as n from ${sql.table(name)} t where t.org_id = ${orgId}`.execute(db)
    const count = counted.rows[0]?.n ?? 0
    if (count > 0) tables.push({ name, rows: count })
  }
  tables.sort((one, other) => other.rows - one.rows)
  return {
    organisation: rows[0].name,
    rows: tables.reduce((sum, { rows: count }) => sum + count, 0),
    files: await countFiles(store, orgId),
    tables,
  }
}

async function countFiles(store: FileStore, orgId: number): Promise<number> {
  let count = 0
  for (const area of await store.areas())
    for (let after: Awaited<ReturnType<FileStore['list']>>[number]['key'] | undefined; ; ) {
      const listed = await store.list(area, orgId, { limit: filesAtOnce, ...(after && { after }) })
      count += listed.length
      after = listed.at(-1)?.key
      if (listed.length < filesAtOnce) break
    }
  return count
}
