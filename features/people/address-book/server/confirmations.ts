/** Whether the mail address of somebody in the book may be written to. */
import type { Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { AddressEntry } from '../contract.ts'

type Row = Omit<AddressEntry, 'confirmation'>

export async function withConfirmation<R extends Row>(
  { orgId, db }: Pick<Scope, 'orgId' | 'db'>,
  rows: readonly R[],
): Promise<(R & Pick<AddressEntry, 'confirmation'>)[]> {
  const known = await confirmationsOf(
    { orgId, db },
    rows.map(({ email }) => email),
  )
  return rows.map(row => ({ ...row, confirmation: row.email === '' ? 'none' : (known.get(row.email) ?? 'unasked') }))
}

/** By address; those that were never asked are missing. */
export async function confirmationsOf(
  { orgId, db }: Pick<Scope, 'orgId' | 'db'>,
  emails: readonly string[],
): Promise<Map<string, 'member' | 'confirmed' | 'asked'>> {
  const requested = [...new Set(emails)].filter(Boolean)
  if (requested.length === 0) return new Map()
  const { rows } = await sql<{ email: string; state: 'member' | 'confirmed' | 'asked' }>`
    select c.email, case when c.confirmed_at is null then 'asked' else 'confirmed' end as state
    from confirmed_addresses c where c.org_id = ${orgId} and c.email = any(${requested}::text[])
    union all
    select lower(m.account), 'member' from member_addresses() m where lower(m.account) = any(${requested}::text[])`.execute(
    db,
  )
  return new Map(rows.map(({ email, state }) => [email, state]))
}
