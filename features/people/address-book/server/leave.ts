/** Whoever is not in the book any more, or has another address, gets nothing more: also not what waits. */
import { cancelTo, sentToPeople } from '@guanlan/features/workspace/notifications/server'
import type { Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'

/** Does the work and takes back what waits for addresses that are gone afterwards. */
export async function forgettingAddresses<T>(scope: Scope, work: () => Promise<T>): Promise<T> {
  const before = await addressesOf(scope)
  const done = await work()
  const after = new Set(await addressesOf(scope))
  const gone = before.filter(address => !after.has(address))
  await cancelTo(scope, { channel: 'email', addresses: gone, purposes: [...sentToPeople, 'code'] })
  return done
}

async function addressesOf({ orgId, db }: Scope): Promise<string[]> {
  const { rows } = await sql<{ email: string }>`
    select distinct email from address_book where org_id = ${orgId} and email <> '' order by email`.execute(db)
  return rows.map(({ email }) => email)
}
