/** A crisis by link: the one list of what leaves. Nobody is named, no task and no sentence of the team is in it but statements that were published. */
import { MediaType, Published, Sentiment } from '@guanlan/features/articles/articles/contract'
import { Locked, linkTerms, MadeShare } from '@guanlan/features/handling/shares/contract'
import { Empty, Id, Moment } from '@guanlan/platform/contract'
import { z } from 'zod'
import { at } from './access.ts'
import { CrisisLevel } from './levels.ts'
import { statuses } from './states.ts'

/** What a link opens: the crisis with its history and articles, or its charts. */
export const sharedPages = ['crisis', 'crisisCharts'] as const

/** Of its articles so many stand on the page, the newest. */
export const mostSharedArticles = 50

const Level = z.object({
  code: CrisisLevel,
  name: z.string().describe('In the language of the reader'),
  colour: z.string(),
})

const Head = z.object({
  name: z.string(),
  level: Level,
  status: z.enum(statuses),
  drill: z.boolean(),
  startedAt: Moment.nullable(),
  closedAt: Moment.nullable(),
  /** Articles of it, and the time of the first. */
  articles: z.number().int(),
  firstArticleAt: Moment.nullable(),
})

/** A step: when and to what. By whom and why stays inside. */
const Step = z.object({
  time: Moment,
  act: z.string(),
  status: z.enum(statuses).nullable(),
  fromLevel: Level.nullable(),
  toLevel: Level.nullable(),
})

const Article = z.object({
  title: z.string(),
  media: z.string(),
  mediaType: MediaType,
  url: z.string().nullable().describe('Its page on the web'),
  ...Published.shape,
  sentiment: Sentiment,
})

/** As it was published last, whatever is being written since. */
const PublishedStatement = z.object({
  title: z.string(),
  paragraphs: z.array(z.string()),
  at: Moment,
  place: z.string(),
  link: z.string().describe('Empty: none'),
})
/** The newest; of those before, the chronicle knows. */
export const mostSharedStatements = 20

export const SharedCrisis = Head.extend({
  statements: z.array(PublishedStatement).max(mostSharedStatements),
  history: z.array(Step),
  newest: z.array(Article).max(mostSharedArticles),
})
export type SharedCrisis = z.infer<typeof SharedCrisis>

const Count = z.number().int()
const Split = z.object({ count: Count, positive: Count, neutral: Count, negative: Count })
export const SharedCharts = Head.extend({
  /** The last 90 days of it. */
  unit: z.enum(['hour', 'day']),
  total: Split,
  trend: z.array(Split.extend({ at: Moment })),
  mediaTypes: z.array(Split.extend({ mediaType: MediaType })),
  media: z.array(Split.extend({ name: z.string() })),
})
export type SharedCharts = z.infer<typeof SharedCharts>

const opened = <Of extends z.ZodType>(crisis: Of) =>
  z.discriminatedUnion('state', [
    Locked,
    z.object({ state: z.literal('open'), organisation: z.string(), expiresAt: Moment, crisis }),
  ])
export const OpenedCrisis = opened(SharedCrisis)
export type OpenedCrisis = z.infer<typeof OpenedCrisis>
export const OpenedCharts = opened(SharedCharts)
export type OpenedCharts = z.infer<typeof OpenedCharts>

const byLink = {
  access: 'link',
  purpose: 'share',
  makerNeeds: ['crisis.view', 'crisis.act'],
  method: 'POST',
  reads: true,
  params: z.object({ token: z.string().max(200) }),
} as const
const Password = z.object({ password: z.string().max(100).nullable().default(null) })

export const sharedCalls = {
  share: {
    access: 'member',
    permission: 'crisis.act',
    tokenHeader: true,
    ...at('share'),
    method: 'POST',
    audit: 'always',
    summary: 'Share a crisis, or its charts, by a link; its token is told this once',
    body: z.strictObject({ id: Id, page: z.enum(sharedPages).default('crisis'), ...linkTerms }),
    reply: MadeShare,
  },
  openShared: {
    ...byLink,
    ...at('shared/{token}/open'),
    cost: 'expensive',
    summary: 'The crisis of a link; with a password, only once that is given',
    body: Password,
    reply: OpenedCrisis,
  },
  openSharedCharts: {
    ...byLink,
    ...at('shared/{token}/charts'),
    cost: 'expensive',
    summary: 'The charts of the crisis of a link; with a password, only once that is given',
    body: Password,
    reply: OpenedCharts,
  },
  sharedHolds: {
    ...byLink,
    limit: 'public',
    ...at('shared/{token}/holds'),
    summary: 'Whether the link opens anything still; counts as no opening',
    body: z.object({}),
    reply: Empty,
  },
} as const
