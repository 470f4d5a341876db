/** A statement on its way: sent, agreed to step by step, sent back, sealed. Its row is locked, so that of two at once each counts once. */
import { createHash } from 'node:crypto'
import { refuse, say } from '@guanlan/platform/contract'
import type { CallScope, Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { type Statement, type StatementText, sealedText } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { writeLine } from '../chronicle/lines.ts'
import { shortened } from '../facts/shortened.ts'
import { levelOf } from '../levels/levels.ts'
import { lockOpenCrisis } from '../records/open-crisis.ts'
import { approversOf, type Step, stepWithoutPeople } from './chain.ts'
import { notifyApprovers, notifyWriters } from './notify.ts'
import { getStatement, holdersOf } from './records.ts'

export const hashOf = (text: StatementText): string =>
  createHash('sha256').update(sealedText(text), 'utf8').digest('hex')

interface Seen {
  id: number
  round: number
  step: number
}

/** The crisis is locked first, as by all acts in it, and with it its statements. */
export async function lockStatement(scope: Scope, id: number): Promise<Statement> {
  const { crisisId } = await getStatement(scope, id)
  await lockOpenCrisis(scope, crisisId)
  return getStatement(scope, id)
}

export const lineOf = (
  scope: Pick<Scope, 'orgId' | 'userId' | 'db' | 'now'>,
  { crisisId, title }: Pick<Statement, 'crisisId' | 'title'>,
  key: LineKey,
  values: Record<string, string | number> = {},
  once?: string,
) =>
  writeLine(scope, {
    crisisId,
    kind: 'statement',
    sentence: { key, values: { title: shortened(title), ...values } },
    ...(once !== undefined && { once }),
  })
type LineKey =
  | 'lineStatementSent'
  | 'lineStatementAgreed'
  | 'lineStatementAgreedAsDeputy'
  | 'lineStatementBack'
  | 'lineStatementInvited'
  | 'lineStatementAgreedOutside'
  | 'lineStatementBackOutside'
  | 'lineStatementLinkOpened'
  | 'lineStatementLinkEnded'
  | 'lineStatementSealed'

async function change(
  { orgId, userId, db, now }: Scope,
  id: number,
  columns: Readonly<Record<string, unknown>>,
): Promise<void> {
  const assigned = sql.join(Object.entries(columns).map(([column, value]) => sql`${sql.ref(column)} = ${value}`))
  await sql`
    update crisis_statements set ${assigned}, version = version + 1, updated_at = ${now}::timestamptz, updated_by = ${userId}::int
    where org_id = ${orgId} and id = ${id}::int`.execute(db)
}

export async function sendStatement(
  scope: Scope & Pick<CallScope, 'whoMay'>,
  { id, version }: { id: number; version: number },
): Promise<Statement> {
  const { crisisId } = await getStatement(scope, id)
  const crisis = await lockOpenCrisis(scope, crisisId)
  const statement = await getStatement(scope, id)
  if (statement.version !== version)
    throw refuse('conflict', 'platform.changedSince', { by: statement.updatedBy ?? '' })
  if (statement.state !== 'draft') throw refuse('conflict', 'crisis.statementNotDraft')
  const chain = (await levelOf(scope, crisis.level)).approval
  const writers = statement.writers.map(each => each.id)
  const holders = await holdersOf(scope, crisisId)
  const holding = holders.filter(
    ({ role }) => role === 'deputy' || chain.some(step => step.roles.includes(role as never)),
  )
  const able = await scope.whoMay(
    'crisis.approve',
    holding.map(({ userId }) => userId),
  )
  const lonely = stepWithoutPeople(
    chain,
    holders.filter(({ userId }) => able.has(userId)),
    writers,
  )
  const step = chain[lonely]
  if (step) {
    const roles = step.roles.map(role => say(strings[role], scope.locale)).join(say(strings.between, scope.locale))
    throw refuse('conflict', 'crisis.noApprovers', { step: lonely + 1, needed: step.needed, roles })
  }
  await change(scope, id, {
    state: 'inApproval',
    round: statement.round + 1,
    chain: sql`${JSON.stringify(chain)}::jsonb`,
    step: 0,
    step_at: scope.now,
    sent_back: null,
  })
  await lineOf(scope, statement, 'lineStatementSent')
  return goOn(scope, await getStatement(scope, id))
}

/** Over every step that has all it needs; after the last the text is sealed. */
async function goOn(scope: Scope, statement: Statement): Promise<Statement> {
  const { id, chain, step } = statement
  const here = chain[step]
  if (here && here.agreed.length < here.needed) {
    if (here.agreed.length === 0) await notifyApprovers(scope, statement)
    return statement
  }
  if (here && step + 1 < chain.length) {
    await change(scope, id, { step: step + 1, step_at: scope.now })
    return goOn(scope, await getStatement(scope, id))
  }
  const hash = hashOf(statement)
  await change(scope, id, { state: 'approved', hash, sealed_at: scope.now })
  await lineOf(scope, statement, 'lineStatementSealed', { hash: hash.slice(0, 12) })
  const sealed = await getStatement(scope, id)
  await notifyWriters(scope, sealed)
  return sealed
}

/** @throws a conflict: what was seen is not asked any more · forbidden: the one who acts wrote it, or is not asked */
export async function requireApprover(scope: Scope, statement: Statement, { round, step }: Seen): Promise<boolean> {
  if (statement.state !== 'inApproval' || statement.round !== round || statement.step !== step)
    throw refuse('conflict', 'crisis.stepOver')
  const writers = statement.writers.map(({ id }) => id)
  if (scope.userId !== null && writers.includes(scope.userId)) throw refuse('forbidden', 'crisis.ownStatement')
  const { rows } = await sql<{ since: Date }>`
    select step_at as since from crisis_statements where org_id = ${scope.orgId} and id = ${statement.id}`.execute(
    scope.db,
  )
  const holding = approversOf(statement.chain[step] as Step, {
    holders: await holdersOf(scope, statement.crisisId),
    writers,
    since: rows[0]?.since ?? scope.now,
    now: scope.now,
  }).find(({ userId }) => userId === scope.userId)
  if (!holding) throw refuse('forbidden', 'crisis.notAsked')
  return holding.asDeputy
}

export async function approveStatement(scope: Scope, seen: Seen): Promise<Statement> {
  const statement = await lockStatement(scope, seen.id)
  const asDeputy = await requireApprover(scope, statement, seen)
  return agree(scope, statement, { userId: scope.userId as number, asDeputy, outside: null })
}

export interface Outside {
  name: string
  /** Of the text they saw. */
  hash: string
  invitedBy: string
}

/**
 * The statement is locked, and whoever agrees is asked at its step.
 * @param userId who is asked; with `outside` somebody without an account agrees in their place
 */
export async function agree(
  scope: Scope,
  statement: Statement,
  { userId, asDeputy, outside }: { userId: number; asDeputy: boolean; outside: Outside | null },
): Promise<Statement> {
  const { orgId, db, now } = scope
  const { id, round, step, number } = statement
  const { numAffectedRows } = await sql`
    insert into crisis_approvals (org_id, statement_id, round, step, user_id, as_deputy, number, at, outside_name, hash)
    values (${orgId}, ${id}, ${round}, ${step}, ${userId}::int, ${asDeputy}, ${number}, ${now}::timestamptz, ${outside?.name ?? null}, ${outside?.hash ?? null})
    on conflict do nothing`.execute(db)
  // Pressed twice it counts once.
  if (numAffectedRows === 0n) return statement
  await change(scope, id, { step })
  if (outside)
    await lineOf(scope, statement, 'lineStatementAgreedOutside', {
      name: outside.name,
      by: outside.invitedBy,
      step: step + 1,
      hash: outside.hash.slice(0, 12),
    })
  else
    await lineOf(scope, statement, asDeputy ? 'lineStatementAgreedAsDeputy' : 'lineStatementAgreed', {
      name: await nameOf(scope),
      step: step + 1,
    })
  return goOn(scope, await getStatement(scope, id))
}

export async function sendBackStatement(
  scope: Scope,
  { reason, ...seen }: Seen & { reason: string },
): Promise<Statement> {
  const statement = await lockStatement(scope, seen.id)
  await requireApprover(scope, statement, seen)
  return sendBack(scope, statement, { reason, by: await nameOf(scope), outside: null })
}

/** The statement is locked, and whoever sends it back is asked at its step. */
export async function sendBack(
  scope: Scope,
  statement: Statement,
  { reason, by, outside }: { reason: string; by: string; outside: Outside | null },
): Promise<Statement> {
  const sentBack = { reason, by, at: scope.now.toISOString() }
  await change(scope, statement.id, {
    state: 'draft',
    chain: sql`'[]'::jsonb`,
    step: 0,
    step_at: null,
    sent_back: sql`${JSON.stringify(sentBack)}::jsonb`,
  })
  if (outside) await lineOf(scope, statement, 'lineStatementBackOutside', { name: by, reason, by: outside.invitedBy })
  else await lineOf(scope, statement, 'lineStatementBack', { name: by, reason })
  const sent = await getStatement(scope, statement.id)
  await notifyWriters(scope, sent)
  return sent
}

export async function nameOf({ userId, db }: Scope): Promise<string> {
  const { rows } = await sql<{ name: string | null }>`select member_name(${userId}::int) as name`.execute(db)
  return rows[0]?.name ?? `#${userId}`
}
