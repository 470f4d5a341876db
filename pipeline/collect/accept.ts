/** First durable point: what a sender hands in is kept as received, then the sender has its answer. */
import { keepRefused } from '@guanlan/features/collecting/intake/server'
import type { Database, Tx } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { ItemProblem, RawArticle } from '../items.ts'

export interface Handed {
  source: string
  onlyOrg: number | null
  items: readonly RawArticle[]
  refused?: readonly ItemProblem[]
}

/** Articles of a batch: large enough to share the cost of a transaction, small enough to be seen within a second. */
export const batchSize = 200

/** Keeps the items and says so to the workers. When this returns they are safe. */
export async function accept(db: Database | Tx, handed: Handed): Promise<void> {
  const { source, onlyOrg, items, refused = [] } = handed
  const batches = Array.from({ length: Math.ceil(items.length / batchSize) }, (_, index) =>
    items.slice(index * batchSize, (index + 1) * batchSize),
  )
  await sql`
    with kept as (
      insert into received_batches (source, only_org, items, size)
      select ${source}, ${onlyOrg}::int, b.items, b.size from unnest(${batches.map(batch => JSON.stringify(batch))}::json[], ${batches.map(batch => batch.length)}::int[]) as b (items, size)
      returning 1
    ), noted as (${keepRefused(source, refused)})
    select pg_notify('received', (select count(*) from kept)::text), (select count(*) from noted)`.execute(db)
}

/** Articles that wait between the two durable points. */
export async function waiting(db: Database): Promise<{ articles: number; oldest: Date | null; failing: number }> {
  const { rows } = await sql<{ articles: number; oldest: Date | null; failing: number }>`
    select coalesce(sum(size), 0)::int as articles, min(received_at) as oldest, (count(*) filter (where attempts > 0))::int as failing from received_batches`.execute(
    db,
  )
  return rows[0] ?? { articles: 0, oldest: null, failing: 0 }
}
