/** What somebody may do here: with the roles they have, or with one that is not saved yet. */
import { memberships, rolesOfMembers } from '@guanlan/features/people/members/server'
import { refuse } from '@guanlan/platform/contract'
import { type Database, grantedTo, type Member, type Scope, type Tx } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { Draft } from '../contract.ts'
import type { Tree } from './tree.ts'

interface KeptMember {
  role: string
  roles: { id: number; basedOn: string; granted: string[]; withheld: string[] }[]
}

/** Null: no member of an enabled organisation of this number. */
export async function memberOf(
  { orgId, db }: { orgId: number; db: Database | Tx },
  userId: number,
): Promise<KeptMember | null> {
  const { rows } = await sql<KeptMember>`
    select m.role, (
      select coalesce(jsonb_agg(jsonb_build_object('id', r.id, 'basedOn', r.based_on, 'granted', r.granted, 'withheld', r.withheld)), '[]')
      from ${rolesOfMembers} h join roles r on r.org_id = h.org_id and r.id = h.role_id
      where h.org_id = ${orgId} and h.user_id = ${userId}) as roles
    from ${memberships} m where m.org_id = ${orgId} and m.user_id = ${userId}`.execute(db)
  return rows[0] ?? null
}

export async function seenBy(
  scope: Scope,
  tree: Tree,
  { userId, draft }: { userId: number; draft: (Draft & { id: number | null }) | null },
): Promise<{ functions: string[] }> {
  const member = await memberOf(scope, userId)
  if (!member) throw refuse('missing', 'roles.notMembers', {}, 'userId')
  const others = member.roles.filter(({ id }) => draft?.id !== id)
  const isGiven = draft?.memberIds.includes(userId)
  const roles: Member['roles'] = draft ? (isGiven ? [...others, draft] : others) : member.roles
  return { functions: functionsOf(tree, { role: member.role, roles }) }
}

export const functionsOf = ({ builtIn, names }: Tree, member: Member): string[] => {
  const table = {
    orgAdmin: new Set(builtIn.orgAdmin),
    member: new Set(builtIn.member),
    reader: new Set(builtIn.reader),
  }
  return [...grantedTo(table, member)].filter(each => names.has(each)).sort()
}
