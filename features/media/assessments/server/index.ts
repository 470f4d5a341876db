import {
  columnsOf,
  containing,
  recordRoutes,
  recordTable,
  serverHalf,
  sheetsOf,
  workerHalf,
} from '@guanlan/platform/server'
import { sql } from 'kysely'
import { assessmentsFeature, Draft, exported, imported, Question } from '../contract.ts'
import { strings } from '../strings.ts'

const records = recordTable<Draft, Pick<Question, 'like'>, Question['sort']>({
  table: 'assessments',
  fields: columnsOf(Draft),
  where: ({ like }) => containing(['name'], like),
  sorts: { name: { value: sql`r.name`, type: 'text' }, updatedAt: { value: sql`r.updated_at`, type: 'timestamptz' } },
  taken: { assessments_by_name: ['name', 'assessments.taken'] },
})

const sheets = sheetsOf({
  ...{ name: 'assessments', title: strings.title, exported, imported, question: Question, draft: Draft, by: 'name' },
  records,
  cells: { updatedAt: row => new Date(row.updatedAt) },
  words: { assessments: strings },
})
/** Done by the workers. */
export const assessmentsWorks = sheets.works
export const assessmentsWorker = workerHalf({ works: sheets.works })

export const assessmentsServer = serverHalf({
  feature: assessmentsFeature,
  words: strings,
  jobs: sheets.jobs,
  routes: { ...recordRoutes(records), ...sheets.routes },
})
