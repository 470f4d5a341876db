/** The installation as operators see it: figures of the database's own catalogue, tasks of all organisations, room on the disk. */

import { statfs } from 'node:fs/promises'
import { organisationRows } from '@guanlan/features/people/organisations/server'
import { refuse } from '@guanlan/platform/contract'
import { type Database, retryTask } from '@guanlan/platform/server'
import { sql } from 'kysely'
import {
  type InstallationState,
  largestTables,
  mostFailingShown,
  type StateOfDatabase,
  type StateOfTasks,
} from '../contract/console.ts'

/** @param folder where the files of this process lie */
export async function installationState(db: Database, folder: string): Promise<Omit<InstallationState, 'processes'>> {
  const [database, tasks, disk] = await Promise.all([databaseState(db), tasksState(db), statfs(folder)])
  return { database, tasks, disk: { free: disk.bavail * disk.bsize, total: disk.blocks * disk.bsize } }
}

async function databaseState(db: Database): Promise<StateOfDatabase> {
  const { rows } = await sql<Omit<StateOfDatabase, 'tables'>>`
    with used as (
      select regexp_replace(usename, '_of_.*$', '') as role, count(*)::int as connections from pg_stat_activity
      where datname = current_database() and usename is not null group by 1)
    select pg_database_size(current_database()) as bytes, (select coalesce(sum(connections), 0)::int from used) as connections,
      current_setting('max_connections')::int as "mostConnections",
      (select coalesce(jsonb_agg(u order by u.connections desc), '[]') from used u) as logins`.execute(db)
  const { rows: tables } = await sql<StateOfDatabase['tables'][number]>`
    select coalesce(whole.relname, part.relname)::text as name, sum(pg_total_relation_size(part.oid))::bigint as bytes,
      sum(greatest(part.reltuples, 0))::bigint as rows
    from pg_class part left join pg_inherits i on i.inhrelid = part.oid left join pg_class whole on whole.oid = i.inhparent
    where part.relkind = 'r' and part.relnamespace = 'public'::regnamespace
    group by 1 order by 2 desc, 1 limit ${largestTables}`.execute(db)
  return { ...(rows[0] as Omit<StateOfDatabase, 'tables'>), tables }
}

async function tasksState(db: Database): Promise<StateOfTasks> {
  const { rows } = await sql<{ waiting: number; running: number; oldest: Date | null; failedLastDay: number }>`
    select (count(*) filter (where state = 'waiting'))::int as waiting, (count(*) filter (where state = 'running'))::int as running,
      min(waiting_since) filter (where state = 'waiting') as oldest,
      (select count(*)::int from tasks where state = 'failed' and ended_at > now() - interval '1 day') as "failedLastDay"
    from tasks where state in ('waiting', 'running')`.execute(db)
  const { rows: failing } = await sql<Omit<StateOfTasks['failing'][number], 'endedAt'> & { endedAt: Date }>`
    select t.id, o.name as organisation, t.kind as job, coalesce(t.problem, '') as problem, t.failures, t.ended_at as "endedAt"
    from tasks t join ${organisationRows} o on o.id = t.org_id where t.state = 'failed' and t.ended_at is not null
    order by t.ended_at desc, t.id desc limit ${mostFailingShown}`.execute(db)
  const { waiting = 0, running = 0, oldest = null, failedLastDay = 0 } = rows[0] ?? {}
  return {
    waiting,
    running,
    oldest: oldest?.toISOString() ?? null,
    failedLastDay,
    failing: failing.map(({ endedAt, problem, ...task }) => ({
      ...task,
      problem: keyOf(problem),
      endedAt: endedAt.toISOString(),
    })),
  }
}

/** A refusal is kept by its key and values. */
const keyOf = (problem: string): string =>
  problem.startsWith('{"key":') ? (JSON.parse(problem) as { key: string }).key : problem

export async function retry(db: Database, id: number): Promise<void> {
  if (!(await retryTask(db, id))) throw refuse('missing', 'platform.missing')
}
