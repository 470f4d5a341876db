/**
 * Organisations that lie in the bin for 30 days go for good: every row that names them, every file. In slices, each one transaction with its count, so
 * that whoever is killed in between goes on where it was, and others are not held up. What remains is the sheet of counts.
 */
import { duePurges, endPurge, notePurgedFiles, notePurgedRows } from '@guanlan/features/people/organisations/server'
import type { FileStore } from '@guanlan/platform/server'
import { Client } from 'pg'
import { deleteInSlices } from '../slices.ts'
import { ownArticles } from './own-articles.ts'
import { type PurgedTable, purgedTables } from './tables.ts'

/** Rows of one transaction. */
const rowsAtOnce = 5_000
const filesAtOnce = 500

/** @param ownerUrl parts of tables are open to their owner alone */
export async function purgeOrganisations(ownerUrl: string, files: FileStore): Promise<void> {
  const db = new Client({ connectionString: ownerUrl, application_name: 'guanlan purge', options: '-c timezone=UTC' })
  await db.connect()
  try {
    const lock = await db.query<{ mine: boolean }>(`select pg_try_advisory_lock(hashtext('guanlan.purge')) as mine`)
    if (!lock.rows[0]?.mine) return
    // Rows of the record that go are told to its seals (features/workspace/audit-log).
    await db.query(`set app.letting_go = 'purge'`)
    for (const number of await duePurges(db)) await purge(db, files, number)
  } finally {
    await db.end()
  }
}

async function purge(db: Client, files: FileStore, number: number): Promise<void> {
  const tables = await purgedTables(db)
  // Triggers write while rows go (rules that are over): once more, until nothing is left.
  for (let gone = 1; gone > 0; ) {
    gone = await ownArticles(db, number, (table, rows) => notePurgedRows(db, number, table, rows))
    for (const table of tables) gone += await purgeTable(db, table, number)
  }
  await purgeFiles(db, files, number)
  await endPurge(db, number)
}

async function purgeTable(db: Client, table: PurgedTable, number: number): Promise<number> {
  const isOfIt = `(${table.columns.map(column => `t."${column}" = ${number}`).join(' or ')})`
  let gone = 0
  for (const leaf of table.leaves) {
    const { rows } = await db.query(`select from ${leaf} t where ${isOfIt} limit 1`)
    if (rows.length === 0) continue
    gone += await deleteInSlices(db, leaf, isOfIt + table.isUnreferenced, {
      rowsAtOnce,
      note: rows => notePurgedRows(db, number, table.name, rows),
    })
  }
  return gone
}

async function purgeFiles(db: Client, files: FileStore, number: number): Promise<void> {
  for (const area of await files.areas())
    for (;;) {
      const listed = await files.list(area, number, { limit: filesAtOnce })
      if (listed.length === 0) break
      // Counted before: a file that is counted twice after a kill is better than one that is not.
      await notePurgedFiles(db, number, listed.length)
      for (const { key } of listed) await files.delete(key)
    }
}
