/** What a link to articles opens, and how it is opened: all that its page needs. */
import {
  countNames,
  Highlight,
  Language,
  MediaType,
  mediaLevels,
  Published,
  Sentiment,
} from '@guanlan/features/articles/articles/contract'
import { Moment } from '@guanlan/platform/contract'
import { z } from 'zod'
import { articleLayouts, Locked } from './links.ts'

/** Articles of one link. */
export const mostShared = 500
/** An article of the list; null: it is no longer there. */
const Listed = z.object({ title: z.string(), media: z.string(), mediaType: MediaType, ...Published.shape }).nullable()

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

export const path = '/inews/share'
const ByToken = z.object({ token: z.string().max(200) })

export const openedCalls = {
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
} as const
