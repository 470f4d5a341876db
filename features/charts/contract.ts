/** The questions behind charts. All take the same question as the article list, so that a chart's number is the list's total. */

import { MediaType, Question, Sentiment } from '@guanlan/features/articles/contract'
import { contract, Moment } from '@guanlan/platform/contract'
import { z } from 'zod'

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
  regions: z.array(Split.extend({ region: z.number().int().nullable() })),
  authors: z.array(Split.extend({ author: z.string(), mediaType: MediaType, interactions: Count })),
})
export type Overview = z.infer<typeof Overview>

const Trend = z.array(Point)
export const charts = contract({
  overview: {
    method: 'POST',
    path: '/inews/monitorChart/overview',
    access: 'member',
    summary: 'The whole overview in one question',
    body: Question,
    reply: Overview,
  },
  volumeTrend: {
    method: 'POST',
    path: '/inews/monitorChart/dataVolumeTrend',
    access: 'member',
    summary: 'Articles over time',
    body: Question,
    reply: Trend,
  },
  overviewVolumeTrend: {
    method: 'POST',
    path: '/inews/monitorChart/overview/dataVolumeTrend',
    access: 'member',
    summary: 'Articles over time, for the overview',
    body: Question,
    reply: Trend,
  },
  sentimentShares: {
    method: 'POST',
    path: '/inews/monitorChart/emotionalProperty/pie',
    aliases: ['/inews/monitorChart/overview/emotionalProperty'],
    access: 'member',
    summary: 'Shares of sentiments',
    body: Question,
    reply: z.array(z.object({ sentiment: Sentiment, count: Count })),
  },
  sentimentTrend: {
    method: 'POST',
    path: '/inews/monitorChart/emotionalProperty/line',
    access: 'member',
    summary: 'Sentiments over time',
    body: Question,
    reply: Trend,
  },
  mediaTypes: {
    method: 'POST',
    path: '/inews/monitorChart/overview/mediaType',
    access: 'member',
    summary: 'Articles by media type',
    body: Question,
    reply: Overview.shape.mediaTypes,
  },
  activeMedia: {
    method: 'POST',
    path: '/inews/monitorChart/activeMedia',
    access: 'member',
    summary: 'Media with most articles (10)',
    body: Question,
    reply: Overview.shape.media,
  },
  popularAccounts: {
    method: 'POST',
    path: '/inews/monitorChart/popularAccount',
    access: 'member',
    summary: 'Accounts with most interaction (10)',
    body: Question,
    reply: Overview.shape.authors,
  },
  releaseRegions: {
    method: 'POST',
    path: '/inews/monitorChart/releaseHotZone',
    access: 'member',
    summary: 'Regions the articles come from',
    body: Question,
    reply: Overview.shape.regions,
  },
})
