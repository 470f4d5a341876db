/** A sentence that names a series, with the aspect it speaks of. */
import { Moment, Version } from '@guanlan/platform/contract'
import { z } from 'zod'

/** The aspects of engine/text/aspects, in their order. */
export const aspects = ['动力', '价格', '内饰', '配置', '安全性', '外观', '操控', '油耗', '空间', '舒适性'] as const
export const Aspect = z.enum(aspects)
export type Aspect = z.infer<typeof Aspect>
export const sources = ['article', 'review', 'complaint'] as const
export type Source = (typeof sources)[number]
export const Leaning = z.union([z.literal(1), z.literal(0), z.literal(-1)])

export const Sentence = z.object({
  id: z.number().int(),
  version: Version,
  source: z.enum(sources),
  sourceId: z.number().int(),
  seriesId: z.number().int(),
  series: z.string(),
  aspect: Aspect.nullable(),
  leaning: Leaning,
  found: Aspect.describe('As it was judged'),
  judged: Leaning,
  isCorrected: z.boolean(),
  field: z.enum(['title', 'body']),
  from: z.number().int().describe('UTF-16 offsets in the field, end exclusive'),
  to: z.number().int(),
  text: z.string().nullable().describe('Null: the text was changed since'),
  title: z.string().describe('Of the article, review or complaint'),
  medium: z.string(),
  url: z.string().nullable(),
  dealers: z.array(z.string()),
  publishedAt: Moment,
  updatedAt: Moment,
  updatedBy: z.string().nullable(),
})
export type Sentence = z.infer<typeof Sentence>
