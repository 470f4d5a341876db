/** Members as the address book has them: by the mail address that is their account. */
import type { Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'

/** @param makes whoever has a mail address and is not in the book is put into it */
export async function contactsOfMembers(scope: Scope, people: readonly number[], makes: boolean): Promise<number[]> {
  const { orgId, userId, db, now } = scope
  if (makes)
    await sql`
      insert into address_book (org_id, updated_by, updated_at, name, email)
      select ${orgId}::int, ${userId}::int, ${now}::timestamptz,
        case when exists (select from address_book b where b.org_id = ${orgId} and b.name = p.name) then left(p.name, 38) || ' #' || p.user_id else p.name end, p.account
      from people_of_organisation p where p.org_id = ${orgId} and p.user_id = any(${[...people]}::int[]) and p.account like '%@%' and length(p.name) > 0
        and not exists (select from address_book b where b.org_id = ${orgId} and b.email = p.account)`.execute(db)
  const { rows } = await sql<{ id: number }>`
    select b.id from address_book b join people_of_organisation p on p.org_id = b.org_id and p.account = b.email
    where b.org_id = ${orgId} and p.user_id = any(${[...people]}::int[]) order by b.id limit 1000`.execute(db)
  return rows.map(({ id }) => id)
}
