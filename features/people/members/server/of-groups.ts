/** Memberships that an identity group gives. */
import type { GroupMemberships } from '@guanlan/features/people/sign-in/server'
import type { Tx } from '@guanlan/platform/server'
import { type RawBuilder, sql } from 'kysely'

/** How many members of an organisation an identity group gives: an expression. */
export const membersOfGroup = (orgId: RawBuilder<unknown>, group: RawBuilder<unknown>) =>
  sql`(select count(*)::int from memberships m where m.org_id = ${orgId} and m.by_group = ${group})`

/** Who is a member by the group has this role from now on; null: they leave. */
export const followMappedGroup = (tx: Tx, { orgId, group }: { orgId: number; group: string }, role: string | null) =>
  role === null
    ? sql`delete from memberships where org_id = ${orgId} and by_group = ${group}`.execute(tx)
    : sql`
        update memberships set role = ${role}, version = version + 1
        where org_id = ${orgId} and by_group = ${group} and role <> ${role}`.execute(tx)

/** What sign-in does with them, as a person's tokens name groups. */
export const groupMemberships: GroupMemberships = {
  async of(db, userId) {
    const { rows } = await sql<{ orgId: number; role: string; group: string | null }>`
      select org_id as "orgId", role, by_group as "group" from memberships where user_id = ${userId} order by org_id limit 2000`.execute(
      db,
    )
    return rows
  },
  give: (tx, userId, { orgId, role, group }) =>
    sql`
      insert into memberships (org_id, user_id, role, by_group) select id, ${userId}, ${role}, ${group} from organisations where id = ${orgId}
      on conflict (org_id, user_id) do update set role = excluded.role, by_group = excluded.by_group, version = memberships.version + 1
      where memberships.by_group is not null`.execute(tx),
  take: (tx, userId, orgId) =>
    sql`delete from memberships where org_id = ${orgId} and user_id = ${userId} and by_group is not null`.execute(tx),
}
