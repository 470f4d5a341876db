/** An organisation's own version of an article, over the text that everybody shares. */
import { Id, Moment } from '@guanlan/platform/contract'
import { z } from 'zod'
import { NegativityLevel, Sentiment } from './judgement.ts'
import { MediaType } from './media.ts'

/** What may be written over; each goes back to the original by itself. */
export const editedFields = [
  'title',
  'summary',
  'body',
  'author',
  'mediaId',
  'mediaType',
  'region',
  'publishedAt',
  'isAd',
] as const
export type EditedField = (typeof editedFields)[number]

export const longestTitle = 500
export const longestSummary = 2_000
export const longestBody = 200_000
export const longestAuthor = 200

/** Of what is written as text. */
export const articleTexts = {
  title: z.string().trim().min(1, 'articles.titleLength').max(longestTitle, 'articles.titleLength'),
  /** Empty: none. */
  summary: z.string().trim().max(longestSummary, 'articles.summaryLength'),
  body: z.string().max(longestBody, 'articles.bodyLength'),
  /** Empty: nobody is named. */
  author: z.string().trim().max(longestAuthor, 'articles.authorLength'),
}

/** What is left out stays; null: as everybody has it, and so is a value that equals the original. */
export const ArticleEdit = z
  .object({
    title: articleTexts.title.nullable(),
    summary: articleTexts.summary.nullable(),
    body: articleTexts.body.nullable(),
    author: articleTexts.author.nullable(),
    mediaId: Id.nullable(),
    mediaType: MediaType.nullable(),
    /** Division code; 0: not known. */
    region: z.int().min(0).max(999_999).nullable(),
    /** Shown with the article; lists and charts go on by the time it was published first. */
    publishedAt: Moment.nullable(),
    isAd: z.boolean().nullable(),
  })
  .partial()
export type ArticleEdit = z.infer<typeof ArticleEdit>

const Values = z.object({
  title: z.string(),
  summary: z.string(),
  body: z.string(),
  author: z.string(),
  mediaId: z.number().int(),
  mediaType: MediaType,
  region: z.number().int(),
  publishedAt: Moment,
  isAd: z.boolean(),
})

export const EditedArticle = Values.extend({
  id: z.number().int(),
  /** 0: nobody has written over it. */
  version: z.number().int(),
  updatedAt: Moment.optional(),
  updatedBy: z.string().nullable().optional(),
  media: z.string(),
  sentiment: Sentiment,
  level: NegativityLevel.nullable(),
  dimension: z.string().nullable(),
  /** As everybody has it. */
  original: Values.extend({ media: z.string() }),
  edited: z.array(z.enum(editedFields)),
})
export type EditedArticle = z.infer<typeof EditedArticle>
