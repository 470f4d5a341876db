/** The night: what has had its time goes, or, as long as nobody has switched that on, what would go is said. */
import { dayOfId } from '@guanlan/features/articles/articles/server'
import { countDaysAgain, type PartedTable, partedTables } from '@guanlan/features/articles/articles/server/storing'
import { Client } from 'pg'
import type { RetiredPart } from '../contract.ts'
import { agedRows } from './aged.ts'
import { type Cutoffs, readCutoffs } from './cutoffs.ts'
import type { Part } from './parts.ts'
import { leavingOf, previewAged, previewParts, retentionPreview } from './preview.ts'
import { deleteInSlices } from './slices.ts'
import { detach, dropDetached, leftOver } from './swap.ts'

/**
 * @param ownerUrl parts of tables are open to their owner alone
 * @returns what went or would go; null when another process is at it.
 */
export async function retire(ownerUrl: string, now: Date): Promise<RetiredPart[] | null> {
  const db = new Client({
    connectionString: ownerUrl,
    application_name: 'guanlan retention',
    options: '-c timezone=UTC',
  })
  await db.connect()
  try {
    const lock = await db.query<{ mine: boolean }>(`select pg_try_advisory_lock(hashtext('guanlan.retention')) as mine`)
    if (!lock.rows[0]?.mine) return null
    // Rows of the record that go by age are told to its seals (features/workspace/audit-log).
    await db.query(`set app.letting_go = 'retention'`)
    const cutoffs = await readCutoffs(db, now)
    const state = await db.query<{ enabled: boolean }>('select enabled from retention_state')
    const enabled = state.rows[0]?.enabled ?? false
    const parts = enabled ? await retireAll(db, cutoffs) : await retentionPreview(db, cutoffs)
    await db.query('update retention_state set ran_at = $1, report = $2', [now, JSON.stringify({ enabled, parts })])
    return parts
  } finally {
    await db.end()
  }
}

async function retireAll(db: Client, cutoffs: Cutoffs): Promise<RetiredPart[]> {
  const done: RetiredPart[] = []
  for (const table of partedTables) done.push(...(await retireParts(db, table, cutoffs)))
  for (const aged of agedRows(cutoffs)) {
    const found = await previewAged(db, aged)
    if (found.act === 'deleteRows') await deleteInSlices(db, aged.table, aged.leaving)
    done.push(found)
  }
  return done
}

/** Statements on a part are not seen by the triggers of its table. */
const noteDays = (db: Client, { ends, ids }: Part): Promise<void> =>
  countDaysAgain(db, { from: ends ? dayOfId(ids.from) : null, to: ends })

async function retireParts(db: Client, table: PartedTable, cutoffs: Cutoffs): Promise<RetiredPart[]> {
  for (const part of await leftOver(db, table))
    await dropDetached(
      db,
      table,
      part,
      table.leaving(cutoffs, () => 'true'),
    )
  const previews = await previewParts(db, table, cutoffs)
  for (const { part, found } of previews) {
    const leaving = leavingOf(table, part, cutoffs)
    if (found.act === 'deleteRows')
      await deleteInSlices(db, part.name, leaving, { areArticles: table.name === 'articles' })
    if (found.act === 'dropPart') {
      await detach(db, table, part.name)
      await dropDetached(db, table, part.name, leaving)
    }
    if (found.act === 'deleteRows' || found.act === 'dropPart') await noteDays(db, part)
  }
  return previews.map(({ found }) => found)
}
