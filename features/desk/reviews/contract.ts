/** Word of mouth: what users of products say of them, and how many points they give. A kind of data of its own, outside the media types of articles. */
import {
  contract,
  exportCall,
  feature,
  importCalls,
  pushCall,
  recordCalls,
  recordFields,
} from '@guanlan/platform/contract'
import { z } from 'zod'
import { strings } from './strings.ts'

const Points = z.array(z.string().trim().min(1).max(50, 'reviews.pointsLength')).max(20, 'reviews.pointsLength')
const Url = z
  .string()
  .max(2_000)
  .regex(/^(https?:\/\/.*)?$/, 'reviews.urlFaulty')

export const Draft = z.object({
  /** Of the platform; one that is known already is the same review. */
  code: z.string().trim().min(1, 'reviews.codeLength').max(100, 'reviews.codeLength'),
  title: z.string().trim().min(1, 'reviews.nameLength').max(200, 'reviews.nameLength'),
  body: z.string().trim().max(20_000, 'reviews.bodyLength').default(''),
  product: z.string().trim().min(1, 'reviews.productLength').max(100, 'reviews.productLength'),
  platform: z.string().trim().min(1, 'reviews.platformLength').max(100, 'reviews.platformLength'),
  author: z.string().trim().max(100).default(''),
  /** 0 to 5; 4 and more are positive, 2 and less negative. */
  score: z.number('reviews.scoreRange').min(0, 'reviews.scoreRange').max(5, 'reviews.scoreRange'),
  good: Points.default([]),
  bad: Points.default([]),
  url: Url.default(''),
  publishedOn: z.iso.date('reviews.dayFaulty'),
})
export type Draft = z.infer<typeof Draft>
export const Review = Draft.extend(recordFields)
export type Review = z.infer<typeof Review>

export const ratings = ['all', 'positive', 'neutral', 'negative'] as const

export const Question = z.object({
  like: z.string().max(100).default('').describe('Part of title, text or product'),
  rating: z.enum(ratings).default('all'),
  field: z.string().max(20).default('').describe('Code of an industry: those with a word of it (dicIndustry)'),
  startTime: z.iso.date().nullable().default(null).describe('First day'),
  endTime: z.iso.date().nullable().default(null).describe('Last day'),
  sort: z.enum(['publishedOn', 'score', 'product']).default('publishedOn'),
  order: z.enum(['asc', 'desc']).default('desc'),
})
export type Question = z.infer<typeof Question>

export const Summary = z.object({
  count: z.number().int(),
  /** Null: no reviews. */
  average: z.number().nullable(),
  /** Reviews by points, 0 to 5, rounded. */
  scores: z.array(z.number().int()).length(6),
  products: z.array(z.object({ product: z.string(), count: z.number().int(), average: z.number() })),
  aspects: z.array(z.object({ aspect: z.string(), good: z.number().int(), bad: z.number().int() })),
})
export type Summary = z.infer<typeof Summary>

const { code, name: title, body, product, platform, author, score, good, bad, url, publishedOn } = strings
/** What may be exported, by its titles; and imported. */
export const imported = { code, title, body, product, platform, author, score, good, bad, url, publishedOn }
export const exported = { ...imported, updatedAt: strings.updated, updatedBy: strings.updatedBy }

const path = '/inews/wordMouth'

export const reviews = contract({
  ...recordCalls({
    ...{ path, name: 'reviews', noun: 'a review', listed: 'Reviews, page after page', listBy: 'body' },
    ...{ Question, Draft, Record: Review, over: { list: { open: true } } },
  }),
  summary: {
    access: 'member',
    method: 'POST',
    path: `${path}/summary`,
    permission: 'reviews.view',
    reads: true,
    summary: 'Points, products and aspects of the reviews that a question finds',
    body: Question,
    reply: Summary,
  },
  ...exportCall({ path, permission: 'reviews.view', question: Question, columns: exported }),
  ...importCalls({ path, permission: 'reviews.edit' }),
  ...pushCall({ path: '/ua/upload/wordMouth/addBatch', permission: 'reviews.edit' }),
})

export const reviewsFeature = feature({
  name: 'reviews',
  permissions: {
    view: { name: ['查看口碑', '檢視口碑', 'See word of mouth'], roles: ['orgAdmin', 'member', 'reader'] },
    edit: { name: ['编辑口碑', '編輯口碑', 'Change word of mouth'], roles: ['orgAdmin', 'member'] },
  },
  quotas: {},
  contract: reviews,
})
