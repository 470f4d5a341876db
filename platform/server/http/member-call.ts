/** A call in an organisation, of its member or (a manager's call) of the operator: permission, input, quotas, the handler, quotas again, and what history keeps, in one transaction. */
import { changes, largestInt, refuse } from '@guanlan/platform/contract'
import type { FastifyRequest } from 'fastify'
import { limitedQuotas } from '../access/limited-quotas.ts'
import { makeLink } from '../access/links.ts'
import { featureOf, type Granted, withoutFeatures } from '../access/permissions.ts'
import { quotaUsageOf } from '../access/quota-usage.ts'
import { requireRoom, spend } from '../access/quotas.ts'
import { foldersOfMember, type MemberNow, membersWhoMay, permissionsOf } from '../access/rights-of.ts'
import type { CallFacts, OpenedCall } from '../calls/open.ts'
import type { Database } from '../database.ts'
import { dropFiles, receiveFiles } from '../files/receive.ts'
import { detailOf, recordOperation, subjectOf } from '../history/operations.ts'
import { deviceOf } from '../history/record-acts.ts'
import { takeBack } from '../history/take-back.ts'
import { startTask } from '../jobs/put-in.ts'
import type { CallScope, OpenScope, PublicScope } from '../scope.ts'
import type { RequestContext } from '../server-half.ts'
import { breakOff, type DeclaredCall, kindOf, leavingOf, type ServerContext } from './call.ts'
import type { Identity } from './caller.ts'
import { requestedOrganisation } from './identity.ts'
import { inputOf } from './mount.ts'
import { answeredBefore, repeatOf, saveAnswer } from './repeated-calls.ts'

type Input = Record<string, unknown>

/** One call by one member. */
interface MemberCall {
  call: DeclaredCall
  assembly: ServerContext
  exchange: RequestContext
  common: PublicScope
  orgId: number
  userId: number
  /** The operator, whom managers' calls let into every organisation. */
  isOperator: boolean
  /** A key of the open interface. */
  isKey: boolean
}

/** What a handler did that its rows alone do not say. */
interface Deeds {
  hasStarted: boolean
  hasTakenBack: boolean
  name?: string
}

/** Of a key: counted first, and given back when nothing came of it or the answer was one of before. */
export async function answerMember(
  call: DeclaredCall,
  assembly: ServerContext,
  exchange: RequestContext,
  common: PublicScope & { identity: Identity },
): Promise<unknown> {
  const { key } = common.identity
  const giveBack = key && (await assembly.setting.chargeKey?.(key, call.code))
  try {
    const result = await answerInOrganisation(call, assembly, exchange, common)
    if (exchange.isRepeated) await giveBack?.()
    return result
  } catch (error) {
    await giveBack?.()
    throw error
  }
}

async function answerInOrganisation(
  call: DeclaredCall,
  assembly: ServerContext,
  exchange: RequestContext,
  { identity, ...common }: PublicScope & { identity: Identity },
): Promise<unknown> {
  const { endpoint, handler } = call
  const { userId } = identity
  const orgId = orgOf(exchange.request)
  const isKey = identity.key !== undefined
  if (identity.key && identity.key.orgId !== orgId) throw refuse('forbidden', 'platform.organisationForbidden')
  const signal = leavingOf(exchange)
  const isOperator = endpoint.access === 'manager' && identity.roles.includes('operator')
  if (isOperator) await requireOrganisation(assembly.setting.system, orgId)
  const member: MemberCall = { call, assembly, exchange, common, orgId, userId, isOperator, isKey }
  const quotas = [endpoint.quota ?? []].flat()
  const facts: CallFacts = {
    orgId,
    userId,
    keyHash: identity.key?.hash,
    kind: kindOf(endpoint, exchange.request.body),
    quotas,
    isOperation: changes(endpoint),
    signal,
  }

  const repeat = isKey ? repeatOf(call, exchange.request) : null
  // What waits, streams or is counted does more than ask.
  const asksOnce = !endpoint.waits && endpoint.envelope !== 'file' && endpoint.envelope !== 'events'
  const isReading = facts.kind === 'expensive' && !changes(endpoint) && asksOnce && quotas.length === 0 && !repeat

  // A call that opens several transactions spends once.
  let isSpent = false
  const within = <T>(work: (scope: CallScope, input: Input) => Promise<T>): Promise<T> =>
    assembly.setting.calls.within({ ...facts, isReading }, async opened => {
      const { granted, input } = checked(member, opened)
      const before = repeat && (await answeredBefore(opened.db, { ...repeat, orgId, userId, input }))
      if (before) {
        Object.assign(exchange, { isRepeated: true, ...(before.operation !== null && { operation: before.operation }) })
        return before.answer as never
      }
      const sideEffects: Deeds = { hasStarted: false, hasTakenBack: false }
      const scope = scopeOf(member, opened, granted, sideEffects)
      const limited = limitedQuotas(call.half, quotas, opened.limits)
      if (!isSpent) await spend(scope, limited, input)
      isSpent = true
      const result = await work(scope, input)
      await requireRoom(scope, limited)
      if (facts.isOperation && !sideEffects.hasTakenBack)
        await keep(member, opened, { input, result, deeds: sideEffects })
      if (repeat) await saveAnswer(opened.db, { ...repeat, orgId, userId }, exchange.operation ?? null, result)
      return result
    })

  const look = { ...facts, isOperation: false }
  let folders: string | undefined
  const check = () =>
    assembly.setting.calls.within(look, async opened => {
      const now = JSON.stringify(opened.member && foldersOfMember(opened.member))
      folders ??= now
      // What is under way was begun by what they saw then.
      if (folders !== now) throw refuse('forbidden', 'platform.forbidden')
      return checked(member, opened)
    })
  if (endpoint.files) {
    // While they arrive, no connection is held.
    await check()
    watch(member, check)
    const { files: store } = assembly.setting
    const files = await receiveFiles(exchange.request, { store, orgId, uploads: endpoint.files, signal })
    try {
      return await within((scope, input) => handler(scope, { ...input, files }, exchange))
    } catch (error) {
      await dropFiles(store, files)
      throw error
    }
  }
  if (asksOnce) return within((scope, input) => handler(scope, input, exchange))
  const { input } = await check()
  watch(member, check)
  const { files } = assembly.setting
  const scope: OpenScope = { ...common, orgId, userId, files, signal, within: work => within(work) }
  return handler(scope, input, exchange)
}

/** From now on it ends as soon as the member may not ask for it any more. */
function watch(
  { call: { endpoint }, assembly, exchange, orgId, userId, isKey }: MemberCall,
  check: () => Promise<unknown>,
): void {
  const end = () => breakOff(exchange, endpoint)
  const forget = assembly.longAnswers?.watch({ orgId, userId: isKey ? null : userId, check, end })
  if (forget) exchange.reply.raw.once('close', forget)
}

/** Who may not is told so before what they send is looked at. */
function checked(
  { call: { endpoint }, assembly, exchange, isOperator, isKey }: MemberCall,
  { member }: OpenedCall,
): { granted: Granted; input: Input } {
  // Withdrawn or over since it was believed.
  if (!member && isKey) throw refuse('signedOut', 'platform.signedOut')
  if (!member && !isOperator) throw refuse('forbidden', 'platform.organisationForbidden')
  if (member?.lacksFactor && !isOperator) throw refuse('forbidden', 'platform.secondFactorDemanded')
  const switchedOff = isOperator ? [] : (member?.switchedOff ?? [])
  if (switchedOff.includes(featureOf(endpoint.permission ?? ''))) throw refuse('forbidden', 'platform.switchedOff')
  const granted = isOperator
    ? assembly.roles.orgAdmin
    : withoutFeatures(permissionsOf(assembly.roles, member as MemberNow), switchedOff)
  if (!granted.has(endpoint.permission ?? '')) throw refuse('forbidden', 'platform.forbidden')
  if (member?.expired && !isOperator && changes(endpoint) && !endpoint.afterExpiry)
    throw refuse('expired', 'platform.subscriptionOver')
  return { granted, input: inputOf(endpoint, exchange.request) }
}

function scopeOf(
  member: MemberCall,
  { db, operation, limitedTo }: OpenedCall,
  granted: Granted,
  sideEffects: Deeds,
): CallScope {
  const { assembly, exchange, common, orgId, userId } = member
  const scope: CallScope = {
    ...common,
    orgId,
    userId,
    db,
    isOperator: member.isOperator,
    limitedTo,
    may: permission => granted.has(permission),
    permissions: [...granted],
    quotaUsage: () => quotaUsageOf(scope, assembly.halves),
    start(job, input, options) {
      sideEffects.hasStarted = true
      return startTask(scope, job, input, operation, options)
    },
    whoMay: (permission, userIds) => membersWhoMay(scope, assembly.roles, permission, userIds),
    makeLink: requested => makeLink(scope, assembly.setting.linkKey, requested),
    name(subject) {
      sideEffects.name = subject
    },
    async takeBack(undoes) {
      const line = lineOf(member, operation)
      const taken = await takeBack(scope, assembly.halves, undoes, line.id)
      await recordOperation(db, { ...line, ...taken, undoes })
      sideEffects.hasTakenBack = true
      exchange.operation = line.id
      return { operation: line.id, changed: taken.changed, left: taken.left }
    },
  }
  return scope
}

async function keep(
  member: MemberCall,
  { db, operation }: OpenedCall,
  { input, result, deeds: sideEffects }: { input: Input; result: unknown; deeds: Deeds },
): Promise<void> {
  const { endpoint } = member.call
  const always = endpoint.audit === 'always' || sideEffects.hasStarted
  const line = { ...lineOf(member, operation), subject: subjectOf(input, result), always }
  const isStored = await recordOperation(db, {
    ...line,
    name: sideEffects.name,
    ...(always && { detail: detailOf({ ...input, name: sideEffects.name }) }),
  })
  // A task changes its rows later.
  if ((isStored || sideEffects.hasStarted) && endpoint.undo) member.exchange.operation = line.id
}

const lineOf = ({ call: { code }, exchange, orgId, userId }: MemberCall, operation: number | null) => ({
  id: operation ?? 0,
  orgId,
  userId,
  code,
  address: exchange.request.ip,
  device: deviceOf(exchange.request.headers),
})

/** The operator need not be a member, and may manage an organisation that is disabled. */
async function requireOrganisation(db: Database, orgId: number): Promise<void> {
  const known = await db.selectFrom('organisations').select('id').where('id', '=', orgId).executeTakeFirst()
  if (!known) throw refuse('missing', 'platform.missing')
}

/** The organisation header (ambiguities 65). Membership is checked in the database, never believed. */
function orgOf(request: FastifyRequest): number {
  const orgId = requestedOrganisation(request)
  if (!Number.isInteger(orgId) || orgId <= 0 || orgId > largestInt)
    throw refuse('forbidden', 'platform.organisationMissing')
  return orgId
}
