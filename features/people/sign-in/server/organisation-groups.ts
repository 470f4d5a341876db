/** Groups by which tokens name memberships: `/guanlan/organisations/7_member` (ambiguities 20). Pure. */
import { type BuiltInRole, builtInRoles } from '@guanlan/platform/contract'

export const organisationGroups = '/guanlan/organisations/'

export const groupNamed = (orgId: number, role: BuiltInRole): string => `${organisationGroups}${orgId}_${role}`

/** Null: it is no group of an organisation. */
export function membershipNamedBy(group: string): { orgId: number; role: BuiltInRole } | null {
  if (!group.startsWith(organisationGroups)) return null
  const [, org = '', written = ''] = /^(\d{1,9})_(\w+)$/.exec(group.slice(organisationGroups.length)) ?? []
  const role = builtInRoles.find(each => each === written)
  return role ? { orgId: Number(org), role } : null
}
