/** Records of runs, and runs begun by hand. */
import { refuse } from '@guanlan/platform/contract'
import { pageOfNewest, type Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { Run, RunQuestion } from '../contract.ts'

const stamp = (column: string) => sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
const columns = sql`r.id, r.task_id as "taskId", r.task_name as "taskName", r.kind, r.target, ${stamp('r.due_at')} as "dueAt",
  ${stamp('r.started_at')} as "startedAt", ${stamp('r.ended_at')} as "endedAt", r.state, r.found, r.fresh, r.refused, r.problem,
  coalesce(member_name(r.started_by), '#' || r.started_by) as "startedBy"`

export async function lastRunsOf({ orgId, db }: Scope, taskIds: readonly number[]): Promise<Map<number, Run>> {
  const { rows } = await sql<Run>`
    select distinct on (r.task_id) ${columns} from cycle_runs r
    where r.org_id = ${orgId} and r.task_id = any(${[...taskIds]}::int[]) order by r.task_id, r.id desc`.execute(db)
  return new Map(rows.map(run => [run.taskId, run]))
}

export function listRuns(
  scope: Scope,
  { task, state, ...page }: RunQuestion & { page: number; pageSize: number; after?: string | undefined },
) {
  const where = sql`r.org_id = ${scope.orgId} and ${task === null ? sql`true` : sql`r.task_id = ${task}`}
    and ${state === 'all' ? sql`true` : sql`r.state = ${state}`}`
  return pageOfNewest<Run>(scope, { table: 'cycle_runs', columns, where }, page)
}

/** A worker takes it up within seconds. @throws a conflict while the task runs */
export async function runNow({ orgId, db, userId, now }: Scope, taskId: number): Promise<Run> {
  const { rows } = await sql<{ id: number }>`
    insert into cycle_runs (org_id, task_id, task_name, kind, target, due_at, started_by)
    select org_id, id, name, kind, target, ${now}, ${userId} from cycle_tasks where org_id = ${orgId} and id = ${taskId}
    on conflict do nothing returning id`.execute(db)
  if (!rows[0]) {
    const known = await sql`select 1 from cycle_tasks where org_id = ${orgId} and id = ${taskId}`.execute(db)
    throw known.rows.length > 0 ? refuse('conflict', 'cycleTasks.isRunning') : refuse('missing', 'platform.missing')
  }
  const { rows: started } = await sql<Run>`
    select ${columns} from cycle_runs r where r.org_id = ${orgId} and r.id = ${rows[0].id}`.execute(db)
  return started[0] as Run
}
