/** How every monitor stands today, side by side. */
import { Moment } from '@guanlan/platform/contract'
import { z } from 'zod'

const Count = z.number().int()

export const MonitorTrend = z.object({
  monitorId: Count,
  /** Articles of the last seven times 24 hours, those that end now last: together the count. */
  days: z.array(Count).length(7),
  today: Count,
  /** The median of the four weeks before up to the same time of day; null: fewer than three days to compare with. */
  usual: z.number().nullable(),
  count: Count.describe('Of the last 7 days, from this time of day seven days ago: what a list of them counts'),
  negative: Count.describe('Of the last 7 days'),
  before: Count.nullable().describe('Of the 7 days before those; null: what is kept begins later'),
})
export type MonitorTrend = z.infer<typeof MonitorTrend>

/** Monitors without an article in five weeks are left out. */
export const MonitorTrends = z.object({
  /** The last 7 days as everywhere (momentsOf): what a list of the same time counts. */
  from: Moment,
  today: Moment,
  to: Moment,
  monitors: z.array(MonitorTrend),
})
export type MonitorTrends = z.infer<typeof MonitorTrends>
