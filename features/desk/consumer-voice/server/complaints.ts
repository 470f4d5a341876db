import { columnsOf, recordRoutes, recordTable, serverHalf, sheetsOf, workerHalf } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { complaintsFeature, Draft, exported, imported, Question, statuses } from '../contract/complaints.ts'
import { strings } from '../strings/complaints.ts'
import { type ComplaintFilter, complaintCondition, sumOfComplaints } from './sum-complaints.ts'
import { byDay } from './voice.ts'

const records = recordTable<Draft, ComplaintFilter, Question['sort']>({
  table: 'complaints',
  fields: columnsOf(Draft),
  where: complaintCondition,
  sorts: {
    publishedOn: byDay,
    brand: { value: sql`r.brand`, type: 'text' },
    status: { value: sql`r.status`, type: 'text' },
  },
  taken: { complaints_by_code: ['code', 'complaints.taken'] },
})

/** By its code, or by its word in one of the languages; what is neither is refused by the schema. */
const statusOf = (text: string): string =>
  statuses.find(status => status === text || strings[status].some(word => word === text)) ?? text

const sheets = sheetsOf({
  ...{ name: 'complaints', title: strings.title, exported, imported, question: Question, draft: Draft, by: 'code' },
  records,
  cells: { updatedAt: row => new Date(row.updatedAt), status: row => row.status },
  read: { status: statusOf },
  words: { complaints: strings },
})
export const pushComplaints = sheets.push
export const complaintsWorks = sheets.works
export const complaintsWorker = workerHalf({ works: sheets.works })

export const complaintsServer = serverHalf({
  feature: complaintsFeature,
  words: strings,
  jobs: sheets.jobs,
  routes: {
    ...recordRoutes(records),
    ...sheets.routes,
    summary: (scope, { body }) => sumOfComplaints(scope, body),
    push: sheets.push,
  },
})
