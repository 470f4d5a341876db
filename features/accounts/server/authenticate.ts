/** Verifies access tokens: of the embedded provider with its own keys, of an external issuer with the keys it publishes. */
import { refuse } from '@guanlan/platform/contract'
import type { Identity } from '@guanlan/platform/server'
import { createLocalJWKSet, createRemoteJWKSet, type JWTVerifyGetKey, jwtVerify } from 'jose'
import { rolesIn, sessionOf } from './claims.ts'

/** Refuses who is not to be let in, by throwing signedOut. */
export type SubjectToUser = (subject: string, claims: Record<string, unknown>) => Promise<number>

export interface Authentication {
  authenticate(token: string): Promise<Identity>
  /** This person, or (null) everybody, is looked up again at their next call. */
  forget(userId: number | null): void
}

const cacheSize = 10_000

/**
 * @param userOf finds (for an external issuer: makes) our user for a subject; asked once for a token, and again after `forget`.
 * @param hasEnded asked at every call, also for tokens verified before.
 */
export function authenticateWith(
  issuer: string,
  keys: JWTVerifyGetKey,
  userOf: SubjectToUser,
  hasEnded: (sessionId: string) => boolean,
): Authentication {
  const refuseEnded = (identity: Identity): Identity => {
    if (identity.sessionId !== undefined && hasEnded(identity.sessionId))
      throw refuse('signedOut', 'platform.signedOut')
    return identity
  }
  // A browser sends the same token for minutes; its signature need not be checked for each of a hundred requests.
  const verified = new Map<string, { identity: Identity; until: number }>()
  let forgotten = 0

  async function authenticate(token: string): Promise<Identity> {
    const known = verified.get(token)
    if (known && known.until > Date.now()) return refuseEnded(known.identity)
    verified.delete(token)
    const before = forgotten
    const { payload } = await jwtVerify(token, keys, { issuer, clockTolerance: 5 }).catch(() => {
      throw refuse('signedOut', 'platform.signedOut')
    })
    if (!payload.sub || !payload.exp) throw refuse('signedOut', 'platform.signedOut')
    const clientId = String(payload.client_id ?? payload.azp ?? '')
    const identity: Identity = {
      userId: await userOf(payload.sub, payload),
      name: String(payload.name ?? payload.preferred_username ?? ''),
      roles: rolesIn(payload, clientId),
      sessionId: sessionOf(payload),
    }
    refuseEnded(identity)
    if (verified.size >= cacheSize) verified.clear()
    // What was forgotten while this was looked up may have been this.
    if (before === forgotten) verified.set(token, { identity, until: payload.exp * 1000 })
    return identity
  }

  return {
    authenticate,
    forget(userId) {
      forgotten++
      for (const [token, { identity }] of verified)
        if (userId === null || identity.userId === userId) verified.delete(token)
    },
  }
}

export const embeddedKeys = (jwks: Parameters<typeof createLocalJWKSet>[0]): JWTVerifyGetKey => createLocalJWKSet(jwks)
export const publishedKeys = (jwksUri: string): JWTVerifyGetKey => createRemoteJWKSet(new URL(jwksUri))
