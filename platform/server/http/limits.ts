/**
 * How often one person, or one address of people nobody knows, may ask within a minute. Each kind of asking has a count of its own, so that
 * a script that pushes too much does not take its owner's reading.
 *
 * Counted in memory, and every two seconds together with the other web processes (call-counts.ts): within these a script may go beyond. What must
 * be counted exactly (wrong passwords, quotas) is counted in the database.
 */
import rateLimit, { type FastifyRateLimitStore, type FastifyRateLimitStoreCtor, normalizeIP } from '@fastify/rate-limit'
import { changes, type Endpoint, type LimitName, pageHeader, refuse } from '@guanlan/platform/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { CallCounts, Counted } from './call-counts.ts'
import { Pages } from './pages.ts'

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
  expensive: 300,
  // Of a key of the open interface, whatever it asks.
  key: 6_000,
}

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

export async function limitCalls(app: FastifyInstance, limits: Limits, counts: CallCounts): Promise<void> {
  await app.register(rateLimit, { global: false, enableDraftSpec: true, store: storeIn(counts) })
  app.decorateRequest('countedAs', null)
  const hooks = Object.entries(limits).map(([name, most]) => [name, hookOf(app, name, most)] as const)
  const byKind = Object.fromEntries(hooks) as FastifyInstance['limits']
  app.decorate('limits', { ...byKind, expensive: byPage(byKind) })
}

/** Expensive calls, of which those of one page count once (pages.ts). */
function byPage({ expensive, read }: Readonly<Record<'expensive' | 'read', LimitHook>>): LimitHook {
  const pages = new Pages()
  return async (request, reply) => {
    const named = request.headers[pageHeader]
    if (typeof named !== 'string' || named === '' || named.length > longestPage) return expensive(request, reply)
    const page = `${request.countedAs ?? addressOf(request)} ${named}`
    if (pages.goesWith(page)) return read(request, reply)
    try {
      await expensive(request, reply)
    } catch (refusal) {
      pages.forget(page)
      throw refusal
    }
  }
}
const longestPage = 40

/** As the library asks for it: one for the app, and from it one for each kind of asking, which `groupId` names. */
const storeIn = (counts: CallCounts): FastifyRateLimitStoreCtor =>
  class Store implements FastifyRateLimitStore {
    readonly #kind: string
    constructor(options: { groupId?: string }) {
      this.#kind = options.groupId ?? ''
    }
    incr(counted: string, answer: (error: null, result: Counted) => void, _window: number, most: number) {
      answer(null, counts.count(this.#kind, counted, most))
    }
    child(options: object) {
      return new Store(options)
    }
  }

function hookOf(app: FastifyInstance, kind: string, most: number): LimitHook {
  const options = {
    max: most,
    timeWindow: 60_000,
    groupId: kind,
    keyGenerator: (request: FastifyRequest) => request.countedAs ?? addressOf(request),
  }
  const count = app.createRateLimit(options)
  return async (request, reply) => {
    const counted = await count(request)
    if (counted.isAllowed) return
    const { max, remaining, ttlInSeconds, isExceeded } = counted
    // draft-ietf-httpapi-ratelimit-headers-10, to programs and people alike.
    reply.header('RateLimit-Policy', `"minute";q=${max};w=60`)
    reply.header('RateLimit', `"minute";r=${remaining};t=${ttlInSeconds}`)
    if (isExceeded) throw refuse('tooMany', 'platform.tooMany', { seconds: ttlInSeconds })
  }
}

/** A line of IPv6 has 2^64 addresses: its network is counted. */
export const addressOf = ({ ip }: FastifyRequest): string => normalizeIP(ip, 64)

/** Decides alike how often it may be asked and which gate it waits at. @param body as it came: some calls are expensive by what it says */
export const isExpensive = ({ cost, expensiveWhen }: Endpoint, body?: unknown): boolean =>
  cost === 'expensive' || expensiveWhen?.(body) === true

/** What is known before the body is read; what the body says is counted after it (mount.ts). */
export function limitOf(endpoint: Endpoint): LimitName {
  if (endpoint.limit) return endpoint.limit
  if (endpoint.access === 'public') return 'public'
  if (endpoint.access === 'link') return 'link'
  if (endpoint.cost) return endpoint.cost
  return changes(endpoint) ? 'write' : 'read'
}
