/** What the rule of a set (an event, a campaign) would find, before anything is saved. */
import { MediaType } from '@guanlan/features/articles/articles/contract'
import { Id, Moment } from '@guanlan/platform/contract'
import { z } from 'zod'

export const TriedSet = z.object({
  rule: z.string().max(60_000),
  startTime: Moment,
  endTime: Moment.nullable().default(null),
  id: Id.nullable().default(null).describe('What the rule becomes that of: what is gained and lost is told'),
  cursor: z.string().max(100_000).nullable().default(null).describe('The `next` of the part before'),
})
export type TriedSet = z.output<typeof TriedSet>

const Sample = z.object({
  id: z.number().int(),
  title: z.string(),
  media: z.string(),
  publishedAt: Moment,
  timeOfArrival: z.boolean(),
})
const Change = z.object({ count: z.number().int(), titles: z.array(z.string()).max(5) })

export const SetPreview = z.object({
  /** Everything found so far, exactly. */
  count: z.number().int(),
  negative: z.number().int(),
  complete: z.boolean(),
  progress: z.number().min(0).max(1),
  next: z.string().nullable(),
  days: z.array(z.object({ day: z.string(), count: z.number().int() })),
  samples: z.array(Sample).max(5),
  mediaTypes: z.array(z.object({ mediaType: MediaType, count: z.number().int() })),
  /** Those with most of them. */
  media: z.array(z.object({ id: z.number().int(), name: z.string(), count: z.number().int() })).max(10),
  /** Other sets of the kind that have some of them, the most first. */
  shared: z.array(z.object({ id: z.number().int(), title: z.string(), count: z.number().int() })).max(10),
  /** Against what its rule found before; null: it is a new one. */
  gained: Change.nullable(),
  lost: Change.nullable(),
})
export type SetPreview = z.infer<typeof SetPreview>
