/** What is asked of a campaign, and what opens the articles of a number. */
import { Filter } from '@guanlan/features/articles/articles/contract'
import { EntryRef } from '@guanlan/features/media/media-library/contract'
import { Id, Moment } from '@guanlan/platform/contract'
import { z } from 'zod'

/** Read by the address or by a body: the specification names no method. */
export const ResultQuestion = z.object({
  id: Id.optional(),
  activityId: Id.optional().describe('The same'),
  from: Moment.optional().describe('Absent: all of the campaign'),
  to: Moment.optional(),
})
export type ResultQuestion = z.infer<typeof ResultQuestion>

export const Range = z.object({ from: Moment, to: Moment })
export type Range = z.infer<typeof Range>

/** Of lists, which open 90 days at most. */
export const Requested = z.object({
  id: z.number().int(),
  /** Of all numbers. */
  range: Range,
  /** The whole of the campaign, not a part of its time. */
  isWhole: z.boolean(),
  /** The range in pieces of at most 90 days, the latest first: lists open one at a time. */
  stretches: z.array(Range).min(1),
})
export type Requested = z.infer<typeof Requested>

/** What stands behind a number: articles of lists, those a search finds, pieces, those of print, radio and television, or media that were requested. */
export const Behind = z.discriminatedUnion('of', [
  z.object({ of: z.literal('articles'), filters: z.array(Filter), fold: z.boolean() }),
  z.object({ of: z.literal('search'), query: z.string(), filters: z.array(Filter) }),
  z.object({
    of: z.literal('pieces'),
    kind: z.string(),
    release: z.number().int().optional().describe('Of this release alone'),
  }),
  z.object({ of: z.literal('offline'), entry: EntryRef.optional(), like: z.string().optional() }),
  z.object({ of: z.literal('media'), state: z.string() }),
])
export type Behind = z.infer<typeof Behind>
