/** Numbers of a campaign over time. */
import { Moment } from '@guanlan/platform/contract'
import { z } from 'zod'
import { Requested } from './question.ts'

export const units = ['hour', 'day', 'week'] as const
export type Unit = (typeof units)[number]

const Count = z.number().int()
/** What is marked above the points. */
export const Mark = z.object({ kind: z.enum(['release', 'note']), at: Moment, text: z.string() })
export type Mark = z.infer<typeof Mark>

const Points = Requested.extend({ unit: z.enum(units), marks: z.array(Mark) })
export const Trend = Points.extend({ points: z.array(z.object({ at: Moment, count: Count, negative: Count })) })
export type Trend = z.infer<typeof Trend>
export const TrendRow = z.object({
  at: Moment,
  count: Count,
  positive: Count,
  neutral: Count,
  negative: Count,
  media: Count,
  copies: Count.describe('Full or shortened, of those that are matched'),
  ownPieces: Count,
  interactions: z.number(),
  readsKnown: Count.describe('Articles whose readers are known'),
  readers: z.number().describe('Of those'),
  usual: z.number().nullable().optional().describe('Of its own hours or weekdays; null: too few are known'),
})
export const FullTrend = Points.extend({ points: z.array(TrendRow) })
export type FullTrend = z.infer<typeof FullTrend>
