/** From roles to permissions. Pure. Built-in roles follow the declarations of the features; a role of an organisation adds and takes away. */
import { type BuiltInRole, builtInRoles, type Feature } from '@guanlan/platform/contract'

/** Names such as `monitors.edit`. */
export type Granted = ReadonlySet<string>
export type RoleTable = Readonly<Record<BuiltInRole, Granted>>

const none: Granted = new Set()

export function roleTableOf(features: readonly Feature[]): RoleTable {
  const of = (role: BuiltInRole): Granted =>
    new Set(
      features.flatMap(({ name, permissions }) =>
        Object.entries(permissions)
          .filter(([, { roles }]) => roles.includes(role))
          .map(([permission]) => `${name}.${permission}`),
      ),
    )
  return Object.fromEntries(builtInRoles.map(role => [role, of(role)] as const)) as Record<BuiltInRole, Granted>
}

export interface Member {
  /** Of the membership; it counts for nothing where there are roles of the organisation. */
  role: string
  roles: readonly { basedOn: string; granted: readonly string[]; withheld: readonly string[] }[]
}

/** With several roles of the organisation, what any of them gives. */
export function grantedTo(table: RoleTable, { role, roles }: Member): Granted {
  const builtIn = (name: string): Granted => (Object.hasOwn(table, name) ? table[name as BuiltInRole] : none)
  if (roles.length === 0) return builtIn(role)
  const all = new Set<string>()
  for (const { basedOn, granted, withheld } of roles) {
    for (const permission of builtIn(basedOn)) if (!withheld.includes(permission)) all.add(permission)
    for (const permission of granted) all.add(permission)
  }
  return all
}

/** `monitors.edit` is of the feature `monitors`. */
export const featureOf = (permission: string): string => permission.split('.')[0] ?? ''

/** What is left when features are switched off. */
export const withoutFeatures = (granted: Granted, switchedOff: readonly string[]): Granted =>
  switchedOff.length === 0
    ? granted
    : new Set([...granted].filter(permission => !switchedOff.includes(featureOf(permission))))
