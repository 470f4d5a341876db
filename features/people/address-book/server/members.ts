import type { Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'

/** Members whose name and address the book does not have. */
export async function addMembers({ orgId, userId, db, now }: Scope): Promise<{ changed: number }> {
  const { numAffectedRows } = await sql`
    insert into address_book (org_id, updated_by, updated_at, name, email)
    select ${orgId}, ${userId}, ${now}, left(m.name, 50), case when m.account like '%_@_%' then lower(m.account) else '' end
    from member_addresses() m
    where m.name <> '' and not exists (select from address_book b where b.org_id = ${orgId} and b.email = lower(m.account) and b.email <> '')
    order by m.user_id on conflict (org_id, name) do nothing`.execute(db)
  return { changed: Number(numAffectedRows ?? 0n) }
}

export interface MemberMail {
  userId: number
  name: string
  /** Null: the account is no mail address. */
  email: string | null
}

/** Where members can be written to: at the accounts they sign in by. Who has left is missing. */
export async function memberMail({ db }: Pick<Scope, 'db'>, ids: readonly number[]): Promise<MemberMail[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<MemberMail>`
    select m.user_id as "userId", m.name, case when m.account like '%_@_%' then lower(m.account) end as email
    from member_addresses() m where m.user_id = any(${[...ids]}::int[]) order by m.name, m.user_id limit 1000`.execute(
    db,
  )
  return rows
}
