import { Moment } from '@guanlan/platform/contract'
import { z } from 'zod'

/** When an article was published, for every list that shows it. */
export const Published = z.object({
  publishedAt: Moment,
  /** Its own time is not known: `publishedAt` is that of its arrival. */
  timeOfArrival: z.boolean(),
})
