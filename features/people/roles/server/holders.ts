/** Who has which role of the organisation. */
import { builtInRolesOf, giveRole, memberships, rolesOfMembers } from '@guanlan/features/people/members/server'
import { type BuiltInRole, refuse } from '@guanlan/platform/contract'
import type { Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'

type Within = Pick<Scope, 'orgId' | 'db'>

const mostFound = 50
/** Names in a refusal. */
const mostNamed = 10

/** Exactly these have it afterwards. @returns whether somebody has it now who had it not before */
export async function assignTo({ orgId, db }: Within, roleId: number, memberIds: readonly number[]): Promise<boolean> {
  await requireAssignable({ orgId, db }, memberIds)
  return giveRole({ orgId, db }, roleId, memberIds)
}

/** An administrator is one by membership: a role would take that away, from the last one too. */
async function requireAssignable({ orgId, db }: Within, memberIds: readonly number[]): Promise<void> {
  const requested = [...new Set(memberIds)]
  const rows = await builtInRolesOf({ orgId, db }, requested)
  if (rows.length < requested.length) throw refuse('invalid', 'roles.notMembers', {}, 'memberIds')
  const admins = rows.filter(({ role }) => role === 'orgAdmin').map(({ name }) => name)
  if (admins.length > 0)
    throw refuse('invalid', 'roles.ofAdmin', { names: admins.slice(0, mostNamed).join('、') }, 'memberIds')
}

interface Found {
  id: number
  name: string
  role: BuiltInRole
  roles: string[]
}

/** People of the organisation, by a part of their name or by number. */
export async function findMembers(
  { orgId, db }: Within,
  { like, ids }: { like: string; ids?: readonly number[] | undefined },
): Promise<Found[]> {
  const named = like.trim() === '' ? sql`true` : sql`strpos(lower(m.name), lower(${like.trim()})) > 0`
  const { rows } = await sql<Found>`
    select m.id, m.name, m.role, array(
      select r.name from ${rolesOfMembers} h join roles r on r.org_id = h.org_id and r.id = h.role_id
      where h.org_id = ${orgId} and h.user_id = m.id order by r.name) as roles
    from (select user_id as id, coalesce(member_name(user_id), '#' || user_id) as name, role from ${memberships} r where org_id = ${orgId}) m
    where ${named} and ${ids ? sql`m.id = any(${[...ids]}::int[])` : sql`true`} order by m.name, m.id limit ${ids ? 1000 : mostFound}`.execute(
    db,
  )
  return rows
}
