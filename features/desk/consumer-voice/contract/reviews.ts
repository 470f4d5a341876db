/** Word of mouth: what users of products say of them, and how many points they give. */
import { contract, feature, recordFields, withoutTraces } from '@guanlan/platform/contract'
import { z } from 'zod'
import { strings } from '../strings/reviews.ts'
import { lineOf, voiceCalls, voiceFields, voiceQuestion } from './voice.ts'

const Points = z.array(z.string().trim().min(1).max(50, 'reviews.pointsLength')).max(20, 'reviews.pointsLength')

export const Draft = z.object({
  ...voiceFields('reviews'),
  product: lineOf('reviews.productLength', 100),
  author: z.string().trim().max(100).default(''),
  /** 0 to 5; 4 and more are positive, 2 and less negative. */
  score: z
    .number('reviews.scoreRange')
    .min(0, 'reviews.scoreRange')
    .max(5, 'reviews.scoreRange')
    .overwrite(withoutTraces),
  good: Points.default([]),
  bad: Points.default([]),
})
export type Draft = z.infer<typeof Draft>
export const Review = Draft.extend(recordFields)
export type Review = z.infer<typeof Review>

export const ratings = ['all', 'positive', 'neutral', 'negative'] as const

export const Question = z.object({
  ...voiceQuestion('title, text or product'),
  rating: z.enum(ratings).default('all'),
  sort: z.enum(['publishedOn', 'score', 'product']).default('publishedOn'),
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

export const reviews = contract(
  voiceCalls({
    ...{ name: 'reviews', called: 'wordMouth', noun: 'a review', listed: 'Reviews, page after page' },
    ...{ summed: 'Points, products and aspects of the reviews that a question finds' },
    ...{ Draft, Record: Review, Question, Summary, exported },
  }),
)

export const reviewsFeature = feature({
  name: 'reviews',
  permissions: {
    view: { name: ['查看口碑', '檢視口碑', 'See word of mouth'], roles: ['orgAdmin', 'member', 'reader'] },
    edit: { name: ['编辑口碑', '編輯口碑', 'Change word of mouth'], roles: ['orgAdmin', 'member'] },
  },
  quotas: {},
  contract: reviews,
})
