import { type ChosenRecords, containing, recordTable, type Scope, shownRecords } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { SourceDraft, SourceQuestion } from '../../contract.ts'
import { removeLeft } from './leave.ts'
import { requireQuestion } from './require.ts'

type Narrowing = Pick<SourceQuestion, 'like' | 'projectId' | 'dataSource'>

export const storedSources = recordTable<SourceDraft, Narrowing, SourceQuestion['sort']>({
  table: 'data_sources',
  fields: {
    ...{ name: 'name', dataSource: 'kind', projectId: 'project_id', monitors: 'monitors', rule: 'rule', note: 'note' },
  },
  where({ like, projectId, dataSource }) {
    const parts = [
      containing(['name', 'note'], like),
      projectId === undefined ? undefined : sql`r.project_id = ${projectId}`,
      dataSource === undefined ? undefined : sql`r.kind = ${dataSource}`,
    ].filter(part => part !== undefined)
    return parts.length === 0 ? undefined : sql.join(parts, sql` and `)
  },
  sorts: {
    updatedAt: { value: sql`r.updated_at`, type: 'timestamptz' },
    name: { value: sql`r.name`, type: 'text' },
  },
  taken: { data_sources_by_name: ['name', 'dataTasks.sourceTaken'] },
})

const shown = shownRecords(storedSources, {
  shown: async (_: Scope, rows) => [...rows],
  fit: async (scope: Scope, draft: SourceDraft) => {
    await requireQuestion(scope, draft)
    return draft
  },
})

export const sources = {
  ...shown,
  remove: (scope: Scope, chosen: ChosenRecords<Narrowing>) =>
    removeLeft(scope, storedSources, chosen, { data_tasks: 'source_id' }),
}
