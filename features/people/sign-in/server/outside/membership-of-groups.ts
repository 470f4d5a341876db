/** Which memberships the groups of a token are. Pure. */
import type { BuiltInRole } from '@guanlan/platform/contract'
import { membershipNamedBy } from '../organisation-groups.ts'

export interface GroupMapping {
  name: string
  orgId: number
  role: BuiltInRole
}

export interface GivenMembership {
  orgId: number
  role: BuiltInRole
  /** The group that gives it. */
  group: string
}

/** More are not read: a person is in so many organisations at most (users.ts). */
const mostGroups = 2_000
/** From most to least. */
const byStrength: readonly BuiltInRole[] = ['orgAdmin', 'member', 'reader']

/** One for each organisation: of several groups, the one that gives most. What is no group of ours gives nothing. */
export function membershipsOf(groups: readonly string[], mappings: readonly GroupMapping[]): GivenMembership[] {
  const given = new Map<number, GivenMembership>()
  const give = (one: GivenMembership) => {
    const before = given.get(one.orgId)
    if (!before || byStrength.indexOf(one.role) < byStrength.indexOf(before.role)) given.set(one.orgId, one)
  }
  for (const group of groups.slice(0, mostGroups)) {
    const named = membershipNamedBy(group)
    if (named) give({ ...named, group })
    for (const { name, orgId, role } of mappings) if (name === group) give({ orgId, role, group })
  }
  return [...given.values()]
}

/** The claim `groups`. Keycloak leaves it out for somebody in none. */
export const groupsIn = (claims: Readonly<Record<string, unknown>>): string[] =>
  Array.isArray(claims.groups) ? claims.groups.filter(group => typeof group === 'string') : []
