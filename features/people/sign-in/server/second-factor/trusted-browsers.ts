/** A browser in which somebody has shown their second factor, and is not asked for it again for 30 days. */
import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { signerFor } from '../signed.ts'
import type { User } from '../users.ts'

const cookie = 'guanlan_trusted'
const days = 30

export interface TrustedBrowsers {
  /** For this person, with this factor and this password. */
  trusts(request: FastifyRequest, user: User, factorId: string): boolean
  remember(request: FastifyRequest, reply: FastifyReply, user: User, factorId: string): void
}

export function trustedBrowsers(key: string): TrustedBrowsers {
  const signer = signerFor(key, 'trusted browser')
  return {
    trusts(request, user, factorId) {
      const [until = '', person] = (signer.read(request.cookies[cookie] ?? '') ?? '').split(' ')
      return person === personOf(user, factorId) && Number(until) > Date.now()
    },
    remember(request, reply, user, factorId) {
      const until = Date.now() + days * 86_400_000
      reply.setCookie(cookie, signer.sign(`${until} ${personOf(user, factorId)}`), {
        path: '/session',
        httpOnly: true,
        sameSite: 'lax',
        secure: request.protocol === 'https',
        maxAge: days * 86_400,
      })
    },
  }
}

const personOf = ({ id, password_hash }: User, factorId: string): string =>
  createHash('sha256')
    .update(JSON.stringify([id, password_hash, factorId]))
    .digest('base64url')
