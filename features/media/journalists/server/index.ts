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
import { Draft, exported, imported, journalistsFeature, Question } from '../contract.ts'
import { strings } from '../strings.ts'

const records = recordTable<Draft, Pick<Question, 'like'>, Question['sort']>({
  table: 'journalists',
  fields: columnsOf(Draft),
  where: ({ like }) => containing(['name'], like),
  sorts: { name: { value: sql`r.name`, type: 'text' }, updatedAt: { value: sql`r.updated_at`, type: 'timestamptz' } },
  taken: { journalists_by_name: ['name', 'journalists.taken'] },
})

const sheets = sheetsOf({
  ...{ name: 'journalists', title: strings.title, exported, imported, question: Question, draft: Draft, by: 'name' },
  records,
  cells: { updatedAt: row => new Date(row.updatedAt) },
  words: { journalists: strings },
})
/** Done by the workers. */
export const journalistsWorks = sheets.works
export const journalistsWorker = workerHalf({ works: sheets.works })

export const journalistsServer = serverHalf({
  feature: journalistsFeature,
  words: strings,
  jobs: sheets.jobs,
  routes: { ...recordRoutes(records), ...sheets.routes },
})
