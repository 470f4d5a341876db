/** The questions behind charts. All take the same question as the article list, so that a chart's number is the list's total. */

import { MediaType, Question, Sentiment } from '@guanlan/features/articles/articles/contract'
import { contract, feature, Moment } from '@guanlan/platform/contract'
import { z } from 'zod'
import { againstCalls } from './contract/against.ts'
import {
  AccountGenders,
  AccountTypes,
  ArticlePositions,
  HotSpots,
  MentionedRegions,
  Touch,
} from './contract/analysis.ts'
import { anomalyCalls } from './contract/anomalies.ts'
import { coverageCalls } from './contract/coverage.ts'
import { embedCalls } from './contract/embeds.ts'
import { expensiveQuestion } from './contract/expensive-question.ts'
import { figureCalls } from './contract/figures.ts'
import { forecastCalls } from './contract/forecast.ts'
import { NewWeights, WeightsInUse } from './contract/indices.ts'
import { MonitorTrends } from './contract/monitor-trends.ts'
import { Negative } from './contract/negative.ts'
import { noteCalls } from './contract/notes.ts'
import { publisherCalls } from './contract/publishers.ts'
import { regionCalls } from './contract/regions.ts'
import { shapeCalls } from './contract/shapes.ts'
import { Spread, SpreadQuestion } from './contract/spread.ts'
import { wordCalls } from './contract/words.ts'

export * from './contract/against.ts'
export * from './contract/analysis.ts'
export * from './contract/anomalies.ts'
export * from './contract/coverage.ts'
export * from './contract/coverage-words.ts'
export * from './contract/disturbed-columns.ts'
export * from './contract/embeds.ts'
export * from './contract/figures.ts'
export * from './contract/forecast.ts'
export * from './contract/indices.ts'
export * from './contract/monitor-trends.ts'
export * from './contract/negative.ts'
export * from './contract/notes.ts'
export * from './contract/publishers.ts'
export * from './contract/regions.ts'
export * from './contract/shapes.ts'
export * from './contract/spread.ts'
export * from './contract/words.ts'

const Count = z.number().int()
/** How an amount splits by sentiment; the parts add up to the count. */
const Split = z.object({ count: Count, positive: Count, neutral: Count, negative: Count })
const Point = Split.extend({ at: Moment, usual: z.number().nullable() })

export const Overview = z.object({
  total: Split.extend({ interactions: Count, media: Count }),
  /** The same length of time just before; null when the range reaches past the oldest article. */
  before: Split.extend({ interactions: Count, media: Count }).nullable(),
  /** Width of a point of the trend. */
  unit: z.enum(['hour', 'day']),
  trend: z.array(Point),
  mediaTypes: z.array(Split.extend({ mediaType: MediaType })),
  media: z.array(Split.extend({ mediaId: z.number().int(), name: z.string(), mediaType: MediaType })),
  regions: z.array(
    Split.extend({ region: z.number().int().nullable().describe('A province with all places in it; null: not known') }),
  ),
  authors: z.array(Split.extend({ author: z.string(), mediaType: MediaType, interactions: Count })),
})
export type Overview = z.infer<typeof Overview>

/** A word that many stories are about, or that came up only now. */
export const HotWord = Split.extend({
  /** As most of the articles write it. */
  word: z.string(),
  /** Which filter of lists finds exactly the articles counted: by their keywords, or by their titles. */
  by: z.enum(['keyword', 'title']),
  /** 01 and -1: its articles lean so clearly more than the others; empty: neither (spec 4). */
  emotion: z.enum(['01', '-1', '']),
  /** Hardly ever in the 30 days before, and now in several stories. */
  isNew: z.boolean(),
  /** A name of the brand library: lists show it apart, for it says whom the articles are about and not what. */
  isName: z.boolean(),
  /** Articles with the word in the same length of time just before. */
  before: Count,
  /** The question is too large to count each word: numbers are those of an even sample, multiplied. */
  estimated: z.boolean(),
})
export type HotWord = z.infer<typeof HotWord>
/** The hottest, those with most articles first; 50 at most (spec 5). */
const HotWords = z.array(HotWord).max(50)

const Trend = z.array(Point)
const requested = { ...expensiveQuestion, body: Question } as const
export const charts = contract({
  overview: {
    open: true,
    method: 'POST',
    path: '/inews/monitorChart/overview',
    access: 'member',
    permission: 'charts.view',
    cost: 'expensive',
    reads: true,
    summary: 'The whole overview in one question',
    body: Question,
    reply: Overview,
  },
  volumeTrend: {
    open: true,
    method: 'POST',
    path: '/inews/monitorChart/dataVolumeTrend',
    access: 'member',
    permission: 'charts.view',
    cost: 'expensive',
    reads: true,
    summary: 'Articles over time',
    body: Question.extend({
      usual: z.boolean().default(true).describe('False: what is usual is not worked out, and null'),
    }),
    reply: Trend,
  },
  overviewVolumeTrend: {
    open: true,
    method: 'POST',
    path: '/inews/monitorChart/overview/dataVolumeTrend',
    access: 'member',
    permission: 'charts.view',
    cost: 'expensive',
    reads: true,
    summary: 'Articles over time, for the overview',
    body: Question,
    reply: Trend,
  },
  ...coverageCalls,
  ...anomalyCalls,
  ...againstCalls,
  ...forecastCalls,
  ...noteCalls,
  sentimentShares: {
    open: true,
    method: 'POST',
    path: '/inews/monitorChart/emotionalProperty/pie',
    aliases: ['/inews/monitorChart/overview/emotionalProperty'],
    access: 'member',
    permission: 'charts.view',
    cost: 'expensive',
    reads: true,
    summary: 'Shares of sentiments',
    body: Question,
    reply: z.array(z.object({ sentiment: Sentiment, count: Count })),
  },
  sentimentTrend: {
    open: true,
    method: 'POST',
    path: '/inews/monitorChart/emotionalProperty/line',
    access: 'member',
    permission: 'charts.view',
    cost: 'expensive',
    reads: true,
    summary: 'Sentiments over time',
    body: Question,
    reply: Trend,
  },
  mediaTypes: {
    open: true,
    method: 'POST',
    path: '/inews/monitorChart/overview/mediaType',
    access: 'member',
    permission: 'charts.view',
    cost: 'expensive',
    reads: true,
    summary: 'Articles by media type',
    body: Question,
    reply: Overview.shape.mediaTypes,
  },
  activeMedia: {
    open: true,
    method: 'POST',
    path: '/inews/monitorChart/activeMedia',
    access: 'member',
    permission: 'charts.view',
    cost: 'expensive',
    reads: true,
    summary: 'Media with most articles (10)',
    body: Question,
    reply: Overview.shape.media,
  },
  popularAccounts: {
    open: true,
    method: 'POST',
    path: '/inews/monitorChart/popularAccount',
    access: 'member',
    permission: 'charts.view',
    cost: 'expensive',
    reads: true,
    summary: 'Accounts with most interaction (10)',
    body: Question,
    reply: Overview.shape.authors,
  },
  hotWords: {
    open: true,
    method: 'POST',
    path: '/inews/monitorChart/hotKeyWord',
    access: 'member',
    permission: 'charts.view',
    cost: 'expensive',
    reads: true,
    summary: 'Words that are hot or new (50)',
    body: Question,
    reply: HotWords,
  },
  overviewHotWords: {
    open: true,
    method: 'POST',
    path: '/inews/monitorChart/overview/hotKeyWord',
    access: 'member',
    permission: 'charts.view',
    cost: 'expensive',
    reads: true,
    summary: 'Words that are hot or new (50), for the overview',
    body: Question,
    reply: HotWords,
  },
  releaseRegions: {
    open: true,
    method: 'POST',
    path: '/inews/monitorChart/releaseHotZone',
    access: 'member',
    permission: 'charts.view',
    cost: 'expensive',
    reads: true,
    summary: 'Regions the articles come from',
    body: Question,
    reply: Overview.shape.regions,
  },
  hotSpots: {
    ...requested,
    path: '/inews/monitorChart/hotSpot',
    aliases: ['/inews/monitorChart/overview/hotSpot'],
    summary: 'Stories with most articles (10)',
    reply: HotSpots,
  },
  mentionedRegions: {
    ...requested,
    path: '/inews/monitorChart/mentionHotZone',
    summary: 'Provinces that the texts name',
    reply: MentionedRegions,
  },
  accountTypes: {
    ...requested,
    path: '/inews/monitorChart/accountType',
    summary: 'How the accounts are verified',
    reply: AccountTypes,
  },
  accountGenders: {
    ...requested,
    path: '/inews/monitorChart/accountGender',
    summary: 'Gender of the accounts',
    reply: AccountGenders,
  },
  articlePositions: {
    ...requested,
    path: '/inews/monitorChart/articleLocation',
    summary: 'Where the articles stood in their medium',
    reply: ArticlePositions,
  },
  ...regionCalls,
  ...shapeCalls,
  ...publisherCalls,
  ...wordCalls,
  ...figureCalls,
  ...embedCalls,
  standings: {
    method: 'GET',
    path: '/inews/monitorChart/standings',
    access: 'member',
    permission: 'charts.view',
    cost: 'expensive',
    summary: 'Every monitor side by side: seven days, today against the usual, negative share',
    reply: MonitorTrends,
  },
  negative: {
    ...requested,
    path: '/inews/monitorChart/negative',
    summary:
      'What is negative: by dimension, level, media type and region, against usual, new stories, how soon it was read',
    reply: Negative,
  },
  spread: {
    ...requested,
    path: '/inews/monitorChart/spread',
    summary: 'How a story spread: who took it from whom with reason and certainty, how fast, across which media',
    body: SpreadQuestion,
    reply: Spread,
  },
  touch: {
    ...requested,
    path: '/inews/monitorChart/touch',
    summary: 'How many people the articles may have reached: known and estimated',
    reply: Touch,
  },
  weights: {
    open: true,
    method: 'GET',
    path: '/inews/monitorChart/weights',
    access: 'member',
    permission: 'charts.view',
    summary: 'How the organisation weighs brand health and the heat of stories',
    reply: WeightsInUse,
  },
  setWeights: {
    method: 'PUT',
    path: '/inews/monitorChart/weights',
    access: 'member',
    permission: 'charts.weigh',
    undo: true,
    summary: 'Weigh them otherwise, from now on',
    body: NewWeights,
    reply: z.object({ version: Count }),
  },
})

export const chartsFeature = feature({
  name: 'charts',
  permissions: {
    view: {
      name: ['查看概览与图表', '檢視概覽與圖表', 'See the overview and charts'],
      roles: ['orgAdmin', 'member', 'reader'],
    },
    embed: {
      name: ['让其他网站显示图表', '讓其他網站顯示圖表', 'Let other sites show charts'],
      roles: ['orgAdmin', 'member'],
    },
    oversee: {
      name: ['查看与撤销所有人的嵌入', '檢視與撤銷所有人的嵌入', 'See and end everybody’s embedded charts'],
      roles: ['orgAdmin'],
    },
    annotate: { name: ['批注图表', '批註圖表', 'Annotate charts'], roles: ['orgAdmin', 'member'] },
    annotateAll: {
      name: ['修改他人的图表批注', '修改他人的圖表批註', 'Change annotations of others'],
      roles: ['orgAdmin'],
    },
    weigh: { name: ['设置指数权重', '設定指數權重', 'Set the weights of indices'], roles: ['orgAdmin'] },
  },
  quotas: {},
  contract: charts,
})
