/** What is published about series of cars: numbers, courses, articles and ranking. */
import { ArticleRow, Filter } from '@guanlan/features/articles/articles/contract'
import { contract, feature, Id, listOf, Moment, Paging } from '@guanlan/platform/contract'
import { z } from 'zod'

export const mostSeries = 10
/** Beside the series that is looked at. */
export const mostRivals = 5

const Count = z.number().int()
const times = { from: Moment, to: Moment }
export const InsightQuestion = z.object({
  seriesIds: z
    .array(Id)
    .max(mostSeries, 'carInsight.howMany')
    .refine(list => new Set(list).size === list.length, 'carInsight.twice')
    .default([])
    .describe('None: the first ten, own ones before rivals'),
  ...times,
})
export type InsightQuestion = z.infer<typeof InsightQuestion>

export const Figures = z.object({
  seriesId: Count,
  name: z.string(),
  isOwn: z.boolean(),
  isTied: z
    .boolean()
    .describe('Its articles are those of a product of the brand library; otherwise what its names find'),
  filters: z.array(Filter).describe('That list its articles'),
  rule: z.string().nullable().describe('A search by it lists its articles; null: the filters alone do'),
  count: Count,
  positive: Count,
  neutral: Count,
  negative: Count,
  stories: Count,
  interactions: z.number(),
  net: z.number().nullable().describe('(positive − negative) / (positive + negative), -1 to 1; null: neither'),
})
export type Figures = z.infer<typeof Figures>

const Point = z.object({ at: Moment, count: Count, positive: Count, neutral: Count, negative: Count })
const Course = Figures.pick({
  seriesId: true,
  name: true,
  isOwn: true,
  isTied: true,
  filters: true,
  rule: true,
}).extend({ trend: z.array(Point) })

export const Statistics = z.object({ ...times, unit: z.enum(['hour', 'day']), series: z.array(Figures) })
export type Statistics = z.infer<typeof Statistics>
export const Trend = z.object({ ...times, unit: z.enum(['hour', 'day']), series: z.array(Course) })
export type Trend = z.infer<typeof Trend>

export const rankedBy = ['count', 'net', 'interactions', 'negative'] as const

const Complaints = z.object({
  count: Count,
  like: z.string().describe('Part of title, text, brand or product that finds them'),
  startTime: z.string(),
  endTime: z.string(),
  statuses: z.array(z.object({ status: z.string(), count: Count })),
  demands: z.array(z.object({ demand: z.string(), count: Count })),
})
export type Complaints = z.infer<typeof Complaints>

const asks = { access: 'member', permission: 'cars.view', method: 'POST', reads: true, cost: 'expensive' } as const
const path = '/inews/socialListening'

export const carInsight = contract({
  statistics: {
    ...asks,
    path: `${path}/statistics`,
    summary: 'Articles, stories and leaning of series over a time',
    body: InsightQuestion,
    reply: Statistics,
  },
  trend: {
    ...asks,
    path: `${path}/trend`,
    summary: 'Their courses, hour by hour up to three days, else day by day',
    body: InsightQuestion,
    reply: Trend,
  },
  ranking: {
    ...asks,
    path: `${path}/ranking`,
    summary: 'The same numbers, the first of them first; what is not known comes last',
    body: InsightQuestion.extend({ by: z.enum(rankedBy).default('count') }),
    reply: Statistics,
  },
  list: {
    ...asks,
    path: `${path}/list`,
    summary: 'Articles of a series, newest first',
    body: Paging.extend({ seriesId: Id, ...times }),
    reply: listOf(ArticleRow),
  },
  dealer: {
    ...asks,
    path: `${path}/dealer`,
    summary: 'What is published about a dealer, found by its name, and the complaints that name it',
    body: z.object({ dealerId: Id, ...times }),
    reply: z.object({
      name: z.string(),
      rule: z.string().describe('A search by it lists its articles'),
      articles: Figures.pick({ count: true, positive: true, neutral: true, negative: true }),
      complaints: Complaints.nullable().describe('Null for who may not see complaints'),
    }),
  },
  complaints: {
    ...asks,
    path: `${path}/complaints`,
    summary: 'Complaints that name a series, by state and demand; null for who may not see complaints',
    body: z.object({ seriesId: Id, ...times }),
    reply: Complaints.nullable(),
  },
})

export const carInsightFeature = feature({
  name: 'carInsight',
  permissions: {},
  borrows: ['cars.view', 'complaints.view'],
  quotas: {},
  contract: carInsight,
})
