/** Memberships as other features ask for them. */
import type { Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'

/** Rows that others join to their own: who belongs to which organisation, with which built-in role, and whether and until when. */
export const memberships = sql`(select id, org_id, user_id, role, enabled, expires_at, support_id from memberships)`

/** Of those of them who are members, with their names. */
export async function builtInRolesOf(
  { orgId, db }: Pick<Scope, 'orgId' | 'db'>,
  userIds: readonly number[],
): Promise<{ role: string; name: string }[]> {
  const { rows } = await sql<{ role: string; name: string }>`
    select role, coalesce(member_name(user_id), '#' || user_id) as name from memberships
    where org_id = ${orgId} and user_id = any(${[...userIds]}::int[]) order by user_id`.execute(db)
  return rows
}

/** Who the people of all organisations are: account, name, role and state. */
export const peopleRows = sql`(select org_id, user_id, account, name, role, state from people_of_all)`
