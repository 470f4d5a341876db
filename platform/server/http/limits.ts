/**
 * How often one person, or one address of people nobody knows, may ask within a minute. Each kind of asking has a count of its own, so that
 * a script that pushes too much does not take its owner's reading.
 *
 * Counted by each process for itself: a limit is there to stop what runs away, and with three web processes three times as much is stopped
 * as surely. What must be counted exactly (wrong passwords, quotas) is counted in the database.
 */
import rateLimit, { normalizeIP } from '@fastify/rate-limit'
import { changes, type Endpoint, type LimitName, refuse } from '@guanlan/platform/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** Calls a minute. */
export type Limits = Readonly<Record<LimitName | 'key', number>>

export const usualLimits: Limits = {
  // Of an address, behind which an office of 500 people may sit.
  public: 6_000,
  signIn: 600,
  refresh: 3_000,
  link: 120,
  // Of a person: far more than the busiest desk needs.
  read: 3_000,
  write: 1_200,
  push: 1_200,
  dear: 300,
  // Of a key of the open interface, whatever it asks.
  key: 6_000,
}

/** Persons or addresses remembered of each kind; of more, whoever was not seen for longest begins anew. About 2 MB when full. */
const mostRemembered = 10_000

export type LimitHook = (request: FastifyRequest, reply: FastifyReply) => Promise<void>

declare module 'fastify' {
  interface FastifyInstance {
    /** Hooks for `onRequest`, each counting one kind of asking. */
    limits: Readonly<Record<LimitName | 'key', LimitHook>>
  }
  interface FastifyRequest {
    /** Who is counted, where it has been verified; otherwise the address is. */
    countedAs: string | null
  }
}

export async function limitCalls(app: FastifyInstance, limits: Limits): Promise<void> {
  await app.register(rateLimit, { global: false, enableDraftSpec: true })
  app.decorateRequest('countedAs', null)
  const hooks = Object.entries(limits).map(([name, most]) => [name, hookOf(app, most, name === 'key')] as const)
  app.decorate('limits', Object.fromEntries(hooks) as FastifyInstance['limits'])
}

/** @param isTold every answer says how much is left, as programs read it (draft-ietf-httpapi-ratelimit-headers) */
function hookOf(app: FastifyInstance, most: number, isTold: boolean): LimitHook {
  // Not written into the call: the library takes `cache` here, but its types do not name it.
  const options = {
    max: most,
    timeWindow: 60_000,
    cache: mostRemembered,
    keyGenerator: (request: FastifyRequest) => request.countedAs ?? addressOf(request),
  }
  const count = app.createRateLimit(options)
  return async (request, reply) => {
    const counted = await count(request)
    if (counted.isAllowed) return
    const { max, remaining, ttlInSeconds, isExceeded } = counted
    if (isTold) {
      reply.header('RateLimit-Policy', `"minute";q=${max};w=60`)
      reply.header('RateLimit', `"minute";r=${remaining};t=${ttlInSeconds}`)
      if (isExceeded) throw refuse('tooMany', 'platform.tooMany', { seconds: ttlInSeconds })
      return
    }
    reply.header('RateLimit-Limit', max)
    reply.header('RateLimit-Remaining', remaining)
    reply.header('RateLimit-Reset', ttlInSeconds)
    if (isExceeded) throw refuse('tooMany', 'platform.tooMany', { seconds: ttlInSeconds })
  }
}

/** A line of IPv6 has 2^64 addresses: its network is counted. */
export const addressOf = ({ ip }: FastifyRequest): string => normalizeIP(ip, 64)

export function limitOf(endpoint: Endpoint): LimitName {
  if (endpoint.limit) return endpoint.limit
  if (endpoint.access === 'public') return 'public'
  if (endpoint.access === 'link') return 'link'
  if (endpoint.cost) return endpoint.cost
  return changes(endpoint) ? 'write' : 'read'
}
