/** Data tasks as they are answered: with what became of them. */
import { sizesOfSets } from '@guanlan/features/articles/articles/server/facts'
import { isoOf, numberList, type Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { type DataTask, status, type TaskStatus } from '../../contract.ts'
import { statusOfRun, type TaskRow, withRun } from './stored.ts'

/** Says a refusal that work ended with, in the reader's language. */
export type SayProblem = (key: string, values: Record<string, unknown>) => string

interface RunRow {
  id: number
  status: TaskStatus
  done: number
  total: number | null
  articles: number | null
  asOf: string | null
  sentAt: string | null
  finishedAt: string | null
  createdAt: string
  createdBy: string | null
  problem: string | null
}

/** In the order of the rows. */
export async function shownTasks(scope: Scope, rows: readonly TaskRow[], say: SayProblem): Promise<DataTask[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const { rows: runs } = await sql<RunRow>`
    select r.id, ${statusOfRun} as status, coalesce(t.done, 0)::float8 as done, t.total::float8 as total, n.articles, ${isoOf('n.as_of')} as "asOf", ${isoOf('n.sent_at')} as "sentAt",
      ${isoOf('n.finished_at')} as "finishedAt", ${isoOf('r.created_at')} as "createdAt", coalesce(member_name(r.created_by), '#' || r.created_by) as "createdBy", t.problem
    from data_tasks r ${withRun} where r.org_id = ${scope.orgId} and r.id = any(${numberList(ids)}::int[]) limit ${ids.length}`.execute(
    scope.db,
  )
  const runOf = new Map(runs.map(run => [run.id, run]))
  const sizes = scope.limitedTo ? await sizesOfSets(scope, 'dataTask', ids) : null
  return rows.flatMap(({ createdBy, ...row }) => {
    const run = runOf.get(row.id)
    if (!run) return []
    const { done, total, articles, problem, ...facts } = run
    const isFinished = run.status === status.done
    // How many somebody else's task has found is nothing for whoever is limited to folders.
    const isSeen = scope.limitedTo === undefined || createdBy === scope.userId
    return [
      {
        ...row,
        ...facts,
        progress: goesOn(run.status) ? (isSeen ? { done, total } : { done: 0, total: null }) : null,
        // Whoever is limited to folders counts what they see.
        articles: isFinished ? (sizes ? (sizes.get(row.id)?.count ?? 0) : articles) : null,
        finishedAt: isFinished ? run.finishedAt : null,
        isOwn: createdBy === scope.userId,
        problem: run.status === status.failed ? sentenceOf(problem, say) : null,
      },
    ]
  })
}

const goesOn = (now: TaskStatus) => now === status.waiting || now === status.running

/** Work keeps a refusal by its key; what else it failed with is for the log. */
function sentenceOf(problem: string | null, say: SayProblem): string | null {
  if (!problem?.startsWith('{')) return null
  const { key, values } = JSON.parse(problem) as { key: string; values: Record<string, unknown> }
  return say(key, values)
}

/** Of a task that is there. */
export async function statusOf({ orgId, db }: Scope, id: number): Promise<TaskStatus> {
  const { rows } = await sql<{ status: TaskStatus }>`
    select ${statusOfRun} as status from data_tasks r ${withRun} where r.org_id = ${orgId} and r.id = ${id}`.execute(db)
  return rows[0]?.status ?? status.failed
}
