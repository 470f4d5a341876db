/** Crises in numbers: by level and state, by day, and how fast was acted. */
import { Moment } from '@guanlan/platform/contract'
import { z } from 'zod'
import { CrisisLevel } from './levels.ts'
import { statuses } from './states.ts'

const Minutes = z.number().nullable().describe('Minutes on average; null: none in the period')
export const Overview = z.object({
  /** Drills and deleted ones are counted nowhere. */
  levels: z.array(z.object({ crisisLevel: CrisisLevel, count: z.number().int(), underWay: z.number().int() })),
  statuses: z.array(z.object({ status: z.enum(statuses), count: z.number().int() })),
  total: z.number().int(),
  underWay: z.number().int(),
  /** What rules proposed and nobody has decided about. */
  waitingOpenings: z.number().int(),
  /** This quarter beside the one before: from the start to being acknowledged, and to the first statement. */
  acknowledged: z.object({ now: Minutes, before: Minutes }),
  firstStatement: z.object({ now: Minutes, before: Minutes }),
  quarter: z.object({ from: Moment, to: Moment, before: Moment.describe('When the one before began') }),
  /** Tasks whose time is over or ends next, of crises under way. */
  due: z.array(
    z.object({ crisisId: z.number().int(), crisis: z.string(), what: z.string(), kind: z.string(), at: Moment }),
  ),
})
export type Overview = z.infer<typeof Overview>

export const Trend = z.array(
  z.object({
    day: z.string().describe('YYYY-MM-DD by the clock of the organisation'),
    from: Moment.describe('When the day begins'),
    opened: z.number().int(),
    over: z.number().int(),
    /** Opened, by level 1 to 4. */
    levels: z.array(z.number().int()).length(4),
  }),
)
