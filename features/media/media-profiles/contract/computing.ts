/** The influence of an entry taken apart, with numbers of the reader's own in place of those that are known. */
import { MediaType } from '@guanlan/features/articles/articles/contract'
import { influenceParts } from '@guanlan/features/charts/charts/contract'
import { EntryRef, influenceMarks } from '@guanlan/features/media/media-library/contract'
import { Moment } from '@guanlan/platform/contract'
import { z } from 'zod'
import { ProfileQuestion } from './question.ts'

const amount = 'mediaProfiles.amount'
const Amount = z.coerce.number(amount).min(0, amount).max(1e12, amount).optional()
export const ComputeQuestion = ProfileQuestion.pick({ id: true, account: true }).extend({
  reads: Amount.describe('Readers of an article, in the middle'),
  interactions: Amount.describe('Of an article'),
  taken: Amount.describe('Articles that others took from it, of an article'),
  first: z.coerce
    .number('mediaProfiles.share')
    .min(0, 'mediaProfiles.share')
    .max(1, 'mediaProfiles.share')
    .optional()
    .describe('Share of stories where it was first, 0 to 1'),
  followers: Amount,
})
export type ComputeQuestion = z.infer<typeof ComputeQuestion>

export const ComputedInfluence = z.object({
  entry: EntryRef,
  mediaType: MediaType,
  from: Moment,
  to: Moment,
  articles: z.number().int().nullable().describe('Of 90 days; null: not told to whoever is limited to folders'),
  peers: z.number().int().describe('Media or accounts of the same type that percentiles are of'),
  influence: z.number().nullable().describe('0 to 100; null: too few articles (数据不足), or nothing is known'),
  low: z.number().nullable().describe('The least and the greatest of ten draws of its days; null: with own numbers'),
  high: z.number().nullable(),
  marks: z.array(z.enum(influenceMarks)).describe('What stands out of what it says of itself'),
  isComputed: z.boolean().describe('Not yet before the first night'),
  isEnough: z.boolean(),
  parts: z.array(
    z.object({
      part: z.enum(influenceParts),
      amount: z.number().nullable().describe('null: not known, and left out'),
      isOwn: z.boolean().describe('A number of the reader’s own'),
      full: z.number().nullable().describe('From which on the part is full: the 95th percentile of the same type'),
      points: z.number().nullable().describe('0 to 100'),
      weight: z.number(),
      adds: z.number().describe('Points of the influence'),
    }),
  ),
})
export type ComputedInfluence = z.infer<typeof ComputedInfluence>
