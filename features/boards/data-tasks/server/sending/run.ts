/** What is known of the run of a task. */
import type { Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'

export interface Run {
  taskId: number
  /** Articles that came later are not in it. */
  asOf: Date
}

/** A task that is sent again forgets how it went before. */
export async function saveRun({ orgId, db, now }: Scope, id: number, { taskId, asOf }: Run): Promise<void> {
  await sql`
    insert into data_task_runs (org_id, data_task_id, task_id, sent_at, as_of) values (${orgId}, ${id}, ${taskId}, ${now}::timestamptz, ${asOf}::timestamptz)
    on conflict (org_id, data_task_id) do update set task_id = excluded.task_id, sent_at = excluded.sent_at, as_of = excluded.as_of, recalled_at = null, finished_at = null, articles = null`.execute(
    db,
  )
}

export async function loadRun({ orgId, db }: Pick<Scope, 'orgId' | 'db'>, id: number): Promise<Run | null> {
  const { rows } = await sql<{ taskId: number; asOf: Date }>`
    select task_id::float8 as "taskId", as_of as "asOf" from data_task_runs where org_id = ${orgId} and data_task_id = ${id}`.execute(
    db,
  )
  return rows[0] ?? null
}

/** @returns the work that goes on for these tasks, where any does */
export async function workOf({ orgId, db }: Scope, ids: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ taskId: number }>`
    select task_id::float8 as "taskId" from data_task_runs where org_id = ${orgId} and data_task_id = any(${[...ids]}::int[]) and finished_at is null order by 1`.execute(
    db,
  )
  return rows.map(({ taskId }) => taskId)
}

export const recallRun = ({ orgId, db, now }: Scope, id: number): Promise<unknown> =>
  sql`update data_task_runs set recalled_at = ${now}::timestamptz where org_id = ${orgId} and data_task_id = ${id}`.execute(
    db,
  )

export const finishRun = ({ orgId, db }: Scope, id: number, articles: number): Promise<unknown> =>
  sql`update data_task_runs set finished_at = now(), articles = ${articles} where org_id = ${orgId} and data_task_id = ${id}`.execute(
    db,
  )
