import { type Endpoint, refuse } from '@guanlan/platform/contract'
import type { FastifyRequest } from 'fastify'
import type { HttpSetting } from './call.ts'
import type { Identity } from './caller.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** What is known of the caller once `identifyCaller` has run. */
    caller: Identity | null
  }
}

export interface CallerHooks {
  verify(request: FastifyRequest, endpoint: Endpoint): Promise<void>
  refuseStrangers(request: FastifyRequest): Promise<void>
  /** For calls that nobody is signed in for: a known device is counted by itself, whatever its neighbours do. */
  recognise(request: FastifyRequest): Promise<void>
}

/** Hooks for `onRequest`, around the one that counts calls: who is not known is counted by address, and refused before their body is read. */
export function identifyCaller({
  authenticate,
  deviceOf,
}: Pick<HttpSetting, 'authenticate' | 'deviceOf'>): CallerHooks {
  const problems = new WeakMap<FastifyRequest, unknown>()
  return {
    async verify(request, endpoint) {
      try {
        const token = tokenOf(request, endpoint)
        if (!token) throw refuse('signedOut', 'platform.signedOut')
        request.caller = await authenticate(token, request)
        request.countedAs = `person ${request.caller.userId}`
      } catch (error) {
        problems.set(request, error)
      }
    },
    async refuseStrangers(request) {
      if (!request.caller) throw problems.get(request)
    },
    async recognise(request) {
      const device = deviceOf?.(request)
      if (device) request.countedAs = `device ${device}`
    },
  }
}

/**
 * The token of a caller. One that changes something by GET takes it from the header `token` alone, which no link, picture or form of another
 * site can send, and nobody who only looks ahead.
 */
function tokenOf({ headers, method }: FastifyRequest, { tokenHeader, mutates }: Endpoint): string | undefined {
  const inHeader = tokenHeader && typeof headers.token === 'string' ? headers.token.trim() : ''
  if (inHeader) return /^\S+$/.exec(inHeader)?.[0]
  if (mutates && method === 'GET') return undefined
  return /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1]
}

/** @throws whoever asks ahead of a person who may never ask: browsers and scanners of links */
export function refuseLookingAhead({ headers, method }: FastifyRequest, { mutates }: Endpoint): void {
  if (!mutates || method !== 'GET') return
  const purpose = `${headers['sec-purpose'] ?? ''} ${headers.purpose ?? ''} ${headers['x-purpose'] ?? ''}`
  const site = headers['sec-fetch-site']
  if (/prefetch|prerender|preview/i.test(purpose) || site === 'cross-site' || site === 'same-site')
    throw refuse('forbidden', 'platform.lookingAhead')
}

/** The organisation that a call is made in: of a key its own, of a person the one that the header names; NaN: none is named. */
export const requestedOrganisation = ({ caller, headers }: FastifyRequest): number =>
  caller?.key && headers.orgid === undefined ? caller.key.orgId : Number(headers.orgid)

export function requireRole(identity: Identity, role: string): void {
  if (!identity.roles.includes(role)) throw refuse('forbidden', 'platform.forbidden')
}
