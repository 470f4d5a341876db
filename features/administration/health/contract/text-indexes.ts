/** Indexes of texts beside the database, as operators see them. */
import { Moment } from '@guanlan/platform/contract'
import { z } from 'zod'

const TextIndexFacts = z.object({
  name: z.string(),
  use: z
    .enum(['asked', 'filling', 'left'])
    .describe('It answers, is filled to take the place of what answers, or answered before and may again within a day'),
  filled: z.boolean(),
  filledFrom: Moment.nullable().describe('While it is filled: it holds what was published from this day on'),
  perSecond: z.number().nullable().describe('Articles it is filled with a second of work'),
  remainingSeconds: z.number().nullable(),
  behind: z.number().int().describe('Changes it does not show yet; the database answers for them'),
  oldestSeconds: z.number().nullable(),
  refused: z.number().int().describe('Articles it did not take; the database answers for them'),
  repaired: z.number().int().describe('Articles that were missing or too many when both were compared'),
})

/** The one that answers, or the only one there is. */
export const TextIndexes = TextIndexFacts.extend({
  alone: z.boolean().describe('Nobody else searches: while it does not answer or is filled, searches are refused'),
  away: z.boolean().nullable().describe('It did not answer this process a moment ago; null: it is not asked here'),
  beside: z.array(TextIndexFacts).describe('Indexes that are kept beside the one that answers'),
})
