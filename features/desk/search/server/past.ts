/** What a person searched for lately, for that person alone. */
import type { CallScope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { mostPastSearches } from '../contract.ts'

export async function pastSearches({
  orgId,
  userId,
  db,
}: CallScope): Promise<{ address: string; searchedAt: string }[]> {
  const { rows } = await sql<{ address: string; at: Date }>`
    select address, searched_at as at from past_searches where org_id = ${orgId} and user_id = ${userId}
    order by searched_at desc, digest limit ${mostPastSearches}`.execute(db)
  return rows.map(({ address, at }) => ({ address, searchedAt: at.toISOString() }))
}

export async function keepPast({ orgId, userId, db, now }: CallScope, address: string): Promise<void> {
  await sql`
    insert into past_searches (org_id, user_id, address, digest, searched_at)
    values (${orgId}, ${userId}, ${address}, sha256(convert_to(${address}, 'UTF8')), ${now})
    on conflict (org_id, user_id, digest) do update set searched_at = excluded.searched_at`.execute(db)
  await sql`
    delete from past_searches where org_id = ${orgId} and user_id = ${userId} and digest in (
      select digest from past_searches where org_id = ${orgId} and user_id = ${userId}
      order by searched_at desc, digest offset ${mostPastSearches})`.execute(db)
}

export async function forgetPast({ orgId, userId, db }: CallScope): Promise<void> {
  await sql`delete from past_searches where org_id = ${orgId} and user_id = ${userId}`.execute(db)
}
