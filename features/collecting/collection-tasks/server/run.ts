/** One run of a task by a cycle task: its sources are asked now, and it takes what they list while the window is open. */
import type { Tx } from '@guanlan/platform/server'
import { sql } from 'kysely'

export type RunStart = { refusedBefore: number } | { problem: 'targetMissing' | 'targetOff' | 'noSource' }

export async function beginRun(tx: Tx, orgId: number, taskId: number, minutes: number): Promise<RunStart> {
  const { rows } = await sql<{ collects: boolean; sources: number; refused: number }>`
    select t.collects and coalesce(t.from_day <= day_of_organisation(t.org_id), true) and coalesce(t.until_day >= day_of_organisation(t.org_id), true) as collects,
      (select count(*) from sources s where s.enabled and s.id in (select gather_sources(t.org_id, t.source_ids, t.media_groups)))::int as sources,
      ${refusedOf} as refused
    from gather_tasks t where t.org_id = ${orgId} and t.id = ${taskId}`.execute(tx)
  const [task] = rows
  if (!task) return { problem: 'targetMissing' }
  if (!task.collects) return { problem: 'targetOff' }
  if (task.sources === 0) return { problem: 'noSource' }
  await sql`
    insert into gather_windows (org_id, task_id, until) values (${orgId}, ${taskId}, now() + ${minutes} * interval '1 minute')
    on conflict (org_id, task_id) do update set opened_at = now(), until = excluded.until`.execute(tx)
  await sql`select ask_gather_sources(${orgId}, ${taskId})`.execute(tx)
  return { refusedBefore: task.refused }
}

const refusedOf = sql`(select coalesce(sum(h.refused), 0) from gather_hours h where h.org_id = t.org_id and h.task_id = t.id)::int`

export interface RunSoFar {
  found: number
  fresh: number
  refused: number
  /** Every source has answered, or failed. */
  isDone: boolean
}

/** Null: the task is gone. */
export async function runSoFar(
  tx: Tx,
  orgId: number,
  taskId: number,
  { since, refusedBefore }: { since: Date; refusedBefore: number },
): Promise<RunSoFar | null> {
  const { rows } = await sql<RunSoFar>`
    select (select count(*) from gather_seen n where n.org_id = t.org_id and n.task_id = t.id and n.at >= ${since})::int as found,
      (select count(*) from gather_seen n where n.org_id = t.org_id and n.task_id = t.id and n.at >= ${since} and not exists (
        select from gather_seen b where b.org_id = n.org_id and b.task_id = n.task_id and b.mark = n.mark and b.at < n.at))::int as fresh,
      greatest(0, ${refusedOf} - ${refusedBefore}::int) as refused,
      not exists (select from sources s where s.enabled and s.id in (select gather_sources(t.org_id, t.source_ids, t.media_groups))
        and coalesce(s.last_asked_at, '-infinity') < ${since}) as "isDone"
    from gather_tasks t where t.org_id = ${orgId} and t.id = ${taskId}`.execute(tx)
  return rows[0] ?? null
}
