/** Memberships that an identity group gives. */
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
