/** A volume beside an earlier stretch of equal length, point by point. */
import { Question } from '@guanlan/features/articles/articles/contract'
import { Moment } from '@guanlan/platform/contract'
import { z } from 'zod'
import { expensiveQuestion } from './expensive-question.ts'

const Count = z.number().int()
const Split = z.object({ count: Count, positive: Count, neutral: Count, negative: Count })

export const namedAgainst = ['before', 'lastWeek', 'lastYear'] as const
/** The stretch just before, the same days last week or last year by the organisation's clock, or a stretch that begins at a moment. */
export const Against = z.union([z.enum(namedAgainst), z.object({ since: Moment })])
export type Against = z.infer<typeof Against>

/** Why no change is told against it. */
export const againstStates = ['known', 'disturbed', 'beforeMonitor', 'notKept', 'nothing'] as const

export const Earlier = z.object({
  from: Moment,
  to: Moment,
  state: z
    .enum(againstStates)
    .describe(
      'disturbed: collection was; beforeMonitor: nothing was found and no monitor of the question was there; notKept: what is kept begins later; nothing: known, and there was none',
    ),
  total: Split.extend({ interactions: Count, media: Count }),
  /** One for each point of the trend, with the stretch it counts: as long as the part of the point that the question covers. */
  points: z.array(z.object({ from: Moment, to: Moment, count: Count, negative: Count })),
})
export type Earlier = z.infer<typeof Earlier>

export const againstCalls = {
  against: {
    ...expensiveQuestion,
    path: '/inews/monitorChart/against',
    summary: 'The volume of an earlier stretch of equal length, point by point beside the trend of a question',
    body: Question.extend({ against: Against }),
    reply: Earlier,
  },
} as const
