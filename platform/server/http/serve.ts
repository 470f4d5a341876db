/** From the features' declarations to routes: who may call, in which transaction, within which limits, and what history keeps. */
import { changes, type Endpoint, refuse } from '@guanlan/platform/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { limitedQuotas } from '../access/limited-quotas.ts'
import { makeLink, openByLink, requireSigned } from '../access/links.ts'
import { type Granted, grantedTo, type RoleTable, roleTableOf } from '../access/permissions.ts'
import { requireRoom, spend } from '../access/quotas.ts'
import type { CallFacts, Calls, OpenedCall } from '../calls/transaction.ts'
import type { Database } from '../database.ts'
import { detailOf, keepOperation, subjectOf } from '../history/operations.ts'
import { takeBack } from '../history/take-back.ts'
import { startTask } from '../jobs/put-in.ts'
import type { CallScope, LinkScope, OpenScope, PublicScope, SystemScope } from '../scope.ts'
import { type AnyServerHalf, type Exchange, faultsOf, type ServerHalf } from '../server-half.ts'
import { type Identity, identify, requireRole } from './identity.ts'
import { localeOfRequest } from './language.ts'
import { inputOf, mount } from './mount.ts'

export interface HttpSetting {
  /** The organisations' side: one transaction a call. */
  calls: Calls
  /** The installation's side, for identity and operators. */
  system: Database
  linkKey: Buffer
  /** Verifies an access token; throws a refusal when it is not valid. */
  authenticate: (token: string, request: FastifyRequest) => Promise<Identity>
  /** Calls `close` when the session ends; returns how to stop waiting for it. */
  onSessionEnd?: (sessionId: string, close: () => void) => () => void
}

type Handler = (scope: unknown, input: unknown, exchange: Exchange) => Promise<unknown>
interface Call {
  /** `feature.call`. */
  code: string
  endpoint: Endpoint
  handler: Handler
  half: AnyServerHalf
}
interface Assembly {
  halves: readonly AnyServerHalf[]
  roles: RoleTable
  setting: HttpSetting
}

/** @throws when the features do not fit together: a call without a handler, a quota nobody counts, an address taken twice */
export function serve(app: FastifyInstance, halves: readonly AnyServerHalf[], setting: HttpSetting): void {
  const faults = faultsOf(halves)
  if (faults.length > 0) throw new Error(`The features do not fit together:\n${faults.join('\n')}`)
  const assembly: Assembly = { halves, setting, roles: roleTableOf(halves.map(({ feature }) => feature)) }
  for (const half of halves as readonly ServerHalf[]) {
    if (half.words) app.phrases[half.feature.name] = half.words
    for (const [name, endpoint] of Object.entries(half.feature.contract)) {
      const handler = half.routes[name] as unknown as Handler
      const call: Call = { code: `${half.feature.name}.${name}`, endpoint, handler, half }
      mount(app, endpoint, exchange => answer(call, assembly, exchange))
    }
  }
}

async function answer(call: Call, assembly: Assembly, exchange: Exchange): Promise<unknown> {
  const { endpoint, handler } = call
  const { setting } = assembly
  const { request } = exchange
  const common: PublicScope = { locale: localeOfRequest(request), now: new Date() }
  if (endpoint.access === 'public') return handler(common, inputOf(endpoint, request), exchange)
  if (endpoint.access === 'link') return answerByLink(call, setting, exchange, common)
  const identity = await identify(request, setting)
  if (endpoint.envelope === 'events') closeWithSession(identity, setting, exchange)
  if (endpoint.access === 'member') return answerMember(call, assembly, exchange, { ...common, identity })
  if (endpoint.access === 'operator') requireRole(identity, 'operator')
  const scope: SystemScope = { ...common, userId: identity.userId, roles: identity.roles, db: setting.system }
  return handler(scope, inputOf(endpoint, request), exchange)
}

async function answerMember(
  { code, endpoint, handler, half }: Call,
  assembly: Assembly,
  exchange: Exchange,
  { identity, ...common }: PublicScope & { identity: Identity },
): Promise<unknown> {
  const { request } = exchange
  const { userId } = identity
  const orgId = orgOf(request)
  const signal = leavingOf(exchange)
  const isOperation = changes(endpoint)
  const quotas = [endpoint.quota ?? []].flat()
  const facts: CallFacts = { orgId, userId, kind: kindOf(endpoint), quotas, isOperation, signal }

  /** Who may not, or sends what cannot be used, is told so. */
  const checked = (opened: OpenedCall) => {
    const granted = grantedIn(assembly.roles, opened)
    if (!granted.has(endpoint.permission ?? '')) throw refuse('forbidden', 'platform.forbidden')
    return { granted, input: inputOf(endpoint, request) }
  }
  // A call that opens several transactions spends once.
  let isSpent = false
  const within = <T>(work: (scope: CallScope, input: Record<string, unknown>) => Promise<T>): Promise<T> =>
    assembly.setting.calls.within(facts, async opened => {
      const { granted, input } = checked(opened)
      const line = { id: opened.operation ?? 0, orgId, userId, code, address: request.ip }
      let hasStarted = false
      let undoes: Awaited<ReturnType<typeof takeBack>> | undefined
      const scope: CallScope = {
        ...common,
        orgId,
        userId,
        db: opened.db,
        may: permission => granted.has(permission),
        permissions: [...granted],
        start: (job, input, options) => {
          hasStarted = true
          return startTask({ orgId, userId, db: opened.db }, job, input, opened.operation, options)
        },
        makeLink: wanted => makeLink({ orgId, userId, db: opened.db }, assembly.setting.linkKey, wanted),
        takeBack: async operation => {
          undoes = await takeBack(scope, assembly.halves, operation, line.id)
          await keepOperation(opened.db, { ...line, ...undoes, undoes: operation })
          exchange.operation = line.id
          return { operation: line.id, changed: undoes.changed }
        },
      }
      const limited = limitedQuotas(half, quotas, opened.limits)
      if (!isSpent) await spend(scope, limited, input)
      isSpent = true
      const result = await work(scope, input)
      await requireRoom(scope, limited)
      if (isOperation && !undoes) {
        const always = endpoint.audit === 'always' || hasStarted
        const subject = subjectOf(input, result)
        const kept = await keepOperation(opened.db, {
          ...line,
          subject,
          always,
          ...(always && { detail: detailOf(input) }),
        })
        if ((kept || hasStarted) && endpoint.undo) exchange.operation = line.id
      }
      return result
    })

  if (!endpoint.waits && endpoint.envelope !== 'file' && endpoint.envelope !== 'events')
    return within((scope, input) => handler(scope, input, exchange))
  const { input } = await assembly.setting.calls.within({ ...facts, isOperation: false }, async opened =>
    checked(opened),
  )
  const scope: OpenScope = { ...common, orgId, userId, signal, within: work => within(work) }
  return handler(scope, input, exchange)
}

async function answerByLink(
  { endpoint, handler }: Call,
  { calls, linkKey }: HttpSetting,
  exchange: Exchange,
  common: PublicScope,
): Promise<unknown> {
  const { request } = exchange
  const purpose = endpoint.purpose ?? ''
  const { token } = request.params as { token?: unknown }
  const given = String(token ?? request.headers['x-link'] ?? '')
  requireSigned(linkKey, purpose, given)
  // The first statement asks as nobody of no organisation; what it answers binds the rest of the transaction.
  const facts: CallFacts = { orgId: 0, userId: null, kind: kindOf(endpoint), signal: leavingOf(exchange) }
  return calls.within(facts, async ({ db }) => {
    const link = await openByLink(db, linkKey, purpose, given)
    return handler({ ...common, ...link, db } satisfies LinkScope, inputOf(endpoint, request), exchange)
  })
}

const kindOf = (endpoint: Endpoint): CallFacts['kind'] => endpoint.cost ?? (changes(endpoint) ? 'write' : 'read')

function grantedIn(roles: RoleTable, { member }: OpenedCall): Granted {
  if (!member) throw refuse('forbidden', 'platform.organisationForbidden')
  return grantedTo(roles, member)
}

/** Aborted when the caller has left before the answer was written. */
function leavingOf({ reply }: Exchange): AbortSignal {
  const controller = new AbortController()
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) controller.abort(refuse('unavailable', 'platform.unavailable'))
  })
  return controller.signal
}

/** A stream outlives the token it was opened with, so it has to be closed when its session ends. */
function closeWithSession({ sessionId }: Identity, setting: HttpSetting, { reply }: Exchange): void {
  const forget =
    sessionId &&
    setting.onSessionEnd?.(sessionId, () =>
      // Ended, not broken off: a browser reports a broken stream as a fault.
      reply.raw.headersSent ? reply.raw.end() : reply.raw.destroy(),
    )
  if (forget) reply.raw.once('close', forget)
}

/** The organisation header (ambiguities 65). Membership is checked in the database, never believed. */
function orgOf(request: FastifyRequest): number {
  const orgId = Number(request.headers.orgid)
  if (!Number.isInteger(orgId) || orgId <= 0 || orgId > 2_147_483_647)
    throw refuse('forbidden', 'platform.organisationMissing')
  return orgId
}
