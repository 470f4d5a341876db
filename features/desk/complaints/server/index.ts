import {
  columnsOf,
  exportOf,
  importOf,
  pushOf,
  recordRoutes,
  recordTable,
  serverHalf,
  sheetRoutes,
  workerHalf,
} from '@guanlan/platform/server'
import { sql } from 'kysely'
import { complaintsFeature, Draft, exported, imported, Question, statuses } from '../contract.ts'
import { strings } from '../strings.ts'
import { type ComplaintFilter, complaintCondition } from './question.ts'
import { summaryOf } from './summary.ts'

const records = recordTable<Draft, ComplaintFilter, Question['sort']>({
  table: 'complaints',
  fields: columnsOf(Draft),
  where: complaintCondition,
  sorts: {
    publishedOn: { value: sql`r.published_on`, type: 'text' },
    brand: { value: sql`r.brand`, type: 'text' },
    status: { value: sql`r.status`, type: 'text' },
  },
  taken: { complaints_by_code: ['code', 'complaints.taken'] },
})

const exporting = exportOf({
  name: 'complaints.export',
  title: strings.title,
  columns: exported,
  question: Question,
  records,
  cells: { updatedAt: row => new Date(row.updatedAt), status: row => row.status },
})
/** By its code, or by its word in one of the languages; what is neither is refused by the schema. */
function statusOf(text: string): string {
  return statuses.find(status => status === text || strings[status].some(word => word === text)) ?? text
}

const importing = importOf({
  name: 'complaints.import',
  title: strings.title,
  columns: imported,
  draft: Draft,
  by: 'code',
  records,
  read: { status: statusOf },
  words: { complaints: strings },
})
export const pushComplaints = pushOf({ draft: Draft, by: 'code', records, words: { complaints: strings } })
/** Done by the workers. */
export const complaintsWorks = [exporting.work, importing.work]
export const complaintsWorker = workerHalf({ works: complaintsWorks })

export const complaintsServer = serverHalf({
  feature: complaintsFeature,
  words: strings,
  jobs: [exporting.job, importing.job],
  routes: {
    ...recordRoutes(records),
    ...sheetRoutes(exporting, importing),
    summary: (scope, { body }) => summaryOf(scope, body),
    push: pushComplaints,
  },
})
