/** What was received and is not stored yet: taken, ended, put off. */
import { type Database, isCollision, isConnectionFailure, type Tx } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { RawArticle } from './items.ts'

export interface Batch {
  id: number
  source: string
  /** The organisation that handed it in for itself; null: everybody's. */
  only_org: number | null
  items: RawArticle[]
  received_at: Date
  /** How often it failed. */
  attempts: number
}

/** The transaction that stood in the way is over by then, and whoever waits for a warning should not notice. */
const collisionMs = 200
const retryMs = [1_000, 5_000, 30_000, 120_000, 600_000]
/** A batch that failed this often is taken apart, so that one bad item does not hold back the others. */
const attemptsWhole = 2

/** `age`: the oldest. `fewest`: the first of the organisation that has the fewest waiting; what is everybody's counts as one organisation. */
export type BatchOrder = 'age' | 'fewest'

/** Locked until the end of the transaction; others take the next one. @param most articles of it; null: any */
export async function claimBatch(tx: Tx, order: BatchOrder, most: number | null = null): Promise<Batch | undefined> {
  const waiting =
    order === 'age'
      ? sql`select id, 0 as waiting from received_batches where retry_at <= now()`
      : sql`select id, count(*) over (partition by only_org) as waiting from received_batches where retry_at <= now()`
  const { rows } = await sql<Batch>`
    select b.id, b.source, b.only_org, b.items, b.received_at, b.attempts from received_batches b join (${waiting}) w on w.id = b.id
    where b.retry_at <= now() and (${most}::int is null or b.size <= ${most}::int) order by w.waiting, b.id limit 1 for update of b skip locked`.execute(
    tx,
  )
  return rows[0]
}

export async function endBatch(tx: Tx, { id }: Batch): Promise<void> {
  await tx.deleteFrom('received_batches').where('id', '=', id).execute()
}

/** The batch stays; it is tried again after so many milliseconds, which it answers, and taken apart into single articles when it keeps failing. */
export async function postpone(db: Database, batch: Batch, error: unknown): Promise<number> {
  const message = (error instanceof Error ? error.message : String(error)).slice(0, 500)
  // A connection that broke and a transaction that stood in the way say little about the batch: it waits no longer for the failures before.
  const again = isConnectionFailure(error) || isCollision(error) ? 0 : Math.min(batch.attempts, retryMs.length - 1)
  const wait = isCollision(error) ? collisionMs : (retryMs[again] ?? 1_000)
  await db.transaction().execute(async tx => {
    if (batch.attempts + 1 >= attemptsWhole && batch.items.length > 1) {
      await sql`
        insert into received_batches (source, only_org, items, size, received_at, attempts, last_error)
        select source, only_org, json_build_array(item), 1, received_at, attempts + 1, ${message} from received_batches, json_array_elements(items) item where id = ${batch.id}`.execute(
        tx,
      )
      await endBatch(tx, batch)
      return
    }
    await sql`update received_batches set attempts = attempts + 1, last_error = ${message}, retry_at = now() + ${wait} * interval '1 millisecond' where id = ${batch.id}`.execute(
      tx,
    )
  })
  return wait
}
