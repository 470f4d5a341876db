import { refuse } from '@guanlan/platform/contract'
import type { FastifyRequest } from 'fastify'
import type { HttpSetting } from './call.ts'

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
