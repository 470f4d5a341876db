/** What a person may open and do in an organisation (perm.purview): menus are the addresses of screens. */
import { type Database, withoutFeatures } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { functionsOf, memberOf } from './seen.ts'
import type { Tree } from './tree.ts'

export interface Purview {
  roles: string[]
  menus: string[]
  functions: string[]
}

export interface PurviewQuery {
  userId: number
  /** Of the token. */
  roles: readonly string[]
  /** Null: none is chosen. */
  orgId: number | null
}

/** In an organisation that is disabled, or that the person does not belong to, there are no functions. */
export async function purviewIn(db: Database, tree: Tree, { userId, roles, orgId }: PurviewQuery): Promise<Purview> {
  const switchedOff = orgId === null ? null : await switchedOffIn(db, orgId)
  const member = orgId !== null && switchedOff ? await memberOf({ orgId, db }, userId) : null
  const functions = member ? [...withoutFeatures(new Set(functionsOf(tree, member)), switchedOff ?? [])] : []
  return {
    roles: member ? rolesHere(roles, member.role, functions) : [...roles],
    functions,
    menus: menusOf(tree, roles, new Set(functions)),
  }
}

/** Who may read the monitors' articles has the role `monitor_module`, whatever the token says of other organisations (perm.metaAuth). */
const rolesHere = (roles: readonly string[], role: string, functions: readonly string[]): string[] => [
  ...roles.filter(each => each !== 'monitor_module' && each !== 'orgAdmin'),
  ...(functions.includes('desk.view') ? ['monitor_module'] : []),
  ...(role === 'orgAdmin' ? ['orgAdmin'] : []),
]

/** Pure. Addresses of the built screens that open, further addresses of a screen among them. */
export function menusOf({ modules }: Tree, roles: readonly string[], functions: ReadonlySet<string>): string[] {
  const isOpen = ({ needs, reserved }: Tree['modules'][number]['screens'][number]) =>
    needs === null ? !reserved || roles.includes('operator') : functions.has(needs)
  return modules.flatMap(({ screens }) => screens.filter(isOpen).flatMap(({ paths }) => paths))
}

/** Features that are switched off there; null where nobody enters. */
async function switchedOffIn(db: Database, orgId: number): Promise<string[] | null> {
  const { rows } = await sql<{ off: string[] }>`
    select o.switched_off || (select s.switched_off from installation_switches s) as off from organisations o where o.id = ${orgId} and o.enabled`.execute(
    db,
  )
  return rows[0]?.off ?? null
}
