/** What filters have taken out. */
import { Published } from '@guanlan/features/articles/articles/contract'
import { Id, LongId, Paging } from '@guanlan/platform/contract'
import { z } from 'zod'

export const FilteredQuestion = z.object({
  filterId: Id.nullable().default(null).describe('null: of every filter'),
  articleId: LongId.nullable().default(null).describe('Which filters took this one; null: any article'),
  ...Paging.shape,
})
export const FilteredArticle = z.object({
  id: z.number().int(),
  title: z.string(),
  summary: z.string(),
  media: z.string(),
  ...Published.shape,
  /** The monitors it was taken from, each by which filter. */
  taken: z.array(
    z.object({
      monitorId: z.number().int(),
      monitor: z.string(),
      filterId: z.number().int(),
      /** Null while a filter that was removed is being taken back. */
      filter: z.string().nullable(),
    }),
  ),
})
export type FilteredArticle = z.infer<typeof FilteredArticle>

export const FilterNumbers = z.object({
  /** Days of the organisation's zone, oldest first; every day. */
  days: z.array(z.string()),
  filters: z.array(
    z.object({
      id: z.number().int(),
      name: z.string(),
      type: z.enum(['black', 'white', 'similar']),
      enabled: z.boolean(),
      /** Articles taken out, by day of publication. */
      counts: z.array(z.number().int()),
      total: z.number().int(),
    }),
  ),
})
export type FilterNumbers = z.infer<typeof FilterNumbers>
