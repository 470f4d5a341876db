/** Briefs: chosen articles as a text for a chat, or as a file. */
import { asksAll, onArticles } from '@guanlan/features/handling/article-actions/contract'
import { contract, Empty, feature } from '@guanlan/platform/contract'
import { z } from 'zod'

/** Articles of one brief. */
export const mostBriefed = 200

/** What stands beside a title. */
export const briefParts = ['media', 'time', 'sentiment', 'numbers', 'summary', 'link'] as const
export type BriefPart = (typeof briefParts)[number]
export const usualBriefParts: readonly BriefPart[] = ['media', 'time', 'sentiment', 'summary', 'link']

/** `list`: as they were chosen. */
export const briefOrders = ['list', 'newest', 'negative'] as const
export type BriefOrder = (typeof briefOrders)[number]

export const briefKinds = ['docx', 'pdf', 'html', 'png'] as const
export type BriefKind = (typeof briefKinds)[number]

export const BriefDraft = onArticles({
  /** Empty: the kind of the document and its day. */
  title: z.string().trim().max(100, 'briefs.titleLength').default(''),
  parts: z
    .array(z.enum(briefParts))
    .max(briefParts.length)
    .default([...usualBriefParts]),
  order: z.enum(briefOrders).default('list'),
  /** The articles themselves instead of their summaries; files only. */
  whole: z.boolean().default(false),
})
export type BriefDraft = z.infer<typeof BriefDraft>

const path = '/inews/article/brief'
const of = {
  method: 'POST',
  access: 'member',
  permission: 'briefs.make',
  reads: true,
  expensiveWhen: asksAll,
} as const

export const briefs = contract({
  text: {
    ...of,
    path,
    summary: 'A brief of chosen articles as a text for a chat',
    body: BriefDraft,
    reply: z.object({
      title: z.string(),
      text: z.string(),
      articles: z.number().int(),
      /** Files that this installation can make. */
      kinds: z.array(z.enum(briefKinds)),
    }),
  },
  file: {
    ...of,
    path: `${path}/{kind}`,
    waits: true,
    envelope: 'file',
    summary: 'The same as a file; a picture too long for one is a zip of its parts',
    params: z.object({ kind: z.enum(briefKinds) }),
    body: BriefDraft,
    reply: Empty,
  },
})

export const briefsFeature = feature({
  name: 'briefs',
  permissions: {
    make: { name: ['制作简报', '製作簡報', 'Make briefs'], roles: ['orgAdmin', 'member'] },
  },
  quotas: {},
  contract: briefs,
})
