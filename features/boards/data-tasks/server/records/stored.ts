/** Data tasks as they are stored. */

import type { Filter, MediaType } from '@guanlan/features/articles/articles/contract'
import { refuse } from '@guanlan/platform/contract'
import { containing, recordTable, type Scope, taskRows } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { status, type TaskQuestion } from '../../contract.ts'

/** What is written of a task once, and with `name` and `projectId` changed. */
export interface StoredTask {
  name: string
  projectId: number | null
  sourceId: number | null
  monitors: number[]
  rule: string
  mediaTypes: MediaType[]
  filters: Filter[]
  startTime: string
  endTime: string
  createdBy: number | null
}

/** The run of a task `r`, and the work of the worker, as `n` and `t`. */
export const withRun = sql`
  left join data_task_runs n on n.org_id = r.org_id and n.data_task_id = r.id left join ${taskRows} t on t.org_id = n.org_id and t.id = n.task_id`

/** Work that was cancelled counts as recalled; of work that is forgotten nothing came. */
export const statusOfRun = sql<number>`case when n.recalled_at is not null then ${sql.lit(status.recalled)} when n.finished_at is not null then ${sql.lit(status.done)}
  when t.state = 'waiting' then ${sql.lit(status.waiting)} when t.state in ('running', 'done') then ${sql.lit(status.running)}
  when t.state = 'cancelled' then ${sql.lit(status.recalled)} else ${sql.lit(status.failed)} end`

type Narrowing = Pick<TaskQuestion, 'like' | 'status' | 'projectId'> & { ownOf?: number | undefined }

export const storedTasks = recordTable<StoredTask, Narrowing, TaskQuestion['sort']>({
  table: 'data_tasks',
  fields: {
    ...{ name: 'name', projectId: 'project_id', sourceId: 'source_id', monitors: 'monitors', rule: 'rule' },
    filters: { json: 'filters' },
    ...{ mediaTypes: 'media_types', startTime: 'begin_at', endTime: 'end_at', createdBy: 'created_by' },
  },
  where({ like, status: narrowing, projectId, ownOf }) {
    const parts = [
      containing(['name'], like),
      projectId === undefined ? undefined : sql`r.project_id = ${projectId}`,
      ownOf === undefined ? undefined : sql`r.created_by = ${ownOf}`,
      narrowing === undefined
        ? undefined
        : sql`(select ${statusOfRun} from (select r.org_id, r.id) r ${withRun}) = ${narrowing}`,
    ].filter(part => part !== undefined)
    return parts.length === 0 ? undefined : sql.join(parts, sql` and `)
  },
  sorts: {
    updatedAt: { value: sql`r.updated_at`, type: 'timestamptz' },
    name: { value: sql`r.name`, type: 'text' },
  },
  taken: { data_tasks_by_name: ['name', 'dataTasks.taken'] },
})

export type TaskRow = Awaited<ReturnType<typeof storedTasks.get>>

/** `whose` names nobody: it is told by whoever asks. */
export const narrowedTo = <Q extends TaskQuestion>({ userId }: Scope, { whose, ...question }: Q) => ({
  ...question,
  ownOf: whose === 'own' ? (userId ?? 0) : undefined,
})

/** @throws forbidden, where a task is somebody else's and the caller does not manage those of everybody */
export function requireOwn({ userId, may }: Scope, tasks: readonly Pick<StoredTask, 'createdBy'>[]): void {
  if (!may('boards.manage') && tasks.some(({ createdBy }) => createdBy !== userId))
    throw refuse('forbidden', 'dataTasks.notOwn')
}
