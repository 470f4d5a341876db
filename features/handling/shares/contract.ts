/** Shared articles: a link that opens one article, or a list as it was, for people without a session. */

import {
  countNames,
  Highlight,
  Language,
  MediaType,
  mediaLevels,
  Published,
  Sentiment,
} from '@guanlan/features/articles/articles/contract'
import { asksAll, onArticles } from '@guanlan/features/handling/article-actions/contract'
import { contract, feature, Id, listOf, Moment, Paging } from '@guanlan/platform/contract'
import { z } from 'zod'

/** Articles of one link. */
export const mostShared = 500
/** Days that a link may last. */
export const longestDays = 365

/** What a reader sees beside the text; what tells of the organisation's own work is off unless it is ticked. */
export const shareParts = ['interactions', 'judgement', 'labels', 'notes', 'monitors'] as const
export type SharePart = (typeof shareParts)[number]
export const usualParts: readonly SharePart[] = ['interactions', 'judgement', 'labels']

/** How the page is laid out, and with that its address: an article, a page of the web, an advertisement, what a search found; what another feature made. */
export const articleLayouts = ['article', 'web', 'ad', 'found'] as const
export const objectLayouts = ['report', 'topic', 'crisis', 'crisisCharts'] as const
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
}
/** Behind the hash, so that no server on the way is told the token. */
export const sharedAddress = (layout: ShareLayout, token: string): string => `${sharedPages[layout]}?token=${token}`

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

export const ShareDraft = onArticles({
  /** Empty: the title of the first article. */
  title: z.string().trim().max(200, 'shares.titleLength').default(''),
  parts: z
    .array(z.enum(shareParts))
    .max(shareParts.length)
    .default([...usualParts]),
  ...linkTerms,
})
export type ShareDraft = z.infer<typeof ShareDraft>

/** An article of the list; null: it is no longer there. */
const Listed = z.object({ title: z.string(), media: z.string(), mediaType: MediaType, ...Published.shape }).nullable()

/** What stands in place of what a link opens, while its password is missing. */
export const Locked = z.object({
  state: z.literal('locked'),
  wrong: z.boolean(),
  /** Until the next password is looked at. */
  waitSeconds: z.number().int(),
})
export type Locked = z.infer<typeof Locked>

export const Opened = z.discriminatedUnion('state', [
  Locked,
  z.object({
    state: z.literal('open'),
    /** Shown with each article of a link with a password; null: there is none. */
    key: z.string().nullable(),
    title: z.string(),
    organisation: z.string(),
    layout: z.enum(articleLayouts),
    expiresAt: Moment,
    articles: z.array(Listed),
  }),
])
export type Opened = z.infer<typeof Opened>

/** One article as the link shows it; null is what was not ticked, or is not known. */
export const SharedArticle = z.object({
  title: z.string(),
  body: z.string(),
  url: z.string().nullable(),
  language: Language,
  summary: z.string().nullable(),
  isAd: z.boolean(),
  demonstration: z.boolean(),
  media: z.object({ name: z.string(), type: MediaType, level: z.enum(mediaLevels) }),
  author: z.string().nullable(),
  followers: z.number().nullable(),
  region: z.object({ code: z.number().int(), name: z.string() }).nullable(),
  ...Published.shape,
  interactions: z
    .object({
      reads: z.number().nullable(),
      likes: z.number().nullable(),
      shares: z.number().nullable(),
      comments: z.number().nullable(),
      /** Counts that are known from below only (`10万+`). */
      atLeast: z.array(z.enum(countNames)),
    })
    .nullable(),
  sentiment: Sentiment.nullable(),
  labels: z.array(z.object({ name: z.string(), colour: z.number().int() })).nullable(),
  notes: z.array(z.object({ text: z.string(), by: z.string(), at: Moment })).nullable(),
  monitors: z.array(z.string()).nullable(),
  /** Where the words of the monitors stand; none unless these were ticked. */
  titleHits: z.array(Highlight),
  bodyHits: z.array(Highlight),
})
export type SharedArticle = z.infer<typeof SharedArticle>

/** A link as it is told to whoever made it, this once. */
export const MadeShare = z.object({ share: Share, token: z.string(), address: z.string() })
export type MadeShare = z.infer<typeof MadeShare>

const path = '/inews/share'
const ByToken = z.object({ token: z.string().max(200) })

export const shares = contract({
  make: {
    method: 'POST',
    path,
    access: 'member',
    permission: 'shares.make',
    audit: 'always',
    expensiveWhen: asksAll,
    summary: 'Share articles by a link; its token is told this once',
    body: ShareDraft,
    reply: MadeShare,
  },
  list: {
    method: 'GET',
    path,
    access: 'member',
    permission: 'shares.make',
    summary: 'Shared links, newest first: one’s own, or (of=all) everybody’s',
    query: z.object({ ...Paging.shape, of: z.enum(['own', 'all']).default('own') }),
    reply: listOf(Share),
  },
  revoke: {
    method: 'DELETE',
    path: `${path}/{id}`,
    access: 'member',
    permission: 'shares.make',
    audit: 'always',
    summary: 'End a shared link at once and for good',
    params: z.object({ id: Id }),
    reply: Share,
  },
  open: {
    method: 'POST',
    path: `${path}/{token}/open`,
    access: 'link',
    makerNeeds: ['shares.make'],
    purpose: 'share',
    reads: true,
    summary: 'What a link opens; with a password, only once that is given',
    params: ByToken,
    body: z.object({ password: z.string().max(100).nullable().default(null) }),
    reply: Opened,
  },
  article: {
    method: 'POST',
    path: `${path}/{token}/article`,
    access: 'link',
    makerNeeds: ['shares.make'],
    purpose: 'share',
    reads: true,
    summary: 'One article of a link, by its place in the list (0 is the first)',
    params: ByToken,
    body: z.object({ position: z.int().min(0).max(mostShared), key: z.string().max(200).nullable().default(null) }),
    reply: SharedArticle,
  },
})

export const sharesFeature = feature({
  name: 'shares',
  permissions: {
    make: {
      name: ['分享文章', '分享文章', 'Share articles by a link'],
      roles: ['orgAdmin', 'member'],
    },
    oversee: {
      name: ['查看与撤销所有人的分享链接', '檢視與撤銷所有人的分享連結', 'See and end everybody’s shared links'],
      roles: ['orgAdmin'],
    },
  },
  quotas: {},
  contract: shares,
})
