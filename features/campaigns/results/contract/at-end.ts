/** Numbers of a campaign as of its end, and campaigns that stand as cases within their organisation. */
import { campaignKinds } from '@guanlan/features/campaigns/campaigns/contract'
import { Id, Moment, Paging, Version } from '@guanlan/platform/contract'
import { z } from 'zod'
import { Figures } from './figures.ts'
import { CampaignSpread, NegativeMedia, Statistics, Words } from './parts.ts'
import { FullTrend } from './points.ts'
import { TargetProgress } from './targets.ts'

export const summaryLength = 2_000

/** What was answered when it ended. Numbers open the articles that are still there. */
export const EndAnswers = z.object({
  overview: Figures,
  statistics: Statistics,
  trend: FullTrend,
  targets: z.array(TargetProgress),
  words: Words,
  ownWords: Words.describe('Without words of its releases'),
  spread: CampaignSpread,
  negativeMedia: NegativeMedia,
})
export type EndAnswers = z.infer<typeof EndAnswers>

export const Case = z.object({
  id: z.number().int(),
  version: Version,
  name: z.string(),
  kind: z.enum(campaignKinds),
  startTime: Moment,
  endedAt: Moment,
  takenAt: Moment,
  articles: z.number().int().describe('When it ended'),
  summary: z.string(),
  publishedAt: Moment,
  publishedBy: z.string().nullable(),
})
export type Case = z.infer<typeof Case>

export const AtEnd = z.object({
  id: z.number().int(),
  endedAt: Moment,
  takenAt: Moment,
  gone: z.number().int().describe('Articles that were there and are no longer: by age, or taken out'),
  answers: EndAnswers,
  case: Case.nullable(),
})
export type AtEnd = z.infer<typeof AtEnd>

const views = { access: 'member', permission: 'campaigns.view' } as const
const publishes = { access: 'member', permission: 'results.publish', undo: true, params: z.object({ id: Id }) } as const

export const atEndCalls = {
  atEnd: {
    ...views,
    method: ['GET', 'POST'],
    path: '/ipr/activity/{id}/atEnd',
    reads: true,
    cost: 'expensive',
    summary: 'The numbers of an activity that is over as they were at its end, and how many of its articles are gone',
    params: z.object({ id: Id }),
    reply: z.object({ atEnd: AtEnd.nullable().describe('null: it is not over, or is about to be counted') }),
  },
  takeAtEnd: {
    access: 'member',
    permission: 'campaigns.edit',
    undo: true,
    cost: 'expensive',
    method: 'POST',
    path: '/ipr/activity/{id}/takeAtEnd',
    summary: 'Count an activity that is over once more: what counts is what stands there now',
    params: z.object({ id: Id }),
    reply: z.object({ takenAt: Moment }),
  },
  cases: {
    ...views,
    method: ['GET', 'POST'],
    path: '/ipr/activity/cases',
    reads: true,
    summary: 'Activities that stand as cases within the organisation, the latest first',
    query: Paging.extend({ like: z.string().max(100).default('').describe('Part of name or summary') }),
    reply: z.object({
      list: z.array(Case),
      total: z.number().int(),
      page: z.number().int(),
      pageSize: z.number().int(),
    }),
  },
  publishCase: {
    ...publishes,
    cost: 'expensive',
    method: 'POST',
    path: '/ipr/activity/{id}/case',
    summary: 'Let an activity that is over stand as a case within the organisation, with its numbers as of its end',
    body: z.object({
      summary: z.string().trim().max(summaryLength, 'results.summaryLength').default(''),
      version: Version.optional().describe('Of the case that is changed; absent: there is none yet'),
    }),
    reply: Case,
  },
  withdrawCase: {
    ...publishes,
    method: 'DELETE',
    path: '/ipr/activity/{id}/case',
    summary: 'An activity is no case any more; the activity and its numbers stay',
    reply: z.object({ changed: z.number().int() }),
  },
} as const
