import { refuse } from '@guanlan/platform/contract'
import type { FastifyRequest } from 'fastify'
import type { Scope } from '../scope.ts'
import type { HttpSetting } from './serve.ts'

/** Who a verified access token speaks for. */
export interface Identity {
  userId: number
  name: string
  /** Realm and client roles together. */
  roles: readonly string[]
  /** The sign-in behind the token (claim `sid`), where its issuer names one. */
  sessionId?: string | undefined
}

export async function identify(request: FastifyRequest, setting: HttpSetting): Promise<Identity> {
  const header = request.headers.authorization ?? ''
  const token = /^Bearer (\S+)$/i.exec(header)?.[1]
  if (!token) throw refuse('signedOut', 'platform.signedOut')
  return setting.authenticate(token, request)
}

export function requireRole(identity: Identity, role: string): void {
  if (!identity.roles.includes(role)) throw refuse('forbidden', 'platform.forbidden')
}

/** The caller's role in the chosen organisation, read inside its own scope: a stranger's organisation has no row for them. */
export async function membershipOf(scope: Scope, identity: Identity): Promise<'orgAdmin' | 'member'> {
  const row = await scope.db
    .selectFrom('memberships as m')
    .innerJoin('organisations as o', 'o.id', 'm.org_id')
    .select('m.role')
    .where('m.org_id', '=', scope.orgId)
    .where('m.user_id', '=', identity.userId)
    .where('o.enabled', '=', true)
    .executeTakeFirst()
  if (!row) throw refuse('forbidden', 'platform.organisationForbidden')
  return row.role === 'orgAdmin' ? 'orgAdmin' : 'member'
}
