/** Sessions of one person: begun, renamed, removed and brought back. */
import { refuse } from '@guanlan/platform/contract'
import { type CallScope, containing, type Database, recordTable } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { OpenedSession, Session, SessionDraft, SessionQuestion } from '../../contract.ts'
import { answersOf } from './answers.ts'
import { runningIn } from './running.ts'

/** Somebody else's sessions do not exist, nor do removed ones. */
const recordsOf = ({ userId }: CallScope) =>
  recordTable<SessionDraft, Pick<SessionQuestion, 'like'>, SessionQuestion['sort']>({
    table: 'assistant_sessions',
    fields: { title: 'title' },
    only: sql`r.user_id = ${userId} and r.removed_at is null`,
    where: ({ like }) => containing(['title'], like),
    sorts: {
      createdAt: { value: sql`r.created_at`, type: 'timestamptz' },
      title: { value: sql`r.title`, type: 'text' },
    },
  })

type Page = SessionQuestion & { page: number; pageSize: number; after?: string | undefined }
export const listSessions = (scope: CallScope, query: Page) => recordsOf(scope).list(scope, query)

export async function createSession(scope: CallScope, { title }: SessionDraft): Promise<Session> {
  const { orgId, userId, now, db } = scope
  const { rows } = await sql<{ id: number }>`
    insert into assistant_sessions (org_id, user_id, title, created_at, updated_at, updated_by)
    values (${orgId}, ${userId}, ${title}, ${now}, ${now}, ${userId}) returning id`.execute(db)
  return recordsOf(scope).get(scope, rows[0]?.id ?? 0)
}

export async function openSession(scope: CallScope, id: number): Promise<OpenedSession> {
  return {
    ...(await requireSession(scope, id)),
    messages: await answersOf(scope, id),
    running: await runningIn(scope, id),
  }
}

export async function renameSession(
  scope: CallScope,
  draft: SessionDraft & { id: number; version: number },
): Promise<Session> {
  await requireSession(scope, draft.id)
  return recordsOf(scope).update(scope, draft)
}

/** Its answers stay with it, so that an undo brings them back. */
export async function removeSession(scope: CallScope, id: number): Promise<{ changed: number }> {
  const { orgId, userId, now, db } = scope
  await requireSession(scope, id)
  await sql`
    update assistant_sessions set removed_at = ${now}, version = version + 1, updated_at = ${now}, updated_by = ${userId}
    where org_id = ${orgId} and id = ${id}`.execute(db)
  return { changed: 1 }
}

/** @throws missing, with a sentence of its own for a session that its owner removed */
export async function requireSession(scope: CallScope, id: number): Promise<Session> {
  const { orgId, userId, db } = scope
  const { rows } = await sql<{ removed: boolean }>`
    select removed_at is not null as removed from assistant_sessions where org_id = ${orgId} and user_id = ${userId} and id = ${id}`.execute(
    db,
  )
  if (rows[0]?.removed) throw refuse('missing', 'assistant.sessionRemoved')
  return recordsOf(scope).get(scope, id)
}

/** Removed sessions after 30 days, and whatever is older than 13 months; collected answers stay until their owner removes them. */
export async function purgeSessions(db: Database): Promise<void> {
  await sql`delete from assistant_sessions where removed_at < now() - interval '30 days'`.execute(db)
  await sql`delete from assistant_answers where created_at < now() - interval '13 months'`.execute(db)
  await sql`
    delete from assistant_sessions s where s.created_at < now() - interval '13 months'
      and not exists (select from assistant_answers a where a.org_id = s.org_id and a.session_id = s.id)`.execute(db)
}
