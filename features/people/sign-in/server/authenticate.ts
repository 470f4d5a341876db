/** Verifies access tokens: of the embedded provider with its own keys, of an external issuer with the keys it publishes. */
import { refuse } from '@guanlan/platform/contract'
import { answeredSoon, type Identity } from '@guanlan/platform/server'
import { createLocalJWKSet, errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from 'jose'
import { rolesIn, sessionOf } from './claims.ts'

/** Refuses who is not to be let in, by throwing signedOut. */
export type SubjectToUser = (subject: string, claims: Record<string, unknown>) => Promise<number>

export interface Authentication {
  authenticate(token: string): Promise<Identity>
  /** This person, or (null) everybody, is looked up again at their next call. */
  forget(userId: number | null): void
}

const cacheSize = 10_000

export interface Believed {
  issuer: string
  keys: JWTVerifyGetKey
  /** Whether this is an access token for us, and not an ID token, nor one for somebody else. */
  isForUs(type: string | undefined, claims: JWTPayload): boolean | Promise<boolean>
  /** Finds (for an external issuer: makes) our user for a subject; asked once for a token, and again after `forget`. */
  userOf: SubjectToUser
  /** Absent: those the token names. */
  rolesOf?: (claims: JWTPayload, clientId: string) => Promise<string[]>
  /** Asked at every call, also for tokens verified before. */
  hasEnded(sessionId: string): boolean
}

export function authenticateWith({ issuer, keys, isForUs, userOf, rolesOf, hasEnded }: Believed): Authentication {
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
    const { payload, protectedHeader } = await jwtVerify(token, keys, { issuer, clockTolerance: 5 }).catch(error => {
      throw saysNothing(error)
        ? refuse('unavailable', 'platform.unavailable')
        : refuse('signedOut', 'platform.signedOut')
    })
    if (!payload.sub || !payload.exp || !(await isForUs(protectedHeader.typ, payload)))
      throw refuse('signedOut', 'platform.signedOut')
    const clientId = String(payload.client_id ?? payload.azp ?? '')
    const identity: Identity = {
      userId: await answeredSoon(userOf(payload.sub, payload)),
      name: String(payload.name ?? payload.preferred_username ?? ''),
      roles: rolesOf ? await answeredSoon(rolesOf(payload, clientId)) : rolesIn(payload, clientId),
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

/**
 * An issuer that does not answer says nothing about a token: the keys did not come, too late, with another status, or as something that is no
 * JSON (jose's errors without a code of their own).
 */
export const saysNothing = (error: unknown): boolean =>
  !(error instanceof errors.JOSEError) || error instanceof errors.JWKSTimeout || error.code === errors.JOSEError.code

export const embeddedKeys = (jwks: Parameters<typeof createLocalJWKSet>[0]): JWTVerifyGetKey => createLocalJWKSet(jwks)

/** RFC 9068, with or without its prefix. */
const isAccessToken = (type: string | undefined): boolean => /^(application\/)?at\+jwt$/i.test(type ?? '')

/** Of the embedded provider: it says what each token is, and whom it is for. */
export const ownTokens =
  (audience: string): Believed['isForUs'] =>
  (type, { aud }) =>
    isAccessToken(type) && [aud].flat().includes(audience)

/**
 * Of an outside issuer: made for a client of ours, and no ID token. Keycloak says `Bearer` in a claim; where neither it nor the header says
 * anything, a token addressed to its own client is an ID token.
 */
export const tokensOfOurClients =
  (isOurClient: (id: string) => Promise<boolean>): Believed['isForUs'] =>
  async (type, claims) => {
    const client = String(claims.azp ?? claims.client_id ?? '')
    const named = claims.typ === undefined ? undefined : claims.typ === 'Bearer'
    const isAccess = named ?? (isAccessToken(type) || ![claims.aud].flat().includes(client))
    return isAccess && client !== '' && (await isOurClient(client))
  }
