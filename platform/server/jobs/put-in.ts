/** Putting work in, looking after it and ending it: for whoever serves requests. No connection, no queue, no right of its own. */
import type { Locale } from '@guanlan/platform/contract'
import { sql } from 'kysely'
import type { Database, Tx } from '../database.ts'
import type { Job } from './job.ts'
import { requireRoomToWait } from './waiting.ts'

/** A worker hears of it when the transaction is committed. */
export const waitingChannel = 'tasks_waiting'
/** The id of a task that was cancelled. */
export const cancelledChannel = 'task_cancelled'
/** `{"org":7,"id":12}`: something about a task has changed. */
export const changedChannel = 'tasks'

export interface Starter {
  orgId: number
  userId: number | null
  db: Tx
  /** Whose rights it has, where nobody's call begins it: it sees what they see, and fails when they have left; null: the organisation's own. */
  actsFor?: number | null
  /** Of a refusal; default Chinese. */
  locale?: Locale
}

export interface StartOptions {
  /** How much there is to do, when it is known. */
  total?: number
  /** Tasks of the same job about the same thing that are not done yet are no longer wanted. */
  about?: string
}

/**
 * @param operation of the call of somebody who asked for it; null: it follows from something else (a rule that was saved, a timer, other work)
 *   and is never refused
 * @returns the id of the task
 * @throws a refusal when too many of them wait already for whoever asked
 */
export async function startTask<Input>(
  { orgId, userId, db, actsFor = null, locale }: Starter,
  job: Job<Input>,
  input: Input,
  operation: number | null,
  { total, about }: StartOptions = {},
): Promise<number> {
  const { name, ofOrganisation } = job
  if (about !== undefined) await cancelTasksAbout({ orgId, db }, name, about)
  if (userId !== null && operation !== null)
    await requireRoomToWait({ orgId, userId, db, ...(locale && { locale }) }, job)
  const { rows } = await sql<{ id: number }>`
    insert into tasks (org_id, kind, user_id, operation_id, about, input, total, of_organisation, acts_for)
    values (${orgId}, ${name}, ${userId}, ${operation}, ${about ?? null}, ${JSON.stringify(input)}::jsonb, ${total ?? null}, ${ofOrganisation ?? false}, ${actsFor})
    returning id, pg_notify(${waitingChannel}, kind)`.execute(db)
  const id = rows[0]?.id ?? 0
  await notifyTaskChanged(db, orgId, id)
  return id
}

/** The running slice ends when this is committed, and leaves nothing. False when the task had ended. */
export async function cancelTask({ orgId, db }: Pick<Starter, 'orgId' | 'db'>, id: number): Promise<boolean> {
  const { rows } = await sql`
    update tasks set state = 'cancelled', ended_at = now(), expires_at = now() + ${resultLifetime}::interval
    where org_id = ${orgId} and id = ${id} and state in ('waiting', 'running') returning pg_notify(${cancelledChannel}, id::text)`.execute(
    db,
  )
  if (rows.length > 0) await notifyTaskChanged(db, orgId, id)
  return rows.length > 0
}

/** A failed one goes on from the slice it stopped at: what was done stays done. False when none has failed under this number. */
export async function retryTask(db: Database, id: number): Promise<boolean> {
  const { rows } = await sql<{ org: number }>`
    update tasks set state = 'waiting', failures = 0, problem = null, ended_at = null, expires_at = null, waiting_since = now()
    where id = ${id} and state = 'failed' returning org_id as org, pg_notify(${waitingChannel}, kind),
      pg_notify(${changedChannel}, json_build_object('org', org_id, 'id', id)::text)`.execute(db)
  return rows.length > 0
}

async function cancelTasksAbout({ orgId, db }: Pick<Starter, 'orgId' | 'db'>, kind: string, about: string) {
  await sql`
    update tasks set state = 'cancelled', ended_at = now(), expires_at = now()
    where org_id = ${orgId} and kind = ${kind} and about = ${about} and state in ('waiting', 'running')
    returning pg_notify(${cancelledChannel}, id::text)`.execute(db)
}

/**
 * What tasks of these kinds have made, and the files people sent for them, are nobody's from now on and leave the store with the next upkeep: they
 * hold what has to be gone for good. Running ones are cancelled.
 */
export async function forgetFilesOf({ orgId, db }: Pick<Starter, 'orgId' | 'db'>, kinds: readonly string[]) {
  await sql`
    update stored_files set expires_at = now() where org_id = ${orgId} and key in (
      select input ->> 'key' from tasks where org_id = ${orgId} and kind = any(${[...kinds]}::text[]))`.execute(db)
  await sql`
    update tasks set state = case when state in ('waiting', 'running') then 'cancelled' else state end, ended_at = coalesce(ended_at, now()), expires_at = now()
    where org_id = ${orgId} and kind = any(${[...kinds]}::text[]) returning pg_notify(${cancelledChannel}, id::text)`.execute(
    db,
  )
}

/** How long an ended task and its result are kept. */
export const resultLifetime = '7 days'

export const notifyTaskChanged = (db: Tx, org: number, id: number): Promise<unknown> =>
  sql`select pg_notify(${changedChannel}, ${JSON.stringify({ org, id })})`.execute(db)
