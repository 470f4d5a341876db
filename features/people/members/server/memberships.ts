/** What is done with memberships; each change is heard by every process as soon as it is committed (db/migrations/0047). */
import { type BuiltInRole, refuse } from '@guanlan/platform/contract'
import type { CallScope, Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { Given, Member } from '../contract.ts'
import { keepingAdministrator, requireAdministrator } from './administrators.ts'
import { requireEndAhead } from './ends.ts'
import { personOf } from './list.ts'
import { type Giver, requireGivable, requireOthers } from './rights.ts'
import { setRolesOf } from './role-holders.ts'

/** @throws a conflict when it was changed since that version, or nobody would manage people */
export async function changePerson(giver: Giver, change: Given & { id: number; version: number }): Promise<Member> {
  const { scope } = giver
  return keepingAdministrator(scope, async () => {
    const { id, version, role, roleIds, expiresAt } = change
    const before = await personOf(scope, id)
    if (before.version !== version) throw refuse('conflict', 'platform.changedSince', { by: '' })
    const hasOtherRoles = before.role !== role || !sameNumbers(before.roleIds, roleIds)
    if (before.expiresAt !== expiresAt) requireEndAhead(scope, expiresAt)
    if (hasOtherRoles || before.expiresAt !== expiresAt) requireOthers(scope, before.userId)
    if (hasOtherRoles) await requireGivable(giver, change)
    await sql`
      update memberships set role = ${role}, expires_at = ${expiresAt}, version = version + 1
      where org_id = ${scope.orgId} and id = ${id}`.execute(scope.db)
    await setRolesOf(scope, before.userId, roleIds)
    return personOf(scope, id)
  })
}

/** With the built-in role alone. */
export async function setBuiltInRole(giver: Giver, id: number, role: BuiltInRole): Promise<Member> {
  const { version, expiresAt } = await personOf(giver.scope, id)
  return changePerson(giver, { id, version, role, roleIds: [], expiresAt })
}

export async function enablePeople(
  scope: CallScope,
  ids: readonly number[],
  enabled: boolean,
): Promise<{ changed: number }> {
  return keepingAdministrator(scope, async () => {
    const { numAffectedRows } = await sql`
      update memberships set enabled = ${enabled}, version = version + 1
      where org_id = ${scope.orgId} and id = any(${[...ids]}::int[]) and enabled <> ${enabled}`.execute(scope.db)
    return { changed: Number(numAffectedRows ?? 0n) }
  })
}

export async function removePeople(scope: CallScope, ids: readonly number[]): Promise<{ changed: number }> {
  return keepingAdministrator(scope, async () => {
    const { numAffectedRows } = await sql`
      delete from memberships where org_id = ${scope.orgId} and id = any(${[...ids]}::int[])`.execute(scope.db)
    return { changed: Number(numAffectedRows ?? 0n) }
  })
}

export interface NewMember extends Omit<Given, 'roleIds'> {
  userId: number
  roleIds: readonly number[]
}
type Place = Pick<Scope, 'orgId' | 'db'>

/** @throws a conflict when they are a member */
export async function addMember(
  { orgId, db }: Place,
  { userId, role, roleIds, expiresAt }: NewMember,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into memberships (org_id, user_id, role, expires_at) values (${orgId}, ${userId}, ${role}, ${expiresAt})
    on conflict (org_id, user_id) do nothing returning id`.execute(db)
  if (!rows[0]) throw refuse('conflict', 'members.memberAlready', {}, 'account')
  await setRolesOf({ orgId, db }, userId, roleIds)
  return rows[0].id
}

/** With a built-in role alone; who is a member already stays as they are. */
export const addMissingMember = ({ orgId, db }: Place, { userId, role }: { userId: number; role: BuiltInRole }) =>
  db
    .insertInto('memberships')
    .values({ org_id: orgId, user_id: userId, role })
    .onConflict(c => c.doNothing())
    .execute()

/** After an act was taken back: it gave its taker nothing, and somebody manages people. */
export async function requireFairUndo(scope: Scope, undone: number): Promise<void> {
  const { rows } = await sql`
    select from operation_rows where org_id = ${scope.orgId} and operation_id = ${undone}
      and subject_table in ('memberships', 'member_roles') and (key ->> 'user_id')::int = ${scope.userId} limit 1`.execute(
    scope.db,
  )
  if (rows.length > 0) throw refuse('forbidden', 'members.ownRights')
  await requireAdministrator(scope)
}

const sameNumbers = (one: readonly number[], other: readonly number[]): boolean =>
  new Set(one).size === new Set(other).size && one.every(id => other.includes(id))
