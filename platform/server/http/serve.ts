/** From the features' declarations to routes: each call is answered in the way of those who may make it. */
import { changes, isOfOrganisation, refuse } from '@guanlan/platform/contract'
import type { FastifyInstance } from 'fastify'
import { roleTableOf } from '../access/permissions.ts'
import { withOperation } from '../history/record-acts.ts'
import type { PublicScope, SystemScope } from '../scope.ts'
import { type AnyServerHalf, faultsOf, type RequestContext, type ServerHalf } from '../server-half.ts'
import { breakOff, type DeclaredCall, type Handler, type HttpSetting, type ServerContext } from './call.ts'
import type { Identity } from './caller.ts'
import { identifyCaller, refuseLookingAhead, requireRole } from './identity.ts'
import { keepingActs } from './keeping-acts.ts'
import { localeOfRequest } from './language.ts'
import { answerByLink } from './link-call.ts'
import { longAnswers } from './long-answers.ts'
import { answerMember } from './member-call.ts'
import { inputOf, mount } from './mount.ts'

/** @throws when the features do not fit together: a call without a handler, a quota nobody counts, an address taken twice */
export function serve(app: FastifyInstance, halves: readonly AnyServerHalf[], setting: HttpSetting): void {
  const faults = faultsOf(halves)
  if (faults.length > 0) throw new Error(`The features do not fit together:\n${faults.join('\n')}`)
  const watching = setting.listener ? longAnswers(setting.listener) : null
  const assembly: ServerContext = {
    halves,
    setting,
    longAnswers: watching,
    roles: roleTableOf(halves.map(({ feature }) => feature)),
  }
  app.decorateRequest('caller', null)
  const hooks = identifyCaller(setting)
  for (const half of halves as readonly ServerHalf[]) {
    if (half.words) app.phrases[half.feature.name] = half.words
    for (const [name, endpoint] of Object.entries(half.feature.contract)) {
      const handler = half.routes[name] as unknown as Handler
      const call: DeclaredCall = { code: `${half.feature.name}.${name}`, endpoint, handler, half }
      mount(app, endpoint, exchange => answer(call, assembly, exchange), hooks, half.feature.name)
    }
  }
}

async function answer(call: DeclaredCall, assembly: ServerContext, exchange: RequestContext): Promise<unknown> {
  const { endpoint, handler } = call
  const { setting } = assembly
  const { request } = exchange
  const common: PublicScope = { locale: localeOfRequest(request), now: new Date() }
  if (endpoint.access === 'public') return handler(common, inputOf(endpoint, request), exchange)
  if (endpoint.access === 'link') return answerByLink(call, assembly, exchange, common)
  refuseLookingAhead(request, endpoint)
  const identity = request.caller as Identity // whoever is nobody was refused before (identity.ts)
  if (changes(endpoint) && setting.hasRoom?.() === false) throw refuse('unavailable', 'platform.diskFull')
  if (endpoint.envelope === 'events') request.server.boundStream(request, exchange.reply)
  // An answer that lasts outlives the token it was asked for with.
  if (endpoint.envelope === 'events' || endpoint.envelope === 'file') {
    const forget = setting.onEnd?.(identity, () => breakOff(exchange, endpoint))
    if (forget) exchange.reply.raw.once('close', forget)
  }
  const isEverywhere = endpoint.everywhere && request.headers.orgid === undefined && identity.roles.includes('operator')
  return keepingActs(call, assembly, exchange, async started => {
    if (identity.key && !endpoint.open) throw refuse('forbidden', 'platform.notOpen')
    if (identity.key && endpoint.open === 'writing' && !identity.key.mayWrite)
      throw refuse('forbidden', 'platform.keyMayNotWrite')
    if (isOfOrganisation(endpoint) && !isEverywhere)
      return answerMember(call, assembly, exchange, { ...common, identity })
    if (endpoint.access === 'operator') requireRole(identity, 'operator')
    const scope: SystemScope = { ...common, userId: identity.userId, roles: identity.roles, db: setting.system }
    const input = inputOf(endpoint, request)
    const isShort = !endpoint.waits && endpoint.envelope !== 'file' && endpoint.envelope !== 'events'
    if (endpoint.access === 'operator' && changes(endpoint) && isShort)
      return withOperation(setting.system, (db, operation) => {
        started(operation)
        return handler({ ...scope, db }, input, exchange)
      })
    return handler(isEverywhere ? { ...scope, orgId: null } : scope, input, exchange)
  })
}
