/** Turns declared endpoints and their handlers into routes: checks who calls, what they send, and what may leave. */
import {
  type Contract,
  type Endpoint,
  type Input,
  type Locale,
  methodsOf,
  type ReplyIn,
  refuse,
} from '@guanlan/platform/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Databases } from '../database.ts'
import { type Scope, type SystemScope, withScope } from '../scope.ts'
import { type Identity, identify, membershipOf, requireRole } from './identity.ts'
import { localeOfRequest } from './language.ts'

/** What a handler sees of the exchange itself, when it must. */
export interface Exchange {
  request: FastifyRequest
  reply: FastifyReply
}

/** For replies that outlive a transaction (files, events): scopes are opened as needed. */
export interface StreamScope {
  readonly orgId: number
  readonly userId: number
  readonly locale: Locale
  within<T>(work: (scope: Scope) => Promise<T>): Promise<T>
}

type Streams<E extends Endpoint> = E['envelope'] extends 'file' | 'events' ? true : false
type ScopeOf<E extends Endpoint> = E['access'] extends 'member' | 'orgAdmin'
  ? Streams<E> extends true
    ? StreamScope
    : Scope
  : SystemScope
// biome-ignore lint/suspicious/noConfusingVoidType: it is only ever the result of a handler
type ReplyOf<E extends Endpoint> = Streams<E> extends true ? void : ReplyIn<E>
export type Handlers<C extends Contract> = {
  [K in keyof C]: (scope: ScopeOf<C[K]>, input: Input<C[K]>, exchange: Exchange) => Promise<ReplyOf<C[K]>>
}

export interface HttpSetting {
  databases: Databases
  /** Verifies an access token; throws a refusal when it is not valid. */
  authenticate: (token: string, request: FastifyRequest) => Promise<Identity>
  /** Calls `close` when the session ends; returns how to stop waiting for it. */
  onSessionEnd?: (sessionId: string, close: () => void) => () => void
}
export type Routes = (app: FastifyInstance, setting: HttpSetting) => void

type AnyHandler = (scope: unknown, input: unknown, exchange: Exchange) => Promise<unknown>

/** `serve(contract)(handlers)`: curried, so that each handler's types come from its endpoint. */
export const serve =
  <C extends Contract>(contract: C) =>
  (handlers: Handlers<C>): Routes =>
  (app, setting) => {
    for (const [name, endpoint] of Object.entries(contract)) {
      const handler = handlers[name] as unknown as AnyHandler
      mount(app, endpoint, exchange => call(endpoint, handler, setting, exchange))
    }
  }

/** One endpoint at all its addresses; what `run` gives leaves only as far as the reply's schema allows it. */
export function mount(app: FastifyInstance, endpoint: Endpoint, run: (exchange: Exchange) => Promise<unknown>): void {
  for (const path of [endpoint.path, ...(endpoint.aliases ?? [])])
    app.route({
      method: [...methodsOf(endpoint)],
      url: path.replace(/\{(\w+)\}/g, ':$1'),
      ...(endpoint.bodyLimit && { bodyLimit: endpoint.bodyLimit }),
      handler: async (request, reply) => {
        const result = await run({ request, reply })
        if (endpoint.envelope === 'file' || endpoint.envelope === 'events') return reply
        const data = z.parse(endpoint.reply, result)
        return endpoint.envelope === 'bare' ? data : { status: 0, code: 200, msg: '', data }
      },
    })
}

async function call(
  endpoint: Endpoint,
  handler: AnyHandler,
  setting: HttpSetting,
  exchange: Exchange,
): Promise<unknown> {
  const { request } = exchange
  const { databases } = setting
  const locale = localeOfRequest(request)
  const now = new Date()
  if (endpoint.access === 'public')
    return handler(
      { userId: null, roles: [], locale, now, db: databases.worker } satisfies SystemScope,
      inputOf(endpoint, request),
      exchange,
    )

  const identity = await identify(request, setting)
  if (endpoint.envelope === 'events') closeWithSession(identity, setting, exchange)
  if (endpoint.access === 'signedIn' || endpoint.access === 'operator') {
    if (endpoint.access === 'operator') requireRole(identity, 'operator')
    const scope: SystemScope = { userId: identity.userId, roles: identity.roles, locale, now, db: databases.worker }
    return handler(scope, inputOf(endpoint, request), exchange)
  }

  const orgId = orgOf(request)
  const facts = { orgId, userId: identity.userId, locale, now }
  const checked = async (scope: Scope): Promise<Scope> => {
    const role = await membershipOf(scope, identity)
    if (endpoint.access === 'orgAdmin' && role !== 'orgAdmin') throw refuse('forbidden', 'platform.forbidden')
    return { ...scope, orgAdmin: role === 'orgAdmin' }
  }
  const within = <T>(work: (scope: Scope) => Promise<T>) =>
    withScope(databases.app, facts, async scope => work(await checked(scope)))
  if (endpoint.envelope === 'file' || endpoint.envelope === 'events') {
    await within(async () => {})
    return handler(
      { orgId, userId: identity.userId, locale, within } satisfies StreamScope,
      inputOf(endpoint, request),
      exchange,
    )
  }
  return within(scope => handler(scope, inputOf(endpoint, request), exchange))
}

/** A stream outlives the token it was opened with, so it has to be closed when its session ends. */
function closeWithSession({ sessionId }: Identity, setting: HttpSetting, { reply }: Exchange): void {
  const forget = sessionId && setting.onSessionEnd?.(sessionId, () => reply.raw.destroy())
  if (forget) reply.raw.once('close', forget)
}

/** The organisation header (ambiguities 65). Membership is checked in the database, never believed. */
function orgOf(request: FastifyRequest): number {
  const orgId = Number(request.headers.orgid)
  if (!Number.isInteger(orgId) || orgId <= 0 || orgId > 2_147_483_647)
    throw refuse('forbidden', 'platform.organisationMissing')
  return orgId
}

/** @throws a ZodError that names the field */
export function inputOf(endpoint: Endpoint, request: FastifyRequest): Record<string, unknown> {
  const input: Record<string, unknown> = {}
  if (endpoint.params) input.params = z.parse(endpoint.params, request.params)
  if (endpoint.query) input.query = z.parse(endpoint.query, request.query)
  if (endpoint.body) input.body = z.parse(endpoint.body, request.body ?? {})
  return input
}
