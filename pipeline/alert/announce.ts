/** Tells who waits for new hits. Announcements are part of the transaction: nobody hears of what was not kept. */
import type { Stored } from '@guanlan/features/articles/server'
import type { Tx } from '@guanlan/platform/server'
import { sql } from 'kysely'

/** PostgreSQL refuses notifications of 8,000 bytes or more. */
const mostBytes = 7_500

/** Features that act on new hits; each is called once a batch, inside its transaction. */
export type OnArrivals = (tx: Tx, arrivals: Stored['arrivals']) => Promise<void>

export const announceArrivals: OnArrivals = async (tx, arrivals) => {
  for (const [orgId, monitors] of arrivals)
    for (const part of partsOf([...monitors])) {
      const payload = JSON.stringify({ [orgId]: Object.fromEntries(part) })
      await sql`select pg_notify('arrivals', ${payload})`.execute(tx)
    }
}

const partsOf = (entries: [number, number][]): [number, number][][] => {
  const size = Math.floor(mostBytes / 24)
  return Array.from({ length: Math.ceil(entries.length / size) }, (_, index) =>
    entries.slice(index * size, (index + 1) * size),
  )
}
