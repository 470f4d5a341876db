/** Looks at traced articles, several hosts at a time, and stops at once where nobody waits any more. */
import type { InteractionAdapter } from '@guanlan/features/articles/refreshing/server'
import { type Database, FetchStopped, type FileStore, type Listener, type Log } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { tracesChannel } from './announce.ts'
import { claimLook, endOver, giveBack, isAwaited, usualLeaseSeconds } from './claim.ts'
import { claimCopy, copyTraced } from './copy.ts'
import { lookAt } from './look.ts'

export interface TracingParts {
  db: Database
  adapters: readonly InteractionAdapter[]
  trustedHosts: ReadonlySet<string>
  files: FileStore
  listener: Listener
  log: Log
  leaseSeconds?: number
}

/** What failed in an unforeseen way is tried again after so long. */
const failedSeconds = 60
/** Each on a host of its own. */
const lanes = 8

/** Everything that is due. @returns false: the rest has time */
export async function runTraces(parts: TracingParts): Promise<boolean> {
  const { db, listener } = parts
  await endOver(db)
  const underWay = new Map<number, AbortController>()
  const stopUnawaited = async (articleId: number) => {
    const stopping = underWay.get(articleId)
    if (stopping && !(await isAwaited(db, articleId))) stopping.abort()
  }
  const forget = listener.on(tracesChannel, payload => void stopUnawaited(Number(payload)).catch(() => {}))
  try {
    await inLanes(open => lane(parts, underWay, open))
  } finally {
    forget()
  }
  return false
}

/** One lane opens the next when it has found work: as long as more comes due, none of them is left to do it alone. */
async function inLanes(lane: (open: () => void) => Promise<void>): Promise<void> {
  const running = new Set<Promise<void>>()
  const failures: unknown[] = []
  const open = () => {
    if (running.size >= lanes || failures.length > 0) return
    const one = lane(open)
      .catch(error => void failures.push(error))
      .finally(() => running.delete(one))
    running.add(one)
  }
  open()
  while (running.size > 0) await Promise.race(running)
  if (failures.length > 0) throw failures[0]
}

async function lane(parts: TracingParts, underWay: Map<number, AbortController>, open: () => void): Promise<void> {
  const { db, adapters, trustedHosts, files, leaseSeconds = usualLeaseSeconds } = parts
  for (;;) {
    const tasks = await claimLook(db, leaseSeconds)
    if (tasks[0]) {
      open()
      const isDone = await stoppable(parts, underWay, tasks[0].articleId, signal =>
        lookAt({ system: db, adapters, trustedHosts }, tasks, signal),
      )
      if (!isDone) await giveBack(db, tasks, failedSeconds)
      continue
    }
    const copy = await claimCopy(db)
    if (!copy) return
    open()
    await stoppable(parts, underWay, copy.articleId, signal =>
      copyTraced({ system: db, trustedHosts, files }, copy, signal),
    )
  }
}

async function stoppable(
  { db, log }: TracingParts,
  underWay: Map<number, AbortController>,
  articleId: number,
  work: (signal: AbortSignal) => Promise<void>,
): Promise<boolean> {
  const stopping = new AbortController()
  underWay.set(articleId, stopping)
  try {
    // Recalled between the claim and here: nothing is asked.
    if (!(await isAwaited(db, articleId))) return false
    await work(stopping.signal)
    return true
  } catch (error) {
    if (!(error instanceof FetchStopped)) log(error, `article ${articleId} could not be looked at`)
    return false
  } finally {
    if (underWay.get(articleId) === stopping) underWay.delete(articleId)
  }
}

/** What was seen of tasks that were removed, once undo is over. */
export async function purgeTraces(db: Database): Promise<void> {
  const { rows } = await sql<{ orgId: number; taskId: number }>`
    select s.org_id as "orgId", s.task_id as "taskId" from trace_states s
    where coalesce(s.looked_at, s.ended_at, s.next_at) < now() - interval '100 days'
      and not exists (select from trace_tasks t where t.org_id = s.org_id and t.id = s.task_id) limit 1000`.execute(db)
  for (const { orgId, taskId } of rows)
    for (const table of ['trace_looks', 'trace_texts', 'trace_events', 'trace_states'] as const)
      await sql`delete from ${sql.table(table)} where org_id = ${orgId} and task_id = ${taskId}`.execute(db)
}
