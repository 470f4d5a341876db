/** What came of a campaign: numbers that open their articles. */
import { Campaign } from '@guanlan/features/campaigns/campaigns/contract'
import { contract, feature, Paging } from '@guanlan/platform/contract'
import { z } from 'zod'
import { atEndCalls } from './contract/at-end.ts'
import { bookCalls } from './contract/book.ts'
import { Figures } from './contract/figures.ts'
import { CampaignSpread, NegativeArticles, NegativeMedia, Statistics, Words } from './contract/parts.ts'
import { FullTrend, Trend, units } from './contract/points.ts'
import { Requested, ResultQuestion } from './contract/question.ts'
import { reportCalls } from './contract/report.ts'
import { TargetProgress } from './contract/targets.ts'

export * from './contract/at-end.ts'
export * from './contract/book.ts'
export * from './contract/figures.ts'
export * from './contract/parts.ts'
export * from './contract/points.ts'
export * from './contract/question.ts'
export * from './contract/targets.ts'

const read = {
  access: 'member',
  permission: 'campaigns.view',
  method: ['POST', 'GET'],
  reads: true,
  cost: 'expensive',
} as const
const of = <const Path extends string, S extends z.ZodObject>(path: Path, question: S) =>
  ({ ...read, path: `/ipr/activity/${path}`, query: question, body: question }) as const

const TrendQuestion = ResultQuestion.extend({ unit: z.enum(units).optional().describe('Absent: by its length') })
const WordQuestion = ResultQuestion.extend({
  withoutReleases: z
    .union([z.boolean(), z.enum(['true', 'false', '1', '0']).transform(text => text === 'true' || text === '1')])
    .optional()
    .describe('Without words that stand in its releases'),
})
const NegativeQuestion = ResultQuestion.extend({
  page: Paging.shape.page.unwrap().optional(),
  pageSize: Paging.shape.pageSize.unwrap().optional(),
  sort: z.enum(['time_desc', 'interaction_desc', 'reach_desc']).optional().describe('Absent: time_desc'),
})

export const results = contract({
  overview: {
    ...of('overview', ResultQuestion),
    aliases: ['/ipr/activity/event/overview'],
    summary: 'Totals of an activity, each with what opens it',
    reply: Figures,
  },
  keyNumber: {
    ...of('keyNumber', ResultQuestion),
    summary: 'The six numbers of an activity that a reader needs first',
    reply: Figures,
  },
  trend: { ...of('event/trend', TrendQuestion), summary: 'Articles and negative ones over time', reply: Trend },
  trendV1: {
    ...of('trendV1', TrendQuestion),
    aliases: ['/ipr/activity/event/trendV1'],
    summary: 'Sentiments, media, copies, own pieces, interactions and known reads over time',
    reply: FullTrend,
  },
  detail: {
    ...of('detail', ResultQuestion),
    summary: 'An activity with where its targets stand',
    reply: Requested.extend({ campaign: Campaign, targets: z.array(TargetProgress) }),
  },
  statistics: {
    ...of('statistics', ResultQuestion),
    summary: 'By media type, level, region, medium, sentiment and kind of piece; share of each message',
    reply: Statistics,
  },
  hotWords: { ...of('hotWords', WordQuestion), summary: 'Words that are hot or new (50)', reply: Words },
  spread: {
    ...of('spread', ResultQuestion),
    summary: 'Waves from each release by hour and level of media, and its largest stories',
    reply: CampaignSpread,
  },
  negativeArticle: {
    ...of('negativeArticle', NegativeQuestion),
    summary: 'Negative articles of an activity, page after page',
    reply: NegativeArticles,
  },
  negativeMedia: {
    ...of('negativeMedia', ResultQuestion),
    summary: 'Media with negative articles of an activity, the most first (50)',
    reply: NegativeMedia,
  },
  ...reportCalls,
  ...bookCalls,
  ...atEndCalls,
})

export const resultsFeature = feature({
  name: 'results',
  permissions: {
    publish: {
      name: ['发布活动案例', '發布活動案例', 'Publish activities as cases'],
      roles: ['orgAdmin', 'member'],
    },
    wholeTexts: {
      name: ['设置剪报册收录全文', '設定剪報冊收錄全文', 'Let clipping books have whole texts'],
      roles: ['orgAdmin'],
    },
  },
  quotas: {},
  borrows: ['campaigns.view', 'campaigns.edit', 'shares.make'],
  contract: results,
})
