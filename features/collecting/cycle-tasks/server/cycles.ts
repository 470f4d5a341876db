/**
 * What the workers do: give tasks their next moment, take those that are due, begin and end runs. All state is in the database, a step is one
 * transaction on rows that others skip: any number of workers run a task once, and a worker that is killed leaves nothing half done.
 */

import { beginRun, runSoFar } from '@guanlan/features/collecting/collection-tasks/server'
import { organisationRows } from '@guanlan/features/people/organisations/server'
import type { Database, Tx } from '@guanlan/platform/server'
import { type RawBuilder, sql } from 'kysely'
import type { Draft, Run } from '../contract.ts'
import { nextAfter, turnAt } from './moments.ts'
import { beginProbe, probeSoFar } from './probe.ts'

/** A run whose sources have not all answered by then is ended as late. */
const mostMinutes = 15

type Scheduled = Omit<Draft, 'enabled'> & { orgId: number; id: number; version: number; zone: string }
const columns = sql`t.org_id as "orgId", t.id, t.version, t.name, t.kind, t.target, t.rhythm, t.hours, t.time, t.weekdays,
  t.month_days as "monthDays", t.pattern, t.missed, o.time_zone as zone`

/** True: there may be more to do at once. */
export async function runCycles(db: Database): Promise<boolean> {
  await giveTurns(db)
  const hasTaken = await db.transaction().execute(takeDue)
  const { rows } = await sql<RunKey>`
    select org_id as "orgId", id from cycle_runs where state = 'running' order by started_at, org_id, id limit 200`.execute(
    db,
  )
  for (const key of rows) await db.transaction().execute(tx => goOn(tx, key))
  return hasTaken
}

/** Tasks that were added, changed, enabled or taken back get the next moment of what they are now. */
async function giveTurns(db: Database): Promise<void> {
  await sql`delete from cycle_turns u using cycle_tasks t where t.org_id = u.org_id and t.id = u.task_id and not t.enabled`.execute(
    db,
  )
  const { rows } = await sql<Scheduled>`
    select ${columns} from cycle_tasks t join ${organisationRows} o on o.id = t.org_id and o.enabled
    left join cycle_turns u on u.org_id = t.org_id and u.task_id = t.id
    where t.enabled and u.version is distinct from t.version order by t.org_id, t.id limit 1000`.execute(db)
  for (const task of rows)
    await sql`
      insert into cycle_turns (org_id, task_id, version, next_at)
      select t.org_id, t.id, ${task.version}, ${orNever(nextAfter(task, task.zone, new Date()))} from cycle_tasks t where t.org_id = ${task.orgId} and t.id = ${task.id} for key share
      on conflict (org_id, task_id) do update set version = excluded.version, next_at = excluded.next_at
        where cycle_turns.version <> excluded.version`.execute(db)
}

/** A pattern that another release could read waits until it is saved again. */
const orNever = (moment: Date | null | undefined): RawBuilder<unknown> =>
  sql`coalesce(${moment ?? null}::timestamptz, 'infinity')`

async function takeDue(tx: Tx): Promise<boolean> {
  const { rows } = await sql<Scheduled & { dueAt: Date }>`
    select ${columns}, u.next_at as "dueAt" from cycle_turns u
    join cycle_tasks t on t.org_id = u.org_id and t.id = u.task_id and t.version = u.version and t.enabled
    join ${organisationRows} o on o.id = t.org_id and o.enabled
    where u.next_at <= now() order by u.next_at, u.org_id, u.task_id limit 1 for update of u skip locked`.execute(tx)
  const [task] = rows
  if (!task) return false
  const { runs, next } = turnAt(task, task.zone, task.dueAt, new Date())
  await sql`
    update cycle_turns set next_at = ${orNever(next)} where org_id = ${task.orgId} and task_id = ${task.id}`.execute(tx)
  if (runs)
    await sql`
      insert into cycle_runs (org_id, task_id, task_name, kind, target, due_at, state, problem, ended_at)
      select ${task.orgId}, ${task.id}, ${task.name}, ${task.kind}, ${task.target}::int, ${task.dueAt},
        case when is_running then 'skipped' else 'running' end, case when is_running then 'overlap' end, case when is_running then now() end
      from (select exists (select from cycle_runs where org_id = ${task.orgId} and task_id = ${task.id} and state = 'running') as is_running) r
      on conflict do nothing`.execute(tx)
  return true
}

type RunKey = Pick<Scheduled, 'orgId' | 'id'>
async function goOn(tx: Tx, { orgId, id }: RunKey): Promise<void> {
  const { rows } = await sql<
    Pick<Run, 'kind' | 'target'> & { begunAt: Date | null; refusedBefore: number; isLate: boolean }
  >`
    select kind, target, begun_at as "begunAt", refused_before as "refusedBefore",
      coalesce(begun_at < now() - ${mostMinutes} * interval '1 minute', false) as "isLate"
    from cycle_runs where org_id = ${orgId} and id = ${id} and state = 'running' for update skip locked`.execute(tx)
  const [run] = rows
  if (!run) return
  const target = run.target ?? 0
  const which = sql`org_id = ${orgId} and id = ${id}`
  if (run.begunAt === null) {
    const started = await (run.kind === 'gather' ? beginRun(tx, orgId, target, mostMinutes) : beginProbe(tx, orgId))
    await ('problem' in started
      ? sql`update cycle_runs set state = 'failed', problem = ${started.problem}, ended_at = now() where ${which}`
      : sql`update cycle_runs set begun_at = now(), refused_before = ${started.refusedBefore} where ${which}`
    ).execute(tx)
    return
  }
  const since = run.begunAt
  const soFar = await (run.kind === 'gather'
    ? runSoFar(tx, orgId, target, { since, refusedBefore: run.refusedBefore })
    : probeSoFar(tx, orgId, since))
  const { found = 0, fresh = 0, refused = 0, isDone = true } = soFar ?? {}
  const problem = soFar === null ? 'targetMissing' : !isDone && run.isLate ? 'late' : null
  const state = problem ? 'failed' : isDone ? 'done' : 'running'
  await sql`
    update cycle_runs set found = ${found}, fresh = ${fresh}, refused = ${refused}, state = ${state}, problem = ${problem},
      ended_at = case when ${state} = 'running' then null else now() end where ${which}`.execute(tx)
}

/** Records are kept for 90 days. */
export async function purgeRuns(db: Database): Promise<void> {
  await sql`delete from cycle_runs where ended_at < now() - interval '90 days'`.execute(db)
}
