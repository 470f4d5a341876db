/** Which roles of the organisation its members have; what a role gives is features/people/roles' matter. */
import type { Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'

type Within = Pick<Scope, 'orgId' | 'db'>

/** Names of holders that a list shows. */
const mostNamed = 10

/** Rows that others join to their own: `org_id`, `user_id`, `role_id`. */
export const rolesOfMembers = sql`(select org_id, user_id, role_id from member_roles)`

export interface Holders {
  memberIds: number[]
  /** Of the first of them. */
  holders: string[]
}

export async function holdersOf({ orgId, db }: Within, roleIds: readonly number[]): Promise<Map<number, Holders>> {
  if (roleIds.length === 0) return new Map()
  const { rows } = await sql<{ roleId: number; memberIds: number[]; holders: string[] }>`
    select role_id as "roleId", array_agg(user_id order by user_id) as "memberIds",
      (array_agg(coalesce(member_name(user_id), '#' || user_id) order by user_id))[1:${mostNamed}::int] as holders
    from member_roles where org_id = ${orgId} and role_id = any(${[...roleIds]}::int[]) group by role_id`.execute(db)
  return new Map(rows.map(({ roleId, ...stored }) => [roleId, stored]))
}

/** Exactly these members have it afterwards. @returns whether somebody has it now who had it not before */
export async function giveRole({ orgId, db }: Within, roleId: number, memberIds: readonly number[]): Promise<boolean> {
  await sql`
    delete from member_roles where org_id = ${orgId} and role_id = ${roleId} and user_id <> all(${[...memberIds]}::int[])`.execute(
    db,
  )
  const { numAffectedRows } = await sql`
    insert into member_roles (org_id, user_id, role_id)
    select ${orgId}::int, wanted, ${roleId}::int from unnest(${[...memberIds]}::int[]) wanted on conflict do nothing`.execute(
    db,
  )
  return Number(numAffectedRows ?? 0n) > 0
}

/** Exactly these are a member's afterwards. */
export async function setRolesOf({ orgId, db }: Within, userId: number, roleIds: readonly number[]): Promise<void> {
  const requested = [...new Set(roleIds)]
  await sql`
    delete from member_roles where org_id = ${orgId} and user_id = ${userId} and role_id <> all(${requested}::int[])`.execute(
    db,
  )
  await sql`
    insert into member_roles (org_id, user_id, role_id) select ${orgId}::int, ${userId}::int, id from unnest(${requested}::int[]) id
    on conflict do nothing`.execute(db)
}
