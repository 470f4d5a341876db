/** Links without what they open: what every feature that shares something of its own declares with, so that its page by link brings no more than this. */
import { Moment } from '@guanlan/platform/contract'
import { z } from 'zod'

/** What a reader sees beside the text; what tells of the organisation's own work is off unless it is ticked. */
export const shareParts = ['interactions', 'judgement', 'labels', 'notes', 'monitors'] as const
export type SharePart = (typeof shareParts)[number]
export const usualParts: readonly SharePart[] = ['interactions', 'judgement', 'labels']

/** How the page is laid out, and with that its address: an article, a page of the web, an advertisement, what a search found; what another feature made. */
export const articleLayouts = ['article', 'web', 'ad', 'found'] as const
export const objectLayouts = [
  'report',
  'topic',
  'crisis',
  'crisisCharts',
  'event',
  'eventAnalysis',
  'eventPage',
  'spread',
  'board',
  'book',
  'statement',
] as const
export const shareLayouts = [...articleLayouts, ...objectLayouts] as const
export type ShareLayout = (typeof shareLayouts)[number]
export type ObjectLayout = (typeof objectLayouts)[number]

export const sharedPages: Readonly<Record<ShareLayout, string>> = {
  article: '/newMonitorDetail',
  web: '/webMonitorDetail',
  ad: '/adDetail',
  found: '/newDataCloudDetail',
  report: '/htmlTemplateReport',
  topic: '/crisiTalkDetail',
  crisis: '/crisiDetail',
  crisisCharts: '/crisiDetailEcharts',
  event: '/eventH5',
  eventAnalysis: '/eventAnalysisH5',
  eventPage: '/EvenpcPhone',
  spread: '/traceability',
  board: '/sharedBoard',
  book: '/sharedBook',
  statement: '/crisiDetail?page=statement',
}
/** Behind the hash, so that no server on the way is told the token. */
export const sharedAddress = (layout: ShareLayout, token: string): string =>
  `${sharedPages[layout]}${sharedPages[layout].includes('?') ? '&' : '?'}token=${token}`

/** How long a link holds and what it asks of whoever has it. */
export const linkTerms = {
  expiresAt: Moment,
  password: z.string().min(4, 'shares.passwordLength').max(100, 'shares.passwordLength').nullable().default(null),
}

export const Share = z.object({
  id: z.number().int(),
  title: z.string(),
  layout: z.enum(shareLayouts),
  /** None where the link opens an object of another feature. */
  articles: z.number().int(),
  parts: z.array(z.enum(shareParts)),
  /** Whoever holds the link may have files of the object. */
  downloads: z.boolean(),
  hasPassword: z.boolean(),
  createdAt: Moment,
  createdBy: z.string(),
  expiresAt: Moment,
  state: z.enum(['open', 'expired', 'revoked']),
  /** How often it was opened; steps from one article to the next are not counted. */
  opens: z.number().int(),
  lastOpenedAt: Moment.nullable(),
})
export type Share = z.infer<typeof Share>

/** What stands in place of what a link opens, while its password is missing. */
export const Locked = z.object({
  state: z.literal('locked'),
  wrong: z.boolean(),
  /** Until the next password is looked at. */
  waitSeconds: z.number().int(),
})
export type Locked = z.infer<typeof Locked>

/** A link as it is told to whoever made it, this once. */
export const MadeShare = z.object({ share: Share, token: z.string(), address: z.string() })
export type MadeShare = z.infer<typeof MadeShare>
