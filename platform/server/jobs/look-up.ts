import { sql } from 'kysely'
import type { Database, Tx } from '../database.ts'
import type { Job } from './job.ts'

export interface TaskState {
  state: 'waiting' | 'running' | 'done' | 'failed' | 'cancelled'
  done: number
  /** Null: not known. */
  total: number | null
  result: unknown
}

/** By what they are about: the newest tasks of a job that are not done yet, or ended less than `seconds` ago. */
export async function newestTasks<Input>(
  { orgId, db }: { orgId: number; db: Tx },
  { name }: Job<Input>,
  seconds: number,
): Promise<Map<string, TaskState>> {
  const { rows } = await sql<TaskState & { about: string }>`
    select distinct on (about) about, state, done, total, result from tasks
    where org_id = ${orgId} and kind = ${name} and about is not null
      and (state in ('waiting', 'running') or ended_at > now() - ${seconds} * interval '1 s')
    order by about, id desc`.execute(db)
  return new Map(rows.map(({ about, ...state }) => [about, state]))
}

/** Whether a task of the job waits or runs, in any organisation. Only for workers. */
export async function isUnderWay<Input>(db: Database, { name }: Job<Input>): Promise<boolean> {
  const { rows } =
    await sql`select from tasks where kind = ${name} and state in ('waiting', 'running') limit 1`.execute(db)
  return rows.length > 0
}

export interface ListedTask {
  id: number
  state: 'waiting' | 'running' | 'done' | 'failed' | 'cancelled'
  done: number
  hasFile: boolean
  createdAt: Date
  /** Until when its file is there. */
  expiresAt: Date | null
}

/** Of an organisation, whoever began them, the newest first. */
export async function tasksOfJob<Input>(
  { orgId, db }: { orgId: number; db: Tx },
  { name }: Job<Input>,
  most: number,
): Promise<ListedTask[]> {
  const { rows } = await sql<ListedTask>`
    select id::int as id, state, done::int as done, has_file as "hasFile", created_at as "createdAt", expires_at as "expiresAt" from tasks
    where org_id = ${orgId} and kind = ${name} order by tasks.id desc limit ${most}`.execute(db)
  return rows
}
