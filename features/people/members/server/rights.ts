/** What one person may give another. */
import { type BuiltInRole, refuse } from '@guanlan/platform/contract'
import { type CallScope, type Granted, grantedTo, type roleTableOf } from '@guanlan/platform/server'
import { sql } from 'kysely'

export type RoleTable = ReturnType<typeof roleTableOf>
export interface Roles {
  role: BuiltInRole
  roleIds: readonly number[]
}
/** Who gives; the operator may give everything. */
export interface Giver {
  scope: CallScope
  isOperator: boolean
  roleTable: RoleTable
}

/** Nobody gives more than they have. Pure. */
export const exceeds = (given: Granted, own: readonly string[]): boolean => {
  const has = new Set(own)
  return [...given].some(permission => !has.has(permission))
}

/** @throws a refusal of `roleIds` when one is not of the organisation, or of `role` when more is given than the giver has */
export async function requireGivable({ scope, isOperator, roleTable }: Giver, { role, roleIds }: Roles): Promise<void> {
  const { rows } = await sql<{ basedOn: string; granted: string[]; withheld: string[] }>`
    select based_on as "basedOn", granted, withheld from roles where org_id = ${scope.orgId} and id = any(${[...roleIds]}::int[])`.execute(
    scope.db,
  )
  if (rows.length < new Set(roleIds).size) throw refuse('invalid', 'members.roleMissing', {}, 'roleIds')
  // Whoever sees some folders of monitors could give what they do not see.
  if (scope.limitedTo) throw refuse('forbidden', 'members.moreThanOwn', {}, rows.length > 0 ? 'roleIds' : 'role')
  if (!isOperator && exceeds(grantedTo(roleTable, { role, roles: rows }), scope.permissions))
    throw refuse('forbidden', 'members.moreThanOwn', {}, rows.length > 0 ? 'roleIds' : 'role')
}

/** @throws when they are the caller's own */
export function requireOthers({ userId }: Pick<CallScope, 'userId'>, whose: number): void {
  if (whose === userId) throw refuse('forbidden', 'members.ownRights')
}
