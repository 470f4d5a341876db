/** Answers as they are stored: written once, read by whoever asked. */
import { refuse } from '@guanlan/platform/contract'
import { type CallScope, numberList, type Scope } from '@guanlan/platform/server'
import { type RawBuilder, sql } from 'kysely'
import type { Content, Scene, StoredAnswer } from '../../contract.ts'

/** Of a session, the last ones. */
const mostShown = 200
const runsOfPage = 20

export async function saveAnswer(
  scope: Pick<CallScope, 'orgId' | 'userId' | 'now' | 'db' | 'limitedTo'>,
  {
    sessionId = null,
    instruction = null,
    question,
    content,
  }: {
    sessionId?: number | null
    instruction?: { id: number; scene: Scene } | null
    question: string
    content: Content
  },
): Promise<StoredAnswer> {
  const { orgId, userId, now, db, limitedTo } = scope
  const seenIn = limitedTo ? sql`${numberList(limitedTo)}::int[]` : sql`null`
  const { rows } = await sql<{ id: number }>`
    insert into assistant_answers (org_id, user_id, session_id, scene, instruction_id, seen_in, question, content, created_at)
    values (${orgId}, ${userId}, ${sessionId}, ${instruction?.scene ?? null}, ${instruction?.id ?? null}, ${seenIn}, ${question}, ${JSON.stringify(content)}::jsonb, ${now}) returning id::float8 as id`.execute(
    db,
  )
  return { id: rows[0]?.id ?? 0, question, content, createdAt: now.toISOString(), collectedId: null }
}

/**
 * Rows that hold nothing but what their person may see now: whoever is limited to folders meanwhile does not read what they were answered
 * before over more (docs/decisions/0021).
 */
export const stillSeen = ({ limitedTo }: Pick<Scope, 'limitedTo'>, column: string): RawBuilder<unknown> =>
  limitedTo ? sql`${sql.ref(column)} <@ ${numberList(limitedTo)}::int[]` : sql`true`

type Row = Omit<StoredAnswer, 'createdAt'> & { createdAt: Date }

/** The first that was asked first. */
export async function answersOf(scope: CallScope, sessionId: number): Promise<StoredAnswer[]> {
  const { rows } = await sql<Row>`
    select a.id::float8 as id, a.question, a.content, a.created_at as "createdAt", c.id as "collectedId" from assistant_answers a
    left join assistant_collected c on c.org_id = a.org_id and c.user_id = a.user_id and c.answer_id = a.id
    where a.org_id = ${scope.orgId} and a.session_id = ${sessionId} and a.user_id = ${scope.userId} and ${stillSeen(scope, 'a.seen_in')}
    order by a.id desc limit ${mostShown}`.execute(scope.db)
  return rows.map(row => ({ ...row, createdAt: row.createdAt.toISOString() })).reverse()
}

/** What instructions of a scene made, the newest first; earlier ones follow after the last of a page. */
export async function listRuns(
  scope: CallScope,
  { scene, before }: { scene: Scene; before?: number | undefined },
): Promise<{ list: StoredAnswer[]; next: number | null }> {
  const { rows } = await sql<Row>`
    select a.id::float8 as id, a.question, a.content, a.created_at as "createdAt", c.id as "collectedId" from assistant_answers a
    left join assistant_collected c on c.org_id = a.org_id and c.user_id = a.user_id and c.answer_id = a.id
    where a.org_id = ${scope.orgId} and a.user_id = ${scope.userId} and a.session_id is null and a.scene = ${scene}
      and ${stillSeen(scope, 'a.seen_in')} and a.id < ${before ?? Number.MAX_SAFE_INTEGER}
    order by a.id desc limit ${runsOfPage + 1}`.execute(scope.db)
  const list = rows.slice(0, runsOfPage).map(row => ({ ...row, createdAt: row.createdAt.toISOString() }))
  return { list, next: rows.length > runsOfPage ? (list.at(-1)?.id ?? null) : null }
}

export async function requireAnswer(scope: CallScope, id: number): Promise<StoredAnswer & { seenIn: number[] | null }> {
  const { rows } = await sql<Row & { seenIn: number[] | null }>`
    select a.id::float8 as id, a.question, a.content, a.created_at as "createdAt", null as "collectedId", a.seen_in as "seenIn" from assistant_answers a
    left join assistant_sessions s on s.org_id = a.org_id and s.id = a.session_id
    where a.org_id = ${scope.orgId} and a.id = ${id} and a.user_id = ${scope.userId} and s.removed_at is null and ${stillSeen(scope, 'a.seen_in')}`.execute(
    scope.db,
  )
  if (!rows[0]) throw refuse('missing', 'platform.missing')
  return { ...rows[0], createdAt: rows[0].createdAt.toISOString() }
}
