/** Charts that other sites show in a frame: one question, read only, until a day or until it is revoked. */

import { namedRanges, Question } from '@guanlan/features/articles/articles/contract'
import { Theme } from '@guanlan/features/people/sign-in/contract'
import { Empty, Id, listOf, locales, Moment, Paging } from '@guanlan/platform/contract'
import { z } from 'zod'
import { Against } from './against.ts'
import { chartNames, figureShapes } from './figures.ts'
import { splitFields } from './shapes.ts'

/** Days that it may last. */
export const longestEmbedDays = 365
export const mostSites = 10

/** An address of a site without a path, as browsers say it: `https://news.example.com`, also with a port. */
export const Site = z
  .string()
  .trim()
  .max(200, 'charts.site')
  .transform((text, context) => {
    const origin = siteOf(text)
    if (origin !== null) return origin
    context.addIssue({ code: 'custom', message: 'charts.site' })
    return z.NEVER
  })

/** Null: it is no site, or says more than one. Pure. */
export function siteOf(text: string): string | null {
  try {
    const { protocol, origin, pathname, search, hash, username, hostname } = new URL(text)
    const isPlain = pathname === '/' && !search && !hash && !username && /^[a-z0-9.-]+$/.test(hostname)
    return isPlain && (protocol === 'https:' || protocol === 'http:') ? origin : null
  } catch {
    return null
  }
}

const Count = z.number().int()
const looks = {
  language: z.enum(locales),
  theme: Theme,
}
const Shown = z.object({
  chart: z.enum(chartNames).exclude(['negativeAnalysis']),
  by: z.enum(splitFields).default('mediaType').describe('Of the chart `split`: the field'),
  against: Against.nullable().default(null).describe('Of the chart `dataVolumeTrend`: an earlier stretch beside it'),
})

export const Embed = Shown.extend({
  id: z.number().int(),
  title: z.string(),
  range: z.enum(namedRanges).nullable().describe('Null: the moments stay'),
  question: Question,
  ...looks,
  sites: z.array(z.string()),
  createdAt: Moment,
  createdBy: z.string(),
  expiresAt: Moment,
  state: z.enum(['open', 'expired', 'revoked']),
  uses: z.number().int().describe('How often it was asked for'),
  lastUsedAt: Moment.nullable(),
})
export type Embed = z.infer<typeof Embed>

const lasting = z.int().min(1, 'charts.embedDays').max(longestEmbedDays, 'charts.embedDays')
/** What may be changed while the address stays. */
const changeable = {
  title: z.string().trim().min(1, 'charts.titleLength').max(100, 'charts.titleLength'),
  ...looks,
  sites: z.array(Site).min(1, 'charts.siteCount').max(mostSites, 'charts.siteCount'),
}

export const EmbedDraft = Shown.extend({
  ...changeable,
  question: Question,
  range: z
    .enum(namedRanges)
    .nullable()
    .default(null)
    .describe('Moves with the clock; null: the moments of the question'),
  days: lasting.default(90),
})
export type EmbedDraft = z.infer<typeof EmbedDraft>

export const EmbedChange = z.object({
  ...changeable,
  days: lasting.optional().describe('From now on; absent: it ends when it would have'),
})
export type EmbedChange = z.infer<typeof EmbedChange>

export const MadeEmbed = z.object({
  embed: Embed,
  address: z.string().describe('Of the page, without the host; told this once'),
})
export type MadeEmbed = z.infer<typeof MadeEmbed>

const Figures = z.object({
  head: z.string(),
  rows: z.array(z.string()),
  series: z.array(
    z.object({
      name: z.string(),
      values: z.array(z.number().nullable()),
      tone: z.enum(['positive', 'neutral', 'negative']).optional(),
    }),
  ),
  tones: z.array(z.enum(['positive', 'neutral', 'negative']).nullable()).optional(),
  hatched: z
    .array(z.array(Count).length(2))
    .optional()
    .describe('Of rows along a time: from one up to another (not included), where collection was disturbed'),
})
/** All that leaves by it. */
export const EmbeddedChart = z.object({
  title: z.string(),
  shape: z.enum(figureShapes),
  data: Figures,
  note: z.string().nullable(),
  span: z.string().describe('The time in words'),
  at: Moment.describe('When it was counted'),
  zone: z.string(),
  ...looks,
})
export type EmbeddedChart = z.infer<typeof EmbeddedChart>

const path = '/inews/monitorChart/embeds'
const byLink = {
  method: 'GET',
  access: 'link',
  makerNeeds: ['charts.view', 'charts.embed'],
  purpose: 'chartEmbed',
  params: z.object({ token: z.string().max(200) }),
} as const

export const embedAddress = (token: string): string => `/embed/chart/${token}`

export const embedCalls = {
  embeds: {
    method: 'GET',
    path,
    access: 'member',
    permission: 'charts.embed',
    summary: 'Charts that other sites show, newest first: one’s own, or (of=all) everybody’s',
    query: z.object({ ...Paging.shape, of: z.enum(['own', 'all']).default('own') }),
    reply: listOf(Embed),
  },
  makeEmbed: {
    method: 'POST',
    path,
    access: 'member',
    permission: 'charts.embed',
    audit: 'always',
    summary: 'Let other sites show a chart; its address is told this once',
    body: EmbedDraft,
    reply: MadeEmbed,
  },
  changeEmbed: {
    method: 'PUT',
    path: `${path}/{id}`,
    access: 'member',
    permission: 'charts.embed',
    audit: 'always',
    summary:
      'Change title, allowed sites, language, theme or end of an own one; its address stays. What was ended is not opened again',
    params: z.object({ id: Id }),
    body: EmbedChange,
    reply: Embed,
  },
  revokeEmbed: {
    method: 'DELETE',
    path: `${path}/{id}`,
    access: 'member',
    permission: 'charts.embed',
    audit: 'always',
    summary: 'End it at once and for good',
    params: z.object({ id: Id }),
    reply: Embed,
  },
  embedPage: {
    ...byLink,
    path: '/embed/chart/{token}',
    envelope: 'file',
    summary: 'The page that a frame of an allowed site shows',
    reply: Empty,
  },
  embedded: {
    ...byLink,
    path: '/embed/chart/{token}/figures',
    cost: 'expensive',
    summary: 'The numbers of the one chart, counted with the rights that its maker has now',
    reply: EmbeddedChart,
  },
} as const
