/** What a token says of a person, in Keycloak's shape: realm roles, client roles under the host name, groups (spec 6). */
import type { Database } from '@guanlan/platform/server'
import type { JWTPayload } from 'jose'
import { groupNamed } from './organisation-groups.ts'
import { organisationsOf, type User } from './users.ts'

export async function claimsOf(db: Database, user: User, clientId: string) {
  const orgs = await organisationsOf(db, user.id)
  return {
    preferred_username: user.account,
    name: user.name,
    phone: user.phone ?? undefined,
    realm_access: { roles: [...user.roles, ...(orgs.length > 0 ? ['member'] : [])] },
    resource_access: { [clientId]: { roles: ['monitor_module'] } },
    groups: orgs.map(org => groupNamed(org.id, org.role)),
  }
}

interface KeycloakClaims extends JWTPayload {
  name?: string
  preferred_username?: string
  phone?: string
  realm_access?: { roles?: string[] }
  resource_access?: Record<string, { roles?: string[] }>
}

/** The session of a token; older Keycloaks name it `session_state`. */
export const sessionOf = (claims: JWTPayload): string | undefined => {
  const named = claims.sid ?? claims.session_state
  return typeof named === 'string' && named !== '' ? named : undefined
}

/** Realm roles and the roles of one client together. */
export function rolesIn(claims: KeycloakClaims, clientId: string): string[] {
  return [...new Set([...(claims.realm_access?.roles ?? []), ...(claims.resource_access?.[clientId]?.roles ?? [])])]
}
