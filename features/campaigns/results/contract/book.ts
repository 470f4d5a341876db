/** The clipping book of a campaign: all its pieces, one a page, in an order and under titles of one's own. */
import { Locked, linkTerms, MadeShare } from '@guanlan/features/handling/shares/contract'
import { Empty, Id, Moment, Version } from '@guanlan/platform/contract'
import { z } from 'zod'

export const bookFormats = ['pdf', 'docx', 'pptx', 'html'] as const
/** Pieces of one volume. */
export const ofVolume = 200
export const mostPlanned = 5_000
export const bookTitleLength = 200

export const PlanEntry = z.object({
  of: z.enum(['online', 'offline']),
  id: Id.describe('Of the piece'),
  title: z.string().trim().max(bookTitleLength, 'results.bookTitleLength').default('').describe('Empty: its own'),
  out: z.boolean().default(false).describe('It does not stand in the book'),
})
export type PlanEntry = z.infer<typeof PlanEntry>

const Line = PlanEntry.extend({ ownTitle: z.string(), media: z.string(), on: z.string().describe('Day or moment') })
export const BookPlan = z.object({
  version: z.number().int().describe('0: nobody made one'),
  lines: z.array(Line),
  total: z.number().int().describe('Of pieces that stand in it'),
})
export type BookPlan = z.infer<typeof BookPlan>

export const BookSetting = z.object({
  wholeTexts: z.boolean().describe('Whole texts of publishers; else an excerpt and the link'),
})

/** What leaves with a link: nothing of the organisation but its name. */
export const SharedPiece = z.object({
  title: z.string(),
  media: z.string(),
  on: z.string(),
  facts: z.string().describe('Kind, place, size'),
  text: z.string(),
  url: z.string().nullable(),
})
export const OpenedBook = z.discriminatedUnion('state', [
  Locked,
  z.object({
    state: z.literal('open'),
    key: z.string().nullable(),
    organisation: z.string(),
    expiresAt: Moment,
    name: z.string(),
    from: Moment,
    to: Moment,
    pieces: z.array(SharedPiece).max(ofVolume),
    total: z.number().int(),
  }),
])
export type OpenedBook = z.infer<typeof OpenedBook>

const views = { access: 'member', permission: 'campaigns.view' } as const
const params = z.object({ id: Id })
const byLink = {
  access: 'link',
  purpose: 'share',
  makerNeeds: ['campaigns.view', 'shares.make'],
  method: 'POST',
  reads: true,
} as const

/** A contract of its own on the page of a link, which loads no more than this. */
export const sharedBookCalls = {
  openSharedBook: {
    ...byLink,
    path: '/ipr/activity/sharedBook/{token}/open',
    cost: 'expensive',
    summary: 'The clipping book of a link; with a password, only once that is given',
    params: z.object({ token: z.string() }),
    body: z.object({ password: z.string().max(100).nullable().default(null) }),
    reply: OpenedBook,
  },
  sharedBookHolds: {
    ...byLink,
    limit: 'public',
    path: '/ipr/activity/sharedBook/{token}/holds',
    summary: 'Whether the link opens anything still; counts as no opening',
    params: z.object({ token: z.string() }),
    body: z.object({}),
    reply: Empty,
  },
} as const

export const bookCalls = {
  makeBook: {
    ...views,
    method: 'POST',
    path: '/ipr/activity/{id}/book',
    summary:
      'Make the clipping book of an activity by a task: cover, contents, numbers, then one piece a page with its excerpt and address; it lies among the downloads',
    params,
    body: z.object({ format: z.enum(bookFormats).default('pdf') }),
    reply: z.object({ task: z.number().int() }),
  },
  bookPlan: {
    ...views,
    method: 'GET',
    path: '/ipr/activity/{id}/book/plan',
    summary: 'Pieces of the clipping book in their order, with the titles that people gave them',
    params,
    reply: BookPlan,
  },
  saveBookPlan: {
    access: 'member',
    permission: 'campaigns.edit',
    undo: true,
    method: 'PUT',
    path: '/ipr/activity/{id}/book/plan',
    summary: 'Order and titles of the clipping book; pieces that are not named come behind, by time',
    params,
    body: z.object({ version: Version.or(z.literal(0)), entries: z.array(PlanEntry).max(mostPlanned) }),
    reply: BookPlan,
  },
  bookSetting: {
    ...views,
    method: 'GET',
    path: '/ipr/activity/bookSetting',
    summary: 'Whether clipping books have whole texts of publishers',
    reply: BookSetting,
  },
  saveBookSetting: {
    access: 'member',
    permission: 'results.wholeTexts',
    undo: true,
    method: 'PUT',
    path: '/ipr/activity/bookSetting',
    summary: 'Let clipping books have whole texts of publishers, or excerpts and links',
    body: BookSetting,
    reply: BookSetting,
  },
  shareBook: {
    access: 'member',
    permission: 'shares.make',
    audit: 'always',
    method: 'POST',
    path: '/ipr/activity/{id}/book/share',
    summary: 'A link to the clipping book as a web page, with an end and a password where one is given',
    params,
    body: z.object(linkTerms),
    reply: MadeShare,
  },
  ...sharedBookCalls,
} as const
