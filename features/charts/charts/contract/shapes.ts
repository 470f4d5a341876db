/** Further shapes of a question: when things are published in the week, and the volume over time split by a field. */
import { Question } from '@guanlan/features/articles/articles/contract'
import { Moment } from '@guanlan/platform/contract'
import { z } from 'zod'
import { expensiveQuestion } from './expensive-question.ts'

const Count = z.number().int()

/** Hours of the week by the organisation's clock, Monday first; hours without articles are left out. */
export const WeekHours = z
  .array(z.object({ weekday: Count.min(1).max(7), hour: Count.min(0).max(23), count: Count, negative: Count }))
  .max(7 * 24)
export type WeekHours = z.infer<typeof WeekHours>

/** Fields that a volume is split by; each is a field of filters, too. */
export const splitFields = ['sentiment', 'mediaType', 'monitor', 'region', 'level', 'language'] as const
export type SplitField = (typeof splitFields)[number]
/** Parts with most articles; all others are one part together. */
export const mostParts = 8

export const SplitQuestion = Question.extend({ by: z.enum(splitFields) })

export const SplitVolume = z.object({
  by: z.enum(splitFields),
  /** Width of a point. */
  unit: z.enum(['hour', 'day']),
  points: z.array(Moment),
  parts: z
    .array(
      z.object({
        /** As filters take it: regions are provinces ("0": not known), monitors ids. Null: articles that none of the other parts has. */
        value: z.string().nullable(),
        /** One a point: the total of the list of that time narrowed to the part. */
        counts: z.array(Count),
      }),
    )
    .max(mostParts + 1),
})
export type SplitVolume = z.infer<typeof SplitVolume>

export const shapeCalls = {
  byWeekday: {
    ...expensiveQuestion,
    path: '/inews/monitorChart/weekdayHour',
    summary: 'Articles by weekday and hour of publication',
    body: Question,
    reply: WeekHours,
  },
  split: {
    ...expensiveQuestion,
    path: '/inews/monitorChart/split',
    summary: 'Articles over time, split by a field (8 parts and the rest)',
    body: SplitQuestion,
    reply: SplitVolume,
  },
} as const
