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
import { Draft, exported, imported, Question, reviewsFeature } from '../contract.ts'
import { strings } from '../strings.ts'
import { type ReviewFilter, reviewCondition } from './question.ts'
import { summaryOf } from './summary.ts'

const records = recordTable<Draft, ReviewFilter, Question['sort']>({
  table: 'word_of_mouth',
  fields: columnsOf(Draft),
  where: reviewCondition,
  sorts: {
    publishedOn: { value: sql`r.published_on`, type: 'text' },
    score: { value: sql`(r.score * 100)::bigint`, type: 'bigint' },
    product: { value: sql`r.product`, type: 'text' },
  },
  taken: { word_of_mouth_by_code: ['code', 'reviews.taken'] },
})

const exporting = exportOf({
  name: 'reviews.export',
  title: strings.title,
  columns: exported,
  question: Question,
  records,
  cells: {
    updatedAt: row => new Date(row.updatedAt),
    good: row => row.good.join('、'),
    bad: row => row.bad.join('、'),
  },
})
const importing = importOf({
  name: 'reviews.import',
  title: strings.title,
  columns: imported,
  draft: Draft,
  by: 'code',
  records,
  words: { reviews: strings },
})
export const pushReviews = pushOf({ draft: Draft, by: 'code', records, words: { reviews: strings } })
/** Done by the workers. */
export const reviewsWorks = [exporting.work, importing.work]
export const reviewsWorker = workerHalf({ works: reviewsWorks })

export const reviewsServer = serverHalf({
  feature: reviewsFeature,
  words: strings,
  jobs: [exporting.job, importing.job],
  routes: {
    ...recordRoutes(records),
    ...sheetRoutes(exporting, importing),
    summary: (scope, { body }) => summaryOf(scope, body),
    push: pushReviews,
  },
})
