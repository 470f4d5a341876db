import type { Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'

/** Tasks with runs that failed or were late since then, those with most first. */
export async function tasksWithFailedRuns(
  { orgId, db }: Pick<Scope, 'orgId' | 'db'>,
  since: Date,
  most: number,
): Promise<{ id: number; name: string; runs: number }[]> {
  const { rows } = await sql<{ id: number; name: string; runs: number }>`
    select task_id as id, max(task_name) as name, count(*)::int as runs from cycle_runs
    where org_id = ${orgId} and due_at >= ${since}::timestamptz and (state = 'failed' or problem = 'late')
    group by task_id order by runs desc, task_id limit ${most}`.execute(db)
  return rows
}
