/** Hands the realm's addresses to the embedded provider; two calls that Keycloak answers differently are our own. */
import { Refusal, refuse } from '@guanlan/platform/contract'
import type { Database } from '@guanlan/platform/server'
import type { FastifyInstance } from 'fastify'
import { decodeJwt } from 'jose'
import type { Authentication } from '../authenticate.ts'
import { claimsOf } from '../claims.ts'
import { hostOf } from '../domain-config.ts'
import type { EndedSessions } from '../ended-sessions.ts'
import { findUser } from '../users.ts'
import { type EmbeddedProvider, lastExpiry, realmPath } from './provider.ts'

export async function mountProvider(
  app: FastifyInstance,
  embedded: EmbeddedProvider,
  db: Database,
  ended: EndedSessions,
  authenticate: Authentication['authenticate'],
  isKnown: (host: string) => Promise<boolean>,
): Promise<void> {
  const { door } = embedded
  const counted = { onRequest: app.limits.signIn }

  // Userinfo of a JWT access token (the library answers for opaque ones only).
  app.get(`${realmPath}/protocol/openid-connect/userinfo`, counted, async (request, reply) => {
    const token = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? ''
    const identity = await authenticate(token).catch(error => {
      if (error instanceof Refusal && error.kind === 'signedOut') return null
      throw error
    })
    const user = identity && (await findUser(db, identity.userId))
    reply.header('cache-control', 'no-store')
    if (!user?.enabled)
      return reply.code(401).header('www-authenticate', 'Bearer error="invalid_token"').send({ error: 'invalid_token' })
    return { sub: String(user.id), ...(await claimsOf(db, user, String(decodeJwt(token).client_id ?? ''))) }
  })
  // Keycloak's POST logout: client_id and refresh_token end the sign-in (spec 7).
  app.post<{ Body: Record<string, string> }>(
    `${realmPath}/protocol/openid-connect/logout`,
    counted,
    async (request, reply) => {
      await endSignIn(embedded, ended, request.body?.refresh_token ?? '')
      return reply.code(204).send()
    },
  )

  await app.register(async realm => {
    realm.removeAllContentTypeParsers()
    realm.addContentTypeParser('*', (_request, _payload, done) => done(null))
    realm.all(`${realmPath}/*`, counted, async (request, reply) => {
      // Its answers name addresses at the host that was asked for: a name that anybody wrote into a request gets none.
      if (!(await isKnown(hostOf(request)))) throw refuse('invalid', 'signIn.unknownHost')
      reply.hijack()
      const { protocol, host, ip: address } = request
      await door(request.raw, reply.raw, { protocol, host, address })
    })
  })
}

/** Ends the grant of a refresh token and the provider's session behind it; an unknown token counts as ended. */
export async function endSignIn(
  { provider }: EmbeddedProvider,
  ended: EndedSessions,
  refreshToken: string,
): Promise<void> {
  const token = await provider.RefreshToken.find(refreshToken, { ignoreExpiration: true })
  if (!token?.grantId) return
  // Done first: should the rest fail, no token of this session works any more, and signing out can be repeated.
  if (token.sessionUid) {
    await ended.end(token.sessionUid, lastExpiry())
    await (await provider.Session.findByUid(token.sessionUid))?.destroy()
  }
  await provider.RefreshToken.revokeByGrantId(token.grantId)
  await (await provider.Grant.find(token.grantId))?.destroy()
}
