/** A run begins: its row and its work are put in together. */
import { endingAt } from '@guanlan/features/articles/articles/contract'
import { say } from '@guanlan/platform/contract'
import type { CallScope, Scope } from '@guanlan/platform/server'
import { wallClock } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { Run, RunPlan } from '../contract.ts'
import { strings } from '../strings.ts'
import { runReport } from './job.ts'
import type { StoredTimer } from './timers.ts'

export type Beginning = Pick<Scope, 'orgId' | 'userId' | 'db' | 'now'> & Pick<CallScope, 'start'>

interface Begin {
  timerId: number | null
  kind: Run['kind']
  name: string
  dueAt: Date
  plan: RunPlan
  /** Of a report that is there already. */
  reportId: number | null
}

/** Null: the timer has a run for this moment already. */
export async function beginRun(
  scope: Beginning,
  { timerId, kind, name, dueAt, plan, reportId }: Begin,
): Promise<number | null> {
  const { orgId, userId, db, now } = scope
  const { rows } = await sql<{ id: number }>`
    insert into report_runs (org_id, timer_id, kind, name, due_at, created_at, started_by, monitor_ids, plan, report_id)
    values (${orgId}, ${timerId}, ${kind}, ${name}, ${dueAt}, ${now}, ${userId}, ${plan.monitors}::int[], ${JSON.stringify(plan)}::jsonb, ${reportId})
    on conflict do nothing returning id`.execute(db)
  const id = rows[0]?.id
  if (id === undefined) return null
  await startRun(scope, { id, name, plan })
  return id
}

export async function startRun(
  scope: Beginning,
  { id, name, plan }: { id: number; name: string; plan: Pick<RunPlan, 'locale' | 'formats'> },
): Promise<void> {
  const input = { runId: id, name, locale: plan.locale }
  const taskId = await scope.start(runReport, input, { about: String(id), total: plan.formats.length + 2 })
  await sql`
    update report_runs set task_id = ${taskId}, state = 'waiting', problem = null where org_id = ${scope.orgId} and id = ${id}`.execute(
    scope.db,
  )
}

/** Pure. What a timer asks at a moment: exactly so many times 24 hours before it, whatever the clocks of the zone do. */
export function planOf(timer: StoredTimer, dueAt: Date): RunPlan {
  const { templateId, monitors, sentiments, filters, formats, members, people, groups, addresses } = timer
  const { from } = endingAt(timer.referencePeriod, dueAt)
  return {
    ...{ templateId, monitors, sentiments, filters, formats, members, people, groups, addresses },
    from: from.toISOString(),
    to: dueAt.toISOString(),
    reviewFirst: timer.reviewFirst,
    words: '',
    locale: timer.locale,
  }
}

/** Pure. 周报 2026-11-23 */
export const nameOfRun = ({ name, locale }: Pick<StoredTimer, 'name' | 'locale'>, zone: string, dueAt: Date): string =>
  say(strings.reportOf, locale, { name, day: wallClock(zone).text(dueAt).slice(0, 10) })
