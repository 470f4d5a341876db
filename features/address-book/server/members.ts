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
