/** Answers that are being written: whose, by which process, and what became of them, numbered. */
import { refuse } from '@guanlan/platform/contract'
import { type CallScope, type Database, giveBackToday, numberList } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { RunEvent } from '../../contract.ts'
import { stillSeen } from '../sessions/answers.ts'

export interface Run {
  orgId: number
  id: string
}

export async function addRun(
  { orgId, userId, now, db, limitedTo }: CallScope,
  { id, sessionId, useId, question }: { id: string; sessionId: number; useId: number; question: string },
): Promise<void> {
  const seenIn = limitedTo ? sql`${numberList(limitedTo)}::int[]` : sql`null`
  await sql`
    insert into assistant_runs (org_id, id, user_id, session_id, use_id, seen_in, question, started_at, beat_at)
    values (${orgId}, ${id}, ${userId}, ${sessionId}, ${useId}, ${seenIn}, ${question}, ${now}, now())`.execute(db)
}

export async function addEvents(
  db: Database,
  { orgId, id }: Run,
  from: number,
  events: readonly RunEvent[],
): Promise<void> {
  const rows = events.map((event, at) => ({ n: from + at, event }))
  await sql`
    insert into assistant_run_events (org_id, run_id, n, event)
    select ${orgId}, ${id}, e.n, e.event from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) e (n int, event jsonb)
    on conflict do nothing`.execute(db)
}

/** Says every few seconds that its process is there; asked more often, since a stop is to be seen at once. True: somebody stopped it. */
export async function beatRun(db: Database, { orgId, id }: Run): Promise<boolean> {
  const { rows } = await sql<{ stopped: boolean }>`
    with beat as (update assistant_runs set beat_at = now() where org_id = ${orgId} and id = ${id} and beat_at < now() - interval '5 seconds')
    select stopped_at is not null or ended_at is not null as stopped from assistant_runs where org_id = ${orgId} and id = ${id}`.execute(
    db,
  )
  return rows[0]?.stopped ?? true
}

/** False: it was taken to be lost, and ended meanwhile. */
export async function endRun(db: Database, { orgId, id }: Run, answerId: number | null): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update assistant_runs set ended_at = now(), answer_id = ${answerId} where org_id = ${orgId} and id = ${id} and ended_at is null`.execute(
    db,
  )
  return numAffectedRows === 1n
}

/** @throws missing: it is somebody else's, or was made over more than its person may see now */
export async function requireRun(scope: CallScope, id: string): Promise<{ ended: boolean }> {
  const { rows } = await sql<{ ended: boolean }>`
    select ended_at is not null as ended from assistant_runs
    where org_id = ${scope.orgId} and id = ${id} and user_id = ${scope.userId} and ${stillSeen(scope, 'seen_in')}`.execute(
    scope.db,
  )
  if (!rows[0]) throw refuse('missing', 'platform.missing')
  return rows[0]
}

/** Behind a number, in their order; whether no more will come. */
export async function eventsAfter(
  db: Database,
  { orgId, id }: Run,
  after: number,
): Promise<{ events: { n: number; event: RunEvent }[]; ended: boolean }> {
  // Whether it ended is read first: what came until then is among the events.
  const state = await sql<{ ended: boolean }>`
    select ended_at is not null as ended from assistant_runs where org_id = ${orgId} and id = ${id}`.execute(db)
  const { rows } = await sql<{ n: number; event: RunEvent }>`
    select n, event from assistant_run_events where org_id = ${orgId} and run_id = ${id} and n > ${after} order by n`.execute(
    db,
  )
  return { events: rows, ended: state.rows[0]?.ended ?? true }
}

export async function stopRun(scope: CallScope, id: string): Promise<{ changed: number }> {
  await requireRun(scope, id)
  const { numAffectedRows } = await sql`
    update assistant_runs set stopped_at = now() where org_id = ${scope.orgId} and id = ${id} and ended_at is null and stopped_at is null`.execute(
    scope.db,
  )
  return { changed: Number(numAffectedRows ?? 0) }
}

/** Of processes that are gone: said so, and given back. */
export async function endLostRuns(db: Database): Promise<void> {
  const { rows } = await sql<{ orgId: number; id: string }>`
    update assistant_runs set ended_at = now() where ended_at is null and beat_at < now() - interval '1 minute'
    returning org_id as "orgId", id`.execute(db)
  for (const run of rows) {
    const last = await sql<{ n: number }>`
      select coalesce(max(n), 0) as n from assistant_run_events where org_id = ${run.orgId} and run_id = ${run.id}`.execute(
      db,
    )
    await addEvents(db, run, (last.rows[0]?.n ?? 0) + 1, [{ kind: 'failed' }])
    await giveBackToday({ orgId: run.orgId, db }, 'aiDailyQuestionCount')
  }
}

/** The answers stay; how they came about is of the day. */
export async function purgeRuns(db: Database): Promise<void> {
  await sql`delete from assistant_runs where ended_at < now() - interval '1 day'`.execute(db)
}
