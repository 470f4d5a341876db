import {
  type ChosenRecords,
  containing,
  numberList,
  recordTable,
  type Scope,
  shownRecords,
} from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { DataProject, ProjectDraft, ProjectQuestion } from '../../contract.ts'
import { removeLeft } from './leave.ts'

const stored = recordTable<ProjectDraft, Pick<ProjectQuestion, 'like'>, ProjectQuestion['sort']>({
  table: 'data_projects',
  fields: { name: 'name', note: 'note' },
  where: ({ like }) => containing(['name', 'note'], like),
  sorts: {
    updatedAt: { value: sql`r.updated_at`, type: 'timestamptz' },
    name: { value: sql`r.name`, type: 'text' },
  },
  taken: { data_projects_by_name: ['name', 'dataTasks.projectTaken'] },
})

export const projects = {
  ...shownRecords(stored, { shown: withTasks }),
  remove: (scope: Scope, chosen: ChosenRecords<Pick<ProjectQuestion, 'like'>>) =>
    removeLeft(scope, stored, chosen, { data_tasks: 'project_id', data_sources: 'project_id' }),
}

async function withTasks<R extends { id: number }>({ orgId, db }: Scope, rows: readonly R[]) {
  const ids = rows.map(({ id }) => id)
  const { rows: counted } = await sql<{ id: number; n: number }>`
    select project_id as id, count(*)::int as n from data_tasks where org_id = ${orgId} and project_id = any(${numberList(ids)}::int[])
    group by project_id limit ${ids.length}`.execute(db)
  const tasksOf = new Map(counted.map(({ id, n }) => [id, n]))
  return rows.map((row): R & Pick<DataProject, 'tasks'> => ({ ...row, tasks: tasksOf.get(row.id) ?? 0 }))
}

export async function isProject({ orgId, db }: Scope, id: number): Promise<boolean> {
  const { rows } = await sql`select 1 from data_projects where org_id = ${orgId} and id = ${id}`.execute(db)
  return rows.length > 0
}
