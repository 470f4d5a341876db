/** What is said of series over time. */
import { Moment } from '@guanlan/platform/contract'
import { z } from 'zod'

const Count = z.number().int()
export const courseUnits = ['day', 'week', 'month'] as const

const Point = z.object({
  from: Moment,
  to: Moment.describe('Where the next one begins; the total of the sentences of this stretch'),
  positive: Count,
  neutral: Count,
  negative: Count,
})
export const Course = z.object({
  unit: z.enum(courseUnits).describe('Days up to 31 of them, weeks up to 190 days, beyond that months'),
  series: z.array(z.object({ seriesId: Count, name: z.string(), isTied: z.boolean(), points: z.array(Point) })),
})
export type Course = z.infer<typeof Course>
