/** An event by link: the one list of what leaves. No ids, notes or rule are in it, and nobody of the organisation is named. */
import { MediaType, Published, Sentiment } from '@guanlan/features/articles/articles/contract'
import { Locked, linkTerms, MadeShare } from '@guanlan/features/handling/shares/contract'
import { Empty, Id, Moment } from '@guanlan/platform/contract'
import { z } from 'zod'
import { eventStates } from './states.ts'

/** What a link opens: the event on a phone, its charts on a phone, or both on one page for every screen. */
export const sharedEventPages = ['event', 'eventAnalysis', 'eventPage'] as const
export type SharedEventPage = (typeof sharedEventPages)[number]

/** Main articles of the page: those with most interactions, one of each story. */
export const mostMainArticles = 20

const Count = z.number().int()
const Split = z.object({ count: Count, positive: Count, neutral: Count, negative: Count })

const Article = z.object({
  title: z.string(),
  media: z.string(),
  mediaType: MediaType,
  url: z.string().nullable().describe('Its page on the web'),
  ...Published.shape,
  sentiment: Sentiment,
})

/** In the order in which they happened: the first article, the first negative one, the point with most articles, the article with most interactions, the latest one. */
export const courseLines = ['first', 'firstNegative', 'peak', 'loudest', 'latest'] as const
const CourseLine = z.object({
  kind: z.enum(courseLines),
  at: Moment,
  count: Count.nullable().describe('Of the peak: its articles'),
  article: Article.nullable(),
})

export const SharedEvent = z.object({
  title: z.string(),
  state: z.enum(eventStates),
  startTime: Moment,
  endTime: Moment.nullable(),
  articles: Count,
  stories: Count,
  negative: Count,
  heat: Count,
  firstArticleAt: Moment.nullable(),
  lastArticleAt: Moment.nullable(),
  unit: z.enum(['hour', 'day']),
  trend: z.array(Split.extend({ at: Moment })),
  /** Empty on the page of charts. */
  course: z.array(CourseLine).max(courseLines.length),
  main: z.array(Article).max(mostMainArticles),
  /** Null on the page without them. */
  charts: z
    .object({
      total: Split,
      mediaTypes: z.array(Split.extend({ mediaType: MediaType })),
      media: z.array(Split.extend({ name: z.string() })),
    })
    .nullable(),
})
export type SharedEvent = z.infer<typeof SharedEvent>

export const OpenedEvent = z.discriminatedUnion('state', [
  Locked,
  z.object({ state: z.literal('open'), organisation: z.string(), expiresAt: Moment, event: SharedEvent }),
])
export type OpenedEvent = z.infer<typeof OpenedEvent>

const path = '/ipr/infoEvent'
const byLink = {
  access: 'link',
  purpose: 'share',
  makerNeeds: ['events.view', 'events.edit'],
  method: 'POST',
  reads: true,
  params: z.object({ token: z.string().max(200) }),
} as const

export const sharedCalls = {
  share: {
    access: 'member',
    permission: 'events.edit',
    tokenHeader: true,
    path: `${path}/share`,
    method: 'POST',
    audit: 'always',
    summary: 'Share an event, its charts or both by a link; its token is told this once',
    body: z.strictObject({ id: Id, page: z.enum(sharedEventPages).default('event'), ...linkTerms }),
    reply: MadeShare,
  },
  openShared: {
    ...byLink,
    path: `${path}/shared/{token}/open`,
    cost: 'expensive',
    summary: 'The event of a link; with a password, only once that is given',
    body: z.object({
      page: z.enum(sharedEventPages).default('event').describe('Which page the link is of; another one opens nothing'),
      password: z.string().max(100).nullable().default(null),
    }),
    reply: OpenedEvent,
  },
  sharedHolds: {
    ...byLink,
    limit: 'public',
    path: `${path}/shared/{token}/holds`,
    summary: 'Whether the link opens anything still; counts as no opening',
    body: z.object({}),
    reply: Empty,
  },
} as const
