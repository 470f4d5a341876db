/** What a rule would find, before anything is saved. */
import { MediaType } from '@guanlan/features/articles/articles/contract'
import { Id, Moment } from '@guanlan/platform/contract'
import { z } from 'zod'

export const TriedEvent = z.object({
  rule: z.string().max(60_000),
  startTime: Moment,
  endTime: Moment.nullable().default(null),
  id: Id.nullable().default(null).describe('The event whose rule it becomes: what is gained and lost is told'),
  cursor: z.string().max(20_000).nullable().default(null).describe('The `next` of the part before'),
})
export type TriedEvent = z.output<typeof TriedEvent>

const Sample = z.object({
  id: z.number().int(),
  title: z.string(),
  media: z.string(),
  publishedAt: Moment,
  timeOfArrival: z.boolean(),
})
const Change = z.object({ count: z.number().int(), titles: z.array(z.string()).max(5) })

export const EventPreview = z.object({
  /** Everything found so far, exactly. */
  count: z.number().int(),
  negative: z.number().int(),
  complete: z.boolean(),
  progress: z.number().min(0).max(1),
  next: z.string().nullable(),
  days: z.array(z.object({ day: z.string(), count: z.number().int() })),
  samples: z.array(Sample).max(5),
  mediaTypes: z.array(z.object({ mediaType: MediaType, count: z.number().int() })),
  /** Other events that have some of them, the most first. */
  shared: z.array(z.object({ id: z.number().int(), title: z.string(), count: z.number().int() })).max(10),
  /** Against what its rule found before; null: it is a new one. */
  gained: Change.nullable(),
  lost: Change.nullable(),
})
export type EventPreview = z.infer<typeof EventPreview>
