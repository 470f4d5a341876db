/** The resource library: lists of the house, and what is known of a brand. */
import { ArticleRow, mediaTypes } from '@guanlan/features/articles/articles/contract'
import { nameKinds } from '@guanlan/features/articles/brand-library/contract'
import { calendarDay, contract, Empty, feature, listOf, Moment, Paging } from '@guanlan/platform/contract'
import { z } from 'zod'

/** Articles of a brand whose incidents are looked for, newest first. */
export const mostNamed = 1_000

export const BrandQuestion = z.object({
  brand: z.string().trim().min(1, 'resources.brandMissing').max(50),
  startTime: Moment.nullable().default(null).describe('Absent: 30 days before endTime'),
  endTime: Moment.nullable().default(null).describe('Absent: now'),
})
export type BrandQuestion = z.infer<typeof BrandQuestion>
const BrandPage = BrandQuestion.extend(Paging.shape)
export type BrandPage = z.infer<typeof BrandPage>

export const BrandName = z.object({
  id: z.number().int(),
  kind: z.enum(nameKinds),
  name: z.string(),
  aliases: z.array(z.string()),
})
export const BrandPlatform = z.object({ mediaType: z.enum(mediaTypes), articles: z.number().int() })
export const BrandMedium = z.object({
  mediaId: z.number().int(),
  name: z.string(),
  articles: z.number().int(),
  negative: z.number().int(),
  interactions: z.number(),
})
export const BrandActivity = z.object({
  id: z.number().int(),
  name: z.string(),
  startTime: Moment,
  endTime: Moment.nullable(),
})
export const BrandIncident = z.object({
  id: z.number().int(),
  title: z.string(),
  level: z.number().int().nullable(),
  state: z.string(),
  articles: z.number().int().describe('Of the incident that name the brand'),
  lastAt: Moment,
})

const view = { access: 'member', permission: 'resources.view', method: 'POST', reads: true } as const
const costly = { ...view, cost: 'expensive' } as const

export const resources = contract({
  brandNames: {
    ...view,
    path: '/inews/brand/names',
    summary: 'Entries of the brand library by a part of any name, for members',
    body: z.object({ like: z.string().max(100).default('') }),
    reply: z.array(BrandName).max(100),
  },
  brandArticle: {
    ...costly,
    path: '/inews/brandArticle',
    summary: 'Articles of the organisation that name a brand, newest first',
    body: BrandPage,
    reply: listOf(ArticleRow),
  },
  brandPlatform: {
    ...costly,
    path: '/inews/brandPlatform',
    summary: 'Kinds of media that name a brand, by articles',
    body: BrandQuestion,
    reply: z.array(BrandPlatform),
  },
  brandMedia: {
    ...costly,
    path: '/inews/brandMedia',
    summary: 'Media that name a brand, by articles',
    body: BrandPage,
    reply: listOf(BrandMedium),
  },
  brandActivity: {
    ...view,
    path: '/inews/brandActivity',
    summary: 'Campaigns of the organisation that say the brand is theirs; none for whoever may not see campaigns',
    body: BrandPage,
    reply: listOf(BrandActivity),
  },
  brandForewarning: {
    ...costly,
    path: '/inews/brandForewarning',
    summary:
      'Open incidents with articles that name a brand, of its newest 1,000; none for whoever may not see warnings',
    body: BrandPage,
    reply: listOf(BrandIncident),
  },
  hotFile: {
    ...costly,
    envelope: 'file',
    path: '/inews/xlHot/file',
    summary: 'The hot list of a day as a workbook, with the rank of the day before',
    body: z.object({ day: calendarDay('resources.dayFaulty') }),
    reply: Empty,
  },
})

export const resourcesFeature = feature({
  name: 'resources',
  permissions: {
    view: { name: ['查看资源库', '檢視資源庫', 'See the resource library'], roles: ['orgAdmin', 'member', 'reader'] },
    publish: {
      name: ['发布案例与政策', '發布案例與政策', 'Publish report cases and policies'],
      roles: ['orgAdmin'],
    },
  },
  quotas: {},
  contract: resources,
})
