/** Records of runs, and runs begun by hand. */
import { type KeysetPaging, refuse } from '@guanlan/platform/contract'
import { isoOf, pageOfNewest, type Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Run, RunQuestion } from '../contract.ts'

const columns = sql`r.id, r.task_id as "taskId", r.task_name as "taskName", r.kind, r.target, ${isoOf('r.due_at')} as "dueAt",
  ${isoOf('r.started_at')} as "startedAt", ${isoOf('r.ended_at')} as "endedAt", r.state, r.found, r.fresh, r.refused, r.problem,
  coalesce(member_name(r.started_by), '#' || r.started_by) as "startedBy"`

export async function lastRunsOf({ orgId, db }: Scope, taskIds: readonly number[]): Promise<Map<number, Run>> {
  const { rows } = await sql<Run>`
    select distinct on (r.task_id) ${columns} from cycle_runs r
    where r.org_id = ${orgId} and r.task_id = any(${[...taskIds]}::int[]) order by r.task_id, r.id desc`.execute(db)
  return new Map(rows.map(run => [run.taskId, run]))
}

export function listRuns(scope: Scope, { task, state, ...page }: RunQuestion & z.output<typeof KeysetPaging>) {
  const where = sql`r.org_id = ${scope.orgId} and ${task === null ? sql`true` : sql`r.task_id = ${task}`}
    and ${state === 'all' ? sql`true` : sql`r.state = ${state}`}`
  return pageOfNewest<Run>(scope, { table: 'cycle_runs', columns, where }, page)
}

/** A worker takes it up within seconds. @throws a conflict while the task runs */
export async function runNow(scope: Scope, taskId: number): Promise<Run> {
  const { orgId, db, userId, now } = scope
  const { rows } = await sql`
    insert into cycle_runs (org_id, task_id, task_name, kind, target, due_at, started_by)
    select org_id, id, name, kind, target, ${now}, ${userId} from cycle_tasks where org_id = ${orgId} and id = ${taskId}
    on conflict do nothing returning id`.execute(db)
  if (!rows[0]) {
    const known = await sql`select 1 from cycle_tasks where org_id = ${orgId} and id = ${taskId}`.execute(db)
    throw known.rows.length > 0 ? refuse('conflict', 'cycleTasks.isRunning') : refuse('missing', 'platform.missing')
  }
  return (await lastRunsOf(scope, [taskId])).get(taskId) as Run
}

/** Tasks with runs that failed or were late since then, those with most first. */
export async function tasksWithFailedRuns({ orgId, db }: Pick<Scope, 'orgId' | 'db'>, since: Date, most: number) {
  const { rows } = await sql<{ id: number; name: string; runs: number }>`
    select task_id as id, max(task_name) as name, count(*)::int as runs from cycle_runs
    where org_id = ${orgId} and due_at >= ${since}::timestamptz and (state = 'failed' or problem = 'late')
    group by task_id order by runs desc, task_id limit ${most}`.execute(db)
  return rows
}
