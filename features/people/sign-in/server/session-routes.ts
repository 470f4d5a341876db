/** Signing in and out as the browser sees it: the refresh token stays in a cookie, the screen gets access tokens only. */
import { Refusal, refuse } from '@guanlan/platform/contract'
import { addressOf, answeredSoon, type Database, type Handlers, type RequestContext } from '@guanlan/platform/server'
import type { FastifyRequest } from 'fastify'
import { errors } from 'oidc-provider'
import { ownInteraction, type signIn } from '../contract.ts'
import type { Attempts } from './attempts.ts'
import { changePassword } from './change-password.ts'
import * as cookies from './cookies.ts'
import { hostOf, isOurHost } from './domain-config.ts'
import type { KnownDevices } from './known-device.ts'
import { passwordMatches } from './password.ts'
import type { EmbeddedProvider } from './provider/provider.ts'
import type { RelyingParty } from './relying-party.ts'
import { attemptOfCode } from './second-factor/routes.ts'
import type { SecondFactors } from './second-factor/second-factors.ts'
import type { TrustedBrowsers } from './second-factor/trusted-browsers.ts'
import { endOneSession, endOtherSessions, listSessions, noteSession } from './sessions.ts'
import { recordSignIn, type SignInOutcome } from './sign-in-log.ts'
import { findUserByAccount } from './users.ts'
import type { Work } from './work.ts'

export interface EmbeddedParts extends EmbeddedProvider {
  devices: KnownDevices
  work: Work
  factors: SecondFactors
  trusted: TrustedBrowsers
}

export interface SessionParts {
  db: Database
  relyingParty: RelyingParty
  /** Null when an external issuer shows its own sign-in page. */
  embedded: EmbeddedParts | null
  /** What an outside issuer says has ended there; absent: nobody may say it. */
  onIssuerEnd?: (logoutToken: string) => Promise<void>
  attempts: Attempts
  /** Origin under which people reach the product. */
  publicUrl: string
}

type SessionCalls =
  | 'signIn'
  | 'callback'
  | 'interaction'
  | 'refresh'
  | 'issuerEnds'
  | 'signOut'
  | 'password'
  | 'sessions'
  | 'endSession'
  | 'endOtherSessions'

export const sessionRoutes = ({
  db,
  relyingParty,
  embedded,
  onIssuerEnd,
  attempts,
  publicUrl,
}: SessionParts): Pick<Handlers<typeof signIn>, SessionCalls> => {
  // The list of sessions may miss a use; a sign-in does not fail for it.
  const note = (request: FastifyRequest, accessToken: string) =>
    answeredSoon(noteSession(db, request, accessToken)).catch(error =>
      request.log.warn({ err: error }, 'the use of a session was not kept'),
    )
  return {
    signIn: async (scope, { query }, { request, reply }) => {
      if (!(await isOurHost(db, publicUrl, hostOf(request)))) {
        // Whoever looks at it in a browser reads a page, and no JSON.
        if (request.headers.accept?.includes('text/html')) return void reply.redirect(entryAfter('host'))
        throw refuse('invalid', 'signIn.unknownHost')
      }
      const returnTo = placeOf(query.returnTo)
      // Whoever signs in elsewhere is asked here how long it shall last; the embedded provider's page says it itself.
      if (!embedded && query.stay === undefined)
        return void reply.redirect(`/#/index?${new URLSearchParams({ ask: 'stay', returnTo })}`)
      const stays = embedded !== null || query.stay === 'yes'
      const started = await relyingParty.begin(originOf(request), scope.locale, stays).catch(error => {
        request.log.warn({ err: error }, 'the issuer does not answer')
        return null
      })
      if (!started) return void reply.redirect(entryAfter('away', returnTo))
      cookies.recordAttempt(request, reply, { verifier: started.verifier, state: started.state, returnTo })
      reply.redirect(started.address)
    },
    callback: async (_scope, _input, { request, reply }) => {
      const attempt = cookies.attemptOf(request)
      cookies.purgeAttempt(reply)
      if (!attempt) return void reply.redirect(entryAfter('expired'))
      try {
        const tokens = await relyingParty.finish(new URL(request.originalUrl, originOf(request)), attempt)
        cookies.saveRefreshToken(request, reply, tokens)
        if (embedded) await note(request, tokens.accessToken)
        reply.redirect(`/#${attempt.returnTo}`)
      } catch (error) {
        request.log.warn({ err: error }, 'sign-in failed at the callback')
        const isAway = error instanceof Refusal && error.kind === 'unavailable'
        reply.redirect(entryAfter(isAway ? 'away' : 'refused', attempt.returnTo))
      }
    },
    interaction: async (_scope, { params, body }, exchange) => {
      if (!embedded) throw refuse('missing', 'platform.missing')
      refuseCrossSite(exchange, publicUrl)
      const { request, reply } = exchange
      const details = await embedded.provider.interactionDetails(request.raw, reply.raw).catch(error => {
        if (error instanceof errors.OIDCProviderError) return null
        throw error
      })
      // Who began it in a page of their own does not know its number: the cookie does.
      if (!details || (params.interaction !== ownInteraction && details.uid !== params.interaction))
        throw refuse('conflict', 'signIn.interactionExpired')
      const user = await findUserByAccount(db, body.account)
      const account = body.account.trim().toLowerCase()
      const attempt = { account, address: addressOf(request), device: embedded.devices.knownTo(request, user) }
      const bits = await attempts.workFor(attempt)
      if (bits > 0) {
        const until = body.proof && embedded.work.check(account, bits, body.proof)
        const isProven = body.proof && until && (await attempts.redeem(body.proof.challenge, until))
        if (!isProven) return { work: embedded.work.ask(account, bits) }
      }
      const keep = (outcome: SignInOutcome) =>
        recordSignIn(db, request, { userId: user?.id ?? null, outcome, device: attempt.device })
      await attempts.take(attempt).catch(async error => {
        if (error instanceof Refusal && error.kind === 'tooMany') await keep('tooMany')
        throw error
      })
      const matches = await passwordMatches(user?.password_hash ?? null, body.password)
      if (!user || !matches) {
        await attempts.wrong(attempt)
        await keep('wrongPassword')
        throw refuse('invalid', 'signIn.wrongPassword', {}, 'password')
      }
      if (!user.enabled) {
        await keep('disabled')
        throw refuse('forbidden', 'signIn.disabled')
      }
      await attempts.right(attempt)
      const factor = await embedded.factors.of(user.id)
      if (factor && !embedded.trusted.trusts(request, user, factor.id)) {
        if (body.code === undefined) return { secondFactor: true as const }
        const codes = attemptOfCode(user.id, attempt.device)
        await attempts.take(codes).catch(async error => {
          if (error instanceof Refusal && error.kind === 'tooMany') await keep('tooMany')
          throw error
        })
        if (!(await embedded.factors.use(user.id, body.code))) {
          await keep('wrongCode')
          throw refuse('invalid', 'signIn.wrongCode', {}, 'code')
        }
        await attempts.right(codes)
        if (body.trust) embedded.trusted.remember(request, reply, user, factor.id)
      }
      await keep('succeeded')
      embedded.devices.remember(request, reply, user)
      const redirectTo = await embedded.provider.interactionResult(request.raw, reply.raw, {
        login: { accountId: String(user.id), remember: true },
      })
      return { redirectTo }
    },
    refresh: async (_scope, _input, exchange) => {
      const { request, reply } = exchange
      refuseCrossSite(exchange, publicUrl)
      const token = cookies.refreshTokenOf(request)
      // Nobody is signed in: an empty token (spec 7), not an error that every first visit would leave in the browser's console.
      if (!token) return { access_token: '', expires_in: 0 }
      try {
        // An answer that comes too late is kept, and repeated to whoever asks again.
        const tokens = await answeredSoon(relyingParty.refresh(hostOf(request), token))
        cookies.saveRefreshToken(request, reply, tokens)
        if (embedded) await note(request, tokens.accessToken)
        return { access_token: tokens.accessToken, expires_in: tokens.expiresIn }
      } catch (error) {
        // Any other trouble passes; the browser keeps its sign-in and asks again.
        if (error instanceof Refusal && error.kind === 'signedOut') cookies.forgetRefreshToken(reply)
        throw error
      }
    },
    issuerEnds: async (_scope, { body }) => {
      if (!onIssuerEnd) throw refuse('missing', 'platform.missing')
      await onIssuerEnd(body.logout_token)
      return {}
    },
    password: async (_scope, { body }, { request, reply }) => {
      if (!embedded) throw refuse('conflict', 'signIn.passwordElsewhere')
      await changePassword({ db, attempts, devices: embedded.devices, request, reply, ...body })
      return null
    },
    sessions: async (_scope, _input, { request }) =>
      embedded ? listSessions(db, request.caller?.userId ?? 0, request.caller?.sessionId) : null,
    endSession: async (_scope, { params }, { request }) => {
      await endOneSession(db, request.caller?.userId ?? 0, params.id)
      return null
    },
    endOtherSessions: async (_scope, _input, { request }) => ({
      ended: await endOtherSessions(db, request.caller?.userId ?? 0, request.caller?.sessionId ?? ''),
    }),
    signOut: async (_scope, _input, exchange) => {
      const { request, reply } = exchange
      refuseCrossSite(exchange, publicUrl)
      const token = cookies.refreshTokenOf(request)
      if (token) await relyingParty.end(hostOf(request), token)
      cookies.forgetRefreshToken(reply)
      return null
    },
  }
}

const originOf = (request: FastifyRequest): string => `${request.protocol}://${request.host}`

/** The entry page, which says why the sign-in came to nothing. */
const entryAfter = (failed: 'expired' | 'refused' | 'away' | 'host', returnTo?: string): string =>
  `/#/index?${new URLSearchParams({ failed, ...(returnTo && { returnTo }) })}`

/** Only places inside the product: a path after the hash. */
const placeOf = (returnTo: string | undefined): string => (returnTo && /^\/(?![/\\])/.test(returnTo) ? returnTo : '/')

/** The cookie travels by itself, so another site could make a browser call; browsers say so. */
function refuseCrossSite({ request }: RequestContext, publicUrl: string): void {
  const site = request.headers['sec-fetch-site']
  const { origin } = request.headers
  const isOwn = origin === undefined || origin === originOf(request) || origin === new URL(publicUrl).origin
  if (site === 'cross-site' || !isOwn) throw refuse('forbidden', 'platform.crossSite')
}
