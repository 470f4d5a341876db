/** What the browser keeps of a sign-in, out of reach of scripts. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { lifetimes } from './provider/provider.ts'
import type { Tokens } from './tokens.ts'

const session = 'guanlan_session'
const signIn = 'guanlan_sign_in'

/** Between leaving for the identity provider and coming back. */
export interface SignInAttempt {
  verifier: string
  state: string
  returnTo: string
}

const secureFor = (request: FastifyRequest) => request.protocol === 'https'

/** Without `stays` it goes with the window of the browser. */
export const saveRefreshToken = (
  request: FastifyRequest,
  reply: FastifyReply,
  { refreshToken, stays }: Pick<Tokens, 'refreshToken' | 'stays'>,
): void =>
  void reply.setCookie(session, refreshToken, {
    path: '/session',
    httpOnly: true,
    sameSite: 'strict',
    secure: secureFor(request),
    ...(stays && { maxAge: lifetimes.session }),
  })
export const refreshTokenOf = (request: FastifyRequest): string | undefined => request.cookies[session]
export const forgetRefreshToken = (reply: FastifyReply): void => void reply.clearCookie(session, { path: '/session' })

export const recordAttempt = (request: FastifyRequest, reply: FastifyReply, attempt: SignInAttempt): void =>
  void reply.setCookie(signIn, Buffer.from(JSON.stringify(attempt)).toString('base64url'), {
    path: '/session',
    httpOnly: true,
    sameSite: 'lax',
    secure: secureFor(request),
    maxAge: 3600,
  })
export function attemptOf(request: FastifyRequest): SignInAttempt | undefined {
  try {
    const stored = JSON.parse(
      Buffer.from(request.cookies[signIn] ?? '', 'base64url').toString(),
    ) as Partial<SignInAttempt>
    return stored.verifier && stored.state
      ? { verifier: stored.verifier, state: stored.state, returnTo: stored.returnTo ?? '/' }
      : undefined
  } catch {
    return undefined // a damaged cookie is no attempt
  }
}
export const purgeAttempt = (reply: FastifyReply): void => void reply.clearCookie(signIn, { path: '/session' })
