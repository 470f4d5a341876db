/** How every monitor stands today, side by side. */
import { Moment } from '@guanlan/platform/contract'
import { z } from 'zod'

const Count = z.number().int()

export const MonitorTrend = z.object({
  monitorId: Count,
  /** Articles of the last seven days by the organisation's calendar, today last and up to now. */
  days: z.array(Count).length(7),
  today: Count,
  /** The median of the four weeks before up to the same time of day; null: fewer than three days to compare with. */
  usual: z.number().nullable(),
  count: Count.describe('Of the seven days'),
  negative: Count.describe('Of the seven days'),
  before: Count.describe('Of the seven days before those, up to the same time of day'),
})
export type MonitorTrend = z.infer<typeof MonitorTrend>

/** Monitors without an article in five weeks are left out. */
export const MonitorTrends = z.object({
  /** The seven days: what a list of the same time counts. */
  from: Moment,
  today: Moment,
  to: Moment,
  monitors: z.array(MonitorTrend),
})
export type MonitorTrends = z.infer<typeof MonitorTrends>
