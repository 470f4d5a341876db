/** Does the work that was put in: takes a task, runs its slices one after the other, hands it over when its turn is over. */
import { Refusal, refuse } from '@guanlan/platform/contract'
import { sql } from 'kysely'
import type { Calls } from '../calls/transaction.ts'
import type { Database, Tx } from '../database.ts'
import type { Listener } from '../listen.ts'
import { stayAlive, workerIsGone } from './alive.ts'
import type { AnyJobWork } from './job.ts'
import { cancelledChannel, notifyTaskChanged, resultLifetime, waitingChannel } from './put-in.ts'
import type { ResultFiles } from './result-files.ts'

export interface WorkerParts {
  url: string
  /** The side of the organisations. */
  calls: Calls
  /** The side of the installation. */
  system: Database
  listener: Listener
  works: readonly AnyJobWork[]
  files: ResultFiles
  log: (error: unknown, message: string) => void
}

/** After this a task goes to the end of the queue of its kind. */
const turnMs = 20_000
/** How often it is looked whether a worker has died, and whether something fell due without a word. */
const sweepMs = 2_000
/** A notification takes a lock of the whole database while it commits: a few a second of a task, not one a slice. */
const tellMs = 250
/** One process chooses at a time, so that the shares of organisations and people are kept exactly. */
const choosing = 72_020_119
/** Of all kinds that are big one chooses at a time. */
const big = 'big'

interface Taken {
  id: number
  org_id: number
  user_id: number | null
  acts_for: number | null
  of_organisation: boolean
  operation_id: number | null
  input: unknown
  cursor: unknown
  claim: number
  slices: number
  isFirst: boolean
}

/** Thrown when another worker has the task, or it was cancelled. */
class Lost extends Error {}

export async function startTaskWorker(parts: WorkerParts): Promise<{ stop(): Promise<void> }> {
  const { calls, system, listener, works, files, log } = parts
  const alive = await stayAlive(parts.url)
  const running = new Map<number, AbortController>()
  const bigKinds = works.flatMap(({ job }) => (job.isBig ? job.name : []))
  const sleeping = new Set<{ kind: string; wake: () => void }>()
  let stopping = false
  /** Counts the times somebody was to be woken. */
  let rings = 0

  const loops = works.flatMap(work => Array.from({ length: work.job.concurrency ?? 2 }, () => workOff(work)))
  const forget = [
    listener.on(cancelledChannel, id => running.get(Number(id))?.abort(new Lost('cancelled'))),
    listener.on(waitingChannel, wake),
  ]
  listener.onReconnect(() => wake())
  const sweeping = setInterval(() => void sweep(), sweepMs)
  await sweep()

  /** Until nothing can be taken, then asleep until woken. */
  async function workOff(work: AnyJobWork): Promise<void> {
    while (!stopping) {
      const heard = rings
      const task = await take(work).catch(error => void log(error, 'tasks'))
      if (task) await run(work, task)
      // Rung for while it looked: what it looked for may have come a moment too late.
      else if (heard === rings && !stopping)
        await new Promise<void>(resolve => void sleeping.add({ kind: work.job.name, wake: resolve }))
    }
  }

  function wake(kind?: string): void {
    rings++
    for (const one of sleeping)
      if (kind === undefined || one.kind === kind) {
        sleeping.delete(one)
        one.wake()
      }
  }

  /** Wakes only those who would find something: with dozens of kinds, looking is most of what an idle process asks of the database. */
  async function sweep(): Promise<void> {
    try {
      await sql`update tasks set state = 'waiting', worker = null where state = 'running' and ${workerIsGone}`.execute(
        system,
      )
      const { rows } = await sql<{ kind: string }>`
        select distinct kind from tasks where state = 'waiting' and waiting_since <= now()`.execute(system)
      for (const { kind } of rows) wake(kind)
    } catch (error) {
      log(error, 'tasks')
      wake()
    }
  }

  /**
   * Of the organisation with the fewest running, else the one whose turn was longest ago; within it of the person whose turn was longest ago,
   * what waits longest.
   */
  function take({ job: { name, perOrganisation = 1, isBig } }: AnyJobWork): Promise<Taken | undefined> {
    return system.transaction().execute(async tx => {
      await sql`select pg_advisory_xact_lock(${choosing}, hashtext(${isBig ? big : name}))`.execute(tx)
      const { rows } = await sql<Taken>`
        update tasks set state = 'running', worker = ${alive.number}, claim = claim + 1, started_at = coalesce(started_at, now()), taken_at = clock_timestamp()
        where id = (
          select t.id from tasks t join organisations org on org.id = t.org_id and org.enabled,
            lateral (select count(*) as n from tasks o where o.state = 'running' and o.kind = t.kind and o.org_id = t.org_id) same,
            lateral (select max(taken_at) as taken from tasks o where o.kind = t.kind and o.org_id = t.org_id and o.taken_at is not null) theirs,
            lateral (select max(taken_at) as taken from tasks o where o.kind = t.kind and o.org_id = t.org_id and coalesce(o.user_id, 0) = coalesce(t.user_id, 0) and o.taken_at is not null) own
          where t.state = 'waiting' and t.kind = ${name} and t.waiting_since <= now() and same.n < ${perOrganisation}
            and not (${isBig ?? false} and exists (
              select from tasks o where o.state = 'running' and o.org_id = t.org_id and o.user_id = t.user_id and o.kind = any(${bigKinds}::text[])))
          order by same.n, theirs.taken nulls first, own.taken nulls first, t.waiting_since limit 1)
        returning id, org_id, user_id, acts_for, of_organisation, operation_id, input, cursor, claim, slices, slices = 0 as "isFirst"`.execute(
        tx,
      )
      return rows[0]
    })
  }

  async function run(work: AnyJobWork, task: Taken): Promise<void> {
    const controller = new AbortController()
    running.set(task.id, controller)
    const began = Date.now()
    let reported = 0
    try {
      for (;;) {
        const tells = Date.now() - reported >= tellMs
        if (tells) reported = Date.now()
        const next = await oneSlice(work, task, controller.signal, tells)
        if (next === 'over')
          // What is left of the parts goes with the task.
          return await files
            .forgetParts({ orgId: task.org_id, id: task.id }, task.slices)
            .catch(each => log(each, 'tasks'))
        if (stopping || next > 0 || Date.now() - began > turnMs) return await handOver(work, task, next, null)
      }
    } catch (error) {
      if (error instanceof Lost || controller.signal.aborted) return
      if (!(error instanceof Refusal)) log(error, `task ${work.job.name}`)
      await handOver(work, task, 0, error).catch(each => log(each, 'tasks'))
    } finally {
      running.delete(task.id)
      // Another one of the same person may have waited for it.
      if (work.job.isBig) for (const kind of bigKinds) wake(kind)
    }
  }

  /** The slice's effect, its place and the progress in one transaction. Gives `over`, or the milliseconds to wait before the next one. */
  function oneSlice(work: AnyJobWork, task: Taken, signal: AbortSignal, tells: boolean): Promise<number | 'over'> {
    return within(work, task, signal, async (db, limitedTo) => {
      const { id, org_id: orgId, user_id: userId, acts_for: actsFor, cursor } = task
      const input = work.job.input.parse(task.input)
      const of = { orgId, userId, actsFor, limitedTo, taskId: id, input, cursor, db, store: files.store, signal }
      const slice = await work.slice(of)
      if (slice.file !== undefined) await files.keepPart({ orgId, id }, task.slices, slice.file)
      const isOver = slice.cursor === null
      const hasFile = isOver && (await files.join({ orgId, id }, task.slices + 1, await work.shape?.(of)))
      // Who has lost the task meanwhile changes nothing: the transaction ends here.
      const { numAffectedRows } = await sql`
        update tasks set cursor = ${JSON.stringify(slice.cursor)}::jsonb, done = done + ${slice.done}, slices = slices + 1, failures = 0, problem = null,
          total = ${slice.total === undefined ? sql`total` : sql`${slice.total}::bigint`}, result = coalesce(${slice.result ? JSON.stringify(slice.result) : null}::jsonb, result),
          has_file = ${hasFile}, state = ${isOver ? 'done' : 'running'}, worker = case when ${isOver} then null else worker end,
          ended_at = case when ${isOver} then now() end, expires_at = case when ${isOver} then now() + ${resultLifetime}::interval end
        where id = ${id} and claim = ${task.claim} and state = 'running'`.execute(db)
      if (numAffectedRows !== 1n) throw new Lost('taken over or cancelled')
      if (isOver && task.operation_id !== null)
        await sql`
          update operations set changed = (select count(*) from operation_rows where operation_id = ${task.operation_id})
          where org_id = ${orgId} and id = ${task.operation_id}`.execute(db)
      if (tells || isOver) await notifyTaskChanged(db, orgId, id)
      task.cursor = slice.cursor
      task.slices++
      return isOver ? 'over' : (slice.pauseMs ?? 0)
    })
  }

  function within<T>(
    work: AnyJobWork,
    task: Taken,
    signal: AbortSignal,
    act: (db: Tx, limitedTo?: readonly number[]) => Promise<T>,
  ): Promise<T> {
    const { org_id: orgId, operation_id: operation } = task
    const userId = task.acts_for ?? task.user_id
    const asOperation = (db: Tx) =>
      sql`select set_config('app.operation', ${String(operation ?? '')}, true)`.execute(db)
    if (work.runsAs === 'system')
      return system.transaction().execute(async db => {
        await asOperation(db)
        return act(db)
      })
    return calls.within(
      { orgId, userId, isTask: true, kind: 'expensive', signal },
      async ({ db, member, limitedTo }) => {
        if (userId !== null && !member && (await isOver(db, task, userId)))
          throw refuse('forbidden', 'platform.ownerGone')
        await asOperation(db)
        return act(db, limitedTo)
      },
    )
  }

  async function handOver({ job }: AnyJobWork, task: Taken, pauseMs: number, error: unknown): Promise<void> {
    const failed = error !== null
    const problem = failed ? problemOf(error) : null
    // What a person has to change is not tried again; a full disk, a database that is away and a full line are.
    const isFinal = error instanceof Refusal && error.kind !== 'unavailable' && error.kind !== 'tooMany'
    const most = isFinal ? 1 : (job.retries ?? 3)
    const { rows } = await sql<{ ended: boolean; pause: number }>`
      update tasks set failures = failures + ${failed ? 1 : 0}, problem = ${problem}, worker = null,
        state = case when ${failed} and failures + 1 >= ${most} then 'failed' else 'waiting' end,
        ended_at = case when ${failed} and failures + 1 >= ${most} then now() end,
        expires_at = case when ${failed} and failures + 1 >= ${most} then now() + ${resultLifetime}::interval end,
        waiting_since = now() + case when ${failed} then interval '1 s' * 2 ^ failures else ${pauseMs} * interval '1 ms' end
      where id = ${task.id} and claim = ${task.claim} and state = 'running'
      returning state = 'failed' as ended, extract(epoch from waiting_since - now()) * 1000 as pause`.execute(system)
    if (!rows[0]) return
    await system.transaction().execute(tx => notifyTaskChanged(tx, task.org_id, task.id))
    if (!rows[0].ended) setTimeout(() => wake(job.name), Number(rows[0].pause)).unref()
  }

  return {
    async stop() {
      stopping = true
      clearInterval(sweeping)
      for (const each of forget) each()
      wake()
      await Promise.all(loops)
      await alive.stop()
    },
  }
}

/** Without roles it would see everything. What is the organisation's own goes on, and the operator need not be a member; of whoever was removed it was cancelled. */
async function isOver(
  db: Tx,
  { org_id: orgId, acts_for: actsFor, of_organisation: ofOrganisation }: Taken,
  userId: number,
) {
  if (actsFor !== null) return true
  if (ofOrganisation) return false
  const { rows } = await sql`select 1 from memberships where org_id = ${orgId} and user_id = ${userId}`.execute(db)
  return rows.length > 0
}

/** A refusal is kept by its key and said in the language of whoever looks. */
const problemOf = (error: unknown): string =>
  error instanceof Refusal
    ? JSON.stringify({ key: error.key, values: error.values })
    : (error instanceof Error ? error.message : String(error)).slice(0, 2_000)

/** Ended tasks go after their time, with their files. */
export async function purgeTasks(system: Database, files: ResultFiles): Promise<void> {
  for (;;) {
    const { rows } = await sql<{ org_id: number; id: number; slices: number }>`
      delete from tasks where id in (select id from tasks where expires_at < now() limit 500) returning org_id, id, slices`.execute(
      system,
    )
    for (const { org_id: orgId, id, slices } of rows) await files.forget({ orgId, id }, slices + 1)
    if (rows.length < 500) return
  }
}
