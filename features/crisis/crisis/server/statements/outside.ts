/** Somebody without an account approves a statement or sends it back by a link, in the place of a member who is asked and invited them. */
import type { MadeShare } from '@guanlan/features/handling/shares/contract'
import { objectByKey, openObject, revokeShare, shareObject } from '@guanlan/features/handling/shares/server'
import { refuse } from '@guanlan/platform/contract'
import { type CallScope, isoOf, type LinkScope, type Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import {
  type InvitationDraft,
  type LinkedStatement,
  mostOutsideApprovers,
  type OpenedStatement,
  type OutsideDecision,
  type Statement,
} from '../../contract.ts'
import { agree, hashOf, lineOf, lockStatement, nameOf, requireApprover, sendBack } from './approval.ts'
import { getStatement } from './records.ts'

const layout = 'statement'
type Opener = Parameters<typeof openObject>[3]

interface Invitation {
  id: number
  statementId: number
  round: number
  step: number
  name: string
  userId: number
  invitedBy: string
  shareId: number | null
  decision: 'agreed' | 'sentBack' | null
  decidedAt: string | null
  hash: string | null
}

/** @throws a conflict: the step is over, or too many were invited · forbidden: the caller wrote the text, or is not asked */
export async function inviteApprover(
  scope: CallScope,
  { id, round, step, name, expiresAt, password }: InvitationDraft,
): Promise<MadeShare> {
  const { orgId, userId, db, now } = scope
  const statement = await lockStatement(scope, id)
  scope.name(statement.title)
  await requireApprover(scope, statement, { id, round, step })
  if (statement.chain[step]?.agreed.some(each => each.id === userId)) throw refuse('conflict', 'crisis.agreedAlready')
  if (statement.outside.length >= mostOutsideApprovers)
    throw refuse('conflict', 'crisis.outsideMost', { most: mostOutsideApprovers })
  const { rows } = await sql<{ id: number }>`
    insert into crisis_outside_approvers (org_id, statement_id, round, step, name, user_id, invited_at, expires_at)
    values (${orgId}, ${id}, ${round}, ${step}, ${name}, ${userId}, ${now}::timestamptz, ${expiresAt}::timestamptz) returning id`.execute(
    db,
  )
  const objectId = rows[0]?.id ?? 0
  const { title } = statement
  const made = await shareObject(scope, { layout, objectId, title, downloads: false, expiresAt, password })
  await sql`
    update crisis_outside_approvers set share_id = ${made.share.id} where org_id = ${orgId} and id = ${objectId}`.execute(
    db,
  )
  await lineOf(scope, statement, 'lineStatementInvited', { by: await nameOf(scope), name, step: step + 1 })
  return made
}

async function invitationOf({ orgId, db }: Scope, id: number, locks = false): Promise<Invitation> {
  const { rows } = await sql<Invitation>`
    select o.id, o.statement_id as "statementId", o.round, o.step, o.name, o.user_id as "userId", coalesce(member_name(o.user_id), '#' || o.user_id) as "invitedBy",
      o.share_id as "shareId", o.decision, ${isoOf('o.decided_at')} as "decidedAt", o.hash
    from crisis_outside_approvers o where o.org_id = ${orgId} and o.id = ${id}::int ${locks ? sql`for update` : sql``}`.execute(
    db,
  )
  if (!rows[0]) throw refuse('missing', 'platform.missing')
  return rows[0]
}

/** @throws missing, also of links of others, where the caller does not oversee them */
export async function endInvitation(scope: CallScope, id: number): Promise<null> {
  const { statementId, shareId } = await invitationOf(scope, id)
  const { title } = await getStatement(scope, statementId)
  scope.name(title)
  await revokeShare(scope, shareId ?? 0, layout)
  await noteEndedInvitation(scope, id)
  return null
}

/** The link was ended, here or in the list of one's links. */
export async function noteEndedInvitation(scope: Scope, id: number): Promise<void> {
  const { rows } = await sql<{ crisisId: number; title: string; name: string; isOpen: boolean }>`
    update crisis_outside_approvers o set ended_at = ${scope.now}::timestamptz
    from crisis_statements s join crises c on c.org_id = s.org_id and c.id = s.crisis_id
    where o.org_id = ${scope.orgId} and o.id = ${id}::int and o.ended_at is null and s.org_id = o.org_id and s.id = o.statement_id
    returning s.crisis_id as "crisisId", s.title, o.name, c.status <> 'closed' as "isOpen"`.execute(scope.db)
  const [ended] = rows
  if (ended?.isOpen) await lineOf(scope, ended, 'lineStatementLinkEnded', { name: ended.name }, `outsideEnded:${id}`)
}

interface Read {
  invitation: Invitation
  statement: Statement
  crisis: { name: string; status: string }
}

/** With the rights that whoever invited has now. @throws missing where they see it no more, or the crisis lies in the bin */
async function read(maker: Scope, objectId: number): Promise<Read> {
  const invitation = await invitationOf(maker, objectId)
  const statement = await getStatement(maker, invitation.statementId)
  const { rows } = await sql<Read['crisis']>`
    select name, status from crises where org_id = ${maker.orgId} and id = ${statement.crisisId} and binned_at is null`.execute(
    maker.db,
  )
  if (!rows[0]) throw refuse('missing', 'platform.missing')
  return { invitation, statement, crisis: rows[0] }
}

/** A text that was changed since is another one: it is not shown. */
function shown({ invitation, statement, crisis }: Read): LinkedStatement {
  const { name, invitedBy, step, decision, decidedAt } = invitation
  const hash = hashOf(statement)
  const isWaiting =
    crisis.status !== 'closed' && statement.outside.some(({ id, state }) => id === invitation.id && state === 'waiting')
  const isSame = decision === null ? isWaiting : invitation.hash === hash
  return {
    ...{ crisis: crisis.name, name, invitedBy, step, decidedAt, title: statement.title },
    state: decision ?? (isWaiting ? 'waiting' : 'over'),
    steps: Math.max(statement.chain.length, step + 1),
    paragraphs: isSame ? statement.paragraphs.map(({ text }) => text) : [],
    hash: isSame ? hash : null,
  }
}

export async function openStatement(
  scope: LinkScope,
  password: string | null,
  opener: Opener,
): Promise<OpenedStatement> {
  const opened = await openObject(scope, layout, password, opener)
  if (opened.state === 'locked') return opened
  const { share, key } = opened
  const { maker, orgId, db, now } = scope
  if (maker === null) throw refuse('missing', 'platform.missing')
  const found = await read(maker, share.objectId)
  await sql`
    update crisis_outside_approvers set opens = opens + 1, opened_at = ${now}::timestamptz where org_id = ${orgId} and id = ${share.objectId}`.execute(
    db,
  )
  if (found.crisis.status !== 'closed')
    await lineOf(
      { orgId, db, now, userId: null },
      found.statement,
      'lineStatementLinkOpened',
      { name: found.invitation.name },
      `outside:${share.objectId}:${now.toISOString().slice(0, 13)}`,
    )
  const { organisation, expiresAt } = share
  return { state: 'open', organisation, expiresAt: expiresAt.toISOString(), key, statement: shown(found) }
}

/**
 * Counts in the place of whoever invited them, who must be asked still.
 * @throws a conflict: decided before, another text than was seen, or the step is over · forbidden without the key of a link with a password
 */
export async function decideStatement(
  scope: LinkScope,
  { key, decision, hash, reason }: OutsideDecision,
): Promise<LinkedStatement> {
  const { maker, orgId, db, now } = scope
  const { objectId } = await objectByKey(scope, layout, key)
  if (maker === null) throw refuse('missing', 'platform.missing')
  const before = await invitationOf(maker, objectId)
  // The crisis is locked first, as by all acts in it.
  const statement = await lockStatement(maker, before.statementId)
  const invitation = await invitationOf(maker, objectId, true)
  if (invitation.decision !== null) throw refuse('conflict', 'crisis.decidedAlready')
  if (hash !== hashOf(statement)) throw refuse('conflict', 'crisis.textChanged')
  const { round, step, userId, name, invitedBy } = invitation
  const asDeputy = await requireApprover(maker, statement, { id: statement.id, round, step })
  if (statement.chain[step]?.agreed.some(each => each.id === userId)) throw refuse('conflict', 'crisis.stepOver')
  await sql`
    update crisis_outside_approvers set decision = ${decision}, decided_at = ${now}::timestamptz, hash = ${hash} where org_id = ${orgId} and id = ${objectId}`.execute(
    db,
  )
  // What happens now is no member's act; that the maker sees the crisis was looked at above.
  const nobody = { ...maker, userId: null, limitedTo: undefined }
  const outside = { name, hash, invitedBy }
  if (decision === 'agreed') await agree(nobody, statement, { userId, asDeputy, outside })
  else await sendBack(nobody, statement, { reason, by: name, outside })
  return shown(await read(maker, objectId))
}
