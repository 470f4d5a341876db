/** Announces new hits to open browsers. Announcements are part of the transaction: what is rolled back is never announced. */
import type { InsertedArticles } from '@guanlan/features/articles/articles/server/storing'
import type { Tx } from '@guanlan/platform/server'
import { sql } from 'kysely'

/** PostgreSQL refuses notifications of 8,000 bytes or more. */
const mostBytes = 7_500

export async function announceArrivals(tx: Tx, arrivals: InsertedArticles['arrivals']): Promise<void> {
  const payloads = [...arrivals].flatMap(([orgId, monitors]) =>
    partsOf([...monitors]).map(part => JSON.stringify({ [orgId]: Object.fromEntries(part) })),
  )
  if (payloads.length === 0) return
  await sql`select pg_notify('arrivals', payload) from unnest(${payloads}::text[]) payload`.execute(tx)
}

const partsOf = (entries: [number, number][]): [number, number][][] => {
  const size = Math.floor(mostBytes / 24)
  return Array.from({ length: Math.ceil(entries.length / size) }, (_, index) =>
    entries.slice(index * size, (index + 1) * size),
  )
}
