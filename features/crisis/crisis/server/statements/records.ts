/** Statements as they are stored and shown. */
import { refuse } from '@guanlan/platform/contract'
import { isoOf, type Scope } from '@guanlan/platform/server'
import { type RawBuilder, sql } from 'kysely'
import type { OutsideApprover, Statement } from '../../contract.ts'
import { requireSeen } from '../records/open-crisis.ts'
import { isSeen } from '../records/visible.ts'
import { approversOf, deputyFrom, type Holder, type Step } from './chain.ts'

interface Agreed {
  step: number
  id: number
  name: string
  at: string
  asDeputy: boolean
  invitedBy: string | null
}
interface Invited extends Omit<OutsideApprover, 'state' | 'mayEnd'> {
  userId: number
  endedAt: string | null
  decision: 'agreed' | 'sentBack' | null
}
type Row = Omit<Statement, 'chain' | 'next' | 'deputyFrom' | 'mayApprove' | 'outside'> & {
  chain: Step[]
  agreed: Agreed[]
  invited: Invited[]
  stepAt: string | null
}

const nameOf = (column: string) => sql`coalesce(member_name(${sql.ref(column)}), '#' || ${sql.ref(column)})`

const columns = sql`
  s.id, s.version, ${isoOf('s.updated_at')} as "updatedAt", ${nameOf('s.updated_by')} as "updatedBy", s.crisis_id as "crisisId",
  s.title, s.paragraphs, s.number, ${isoOf('s.written_at')} as "writtenAt", s.state, s.round, s.chain, s.step, ${isoOf('s.step_at')} as "stepAt",
  s.sent_back as "sentBack", s.hash, ${isoOf('s.sealed_at')} as "sealedAt", s.publications, ${isoOf('s.created_at')} as "createdAt",
  coalesce((select jsonb_agg(jsonb_build_object('id', v.by_user, 'name', ${nameOf('v.by_user')}) order by v.by_user)
    from (select distinct by_user from crisis_statement_versions where org_id = s.org_id and statement_id = s.id and by_user is not null) v), '[]') as writers,
  coalesce((select jsonb_agg(jsonb_build_object('step', a.step, 'id', a.user_id, 'name', coalesce(a.outside_name, ${nameOf('a.user_id')}), 'at', ${isoOf('a.at')}, 'asDeputy', a.as_deputy,
      'invitedBy', case when a.outside_name is not null then ${nameOf('a.user_id')} end) order by a.at)
    from crisis_approvals a where a.org_id = s.org_id and a.statement_id = s.id and a.round = s.round and s.state <> 'draft'), '[]') as agreed,
  coalesce((select jsonb_agg(jsonb_build_object('id', o.id, 'step', o.step, 'name', o.name, 'userId', o.user_id, 'invitedBy', ${nameOf('o.user_id')}, 'invitedAt', ${isoOf('o.invited_at')},
      'expiresAt', ${isoOf('o.expires_at')}, 'endedAt', ${isoOf('o.ended_at')}, 'opens', o.opens, 'openedAt', ${isoOf('o.opened_at')}, 'decision', o.decision, 'decidedAt', ${isoOf('o.decided_at')}) order by o.id)
    from crisis_outside_approvers o where o.org_id = s.org_id and o.statement_id = s.id and o.round = s.round), '[]') as invited,
  coalesce((select jsonb_agg(f.id order by f.id) from crisis_facts f
    where f.org_id = s.org_id and f.crisis_id = s.crisis_id and f.fell_at >= s.written_at
      and s.paragraphs @> jsonb_build_array(jsonb_build_object('factIds', jsonb_build_array(f.id)))), '[]') as fallen`

/** Members with a role in a crisis. */
export async function holdersOf({ orgId, db }: Scope, crisisId: number): Promise<(Holder & { name: string })[]> {
  const { rows } = await sql<Holder & { name: string }>`
    select p.user_id as "userId", p.role, ${nameOf('p.user_id')} as name from crisis_people p
    where p.org_id = ${orgId} and p.crisis_id = ${crisisId}::int and p.user_id is not null order by p.id limit 500`.execute(
    db,
  )
  return rows
}

/** With who is next, and whether it is the reader. */
async function shown(scope: Scope, rows: readonly Row[]): Promise<Statement[]> {
  const [first] = rows
  if (!first) return []
  const holders = await holdersOf(scope, first.crisisId)
  const names = new Map(holders.map(({ userId, name }) => [userId, name]))
  return rows.map(({ agreed, stepAt, chain, invited, ...row }) => {
    const step = row.state === 'inApproval' ? chain[row.step] : undefined
    const since = new Date(stepAt ?? scope.now)
    const done = new Set(agreed.flatMap(each => (each.step === row.step ? each.id : [])))
    const writers = row.writers.map(({ id }) => id)
    const next = step ? approversOf(step, { holders, writers, since, now: scope.now }) : []
    const waiting = next.filter(({ userId }) => !done.has(userId))
    return {
      ...row,
      chain: chain.map((each, at) => ({
        ...each,
        agreed: agreed.flatMap(({ step: of, ...who }) => (of === at ? who : [])),
      })),
      next: waiting.map(({ userId }) => ({ id: userId, name: names.get(userId) ?? `#${userId}` })),
      deputyFrom: (step && deputyFrom(step, since)?.toISOString()) ?? null,
      mayApprove: waiting.some(({ userId }) => userId === scope.userId),
      outside: invited.map(each => {
        const inviterMayAgree = each.step === row.step && waiting.some(({ userId }) => userId === each.userId)
        return outsideOf(scope, each, inviterMayAgree)
      }),
    }
  })
}

/** @param inviterMayAgree whoever agrees in their place can do so only as long as they could themselves */
function outsideOf({ userId: reader, now }: Scope, invited: Invited, inviterMayAgree: boolean): OutsideApprover {
  const { userId, endedAt, decision, ...shown } = invited
  const holds = endedAt === null && new Date(shown.expiresAt) > now
  const state = decision ?? (holds ? (inviterMayAgree ? 'waiting' : 'over') : 'ended')
  return { ...shown, state, mayEnd: endedAt === null && holds && userId === reader }
}

async function read(scope: Scope, wanted: RawBuilder<unknown>): Promise<Statement[]> {
  const { rows } = await sql<Row>`
    select ${columns} from crisis_statements s where s.org_id = ${scope.orgId} and ${wanted} order by s.id desc limit 200`.execute(
    scope.db,
  )
  return shown(scope, rows)
}

export async function listStatements(scope: Scope, crisisId: number): Promise<Statement[]> {
  await requireSeen(scope, crisisId)
  return read(scope, sql`s.crisis_id = ${crisisId}::int`)
}

/** @throws missing, also of a crisis that the reader does not see */
export async function getStatement(scope: Scope, id: number): Promise<Statement> {
  const [found] = await read(
    scope,
    sql`s.id = ${id}::int and exists (select from crises r where ${isSeen(scope)} and r.id = s.crisis_id)`,
  )
  if (!found) throw refuse('missing', 'platform.missing')
  return found
}
