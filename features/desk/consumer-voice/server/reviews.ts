import { columnsOf, recordRoutes, recordTable, serverHalf, sheetsOf, workerHalf } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { Draft, exported, imported, Question, reviewsFeature } from '../contract/reviews.ts'
import { strings } from '../strings/reviews.ts'
import { type ReviewFilter, reviewCondition, sumOfReviews } from './sum-reviews.ts'
import { byDay } from './voice.ts'

const records = recordTable<Draft, ReviewFilter, Question['sort']>({
  table: 'word_of_mouth',
  fields: columnsOf(Draft),
  where: reviewCondition,
  sorts: {
    publishedOn: byDay,
    score: { value: sql`(r.score * 100)::bigint`, type: 'bigint' },
    product: { value: sql`r.product`, type: 'text' },
  },
  taken: { word_of_mouth_by_code: ['code', 'reviews.taken'] },
})

const sheets = sheetsOf({
  ...{ name: 'reviews', title: strings.title, exported, imported, question: Question, draft: Draft, by: 'code' },
  records,
  cells: {
    updatedAt: row => new Date(row.updatedAt),
    good: row => row.good.join('、'),
    bad: row => row.bad.join('、'),
  },
  words: { reviews: strings },
})
export const pushReviews = sheets.push
export const reviewsWorks = sheets.works
export const reviewsWorker = workerHalf({ works: sheets.works })

export const reviewsServer = serverHalf({
  feature: reviewsFeature,
  words: strings,
  jobs: sheets.jobs,
  routes: {
    ...recordRoutes(records),
    ...sheets.routes,
    summary: (scope, { body }) => sumOfReviews(scope, body),
    push: sheets.push,
  },
})
