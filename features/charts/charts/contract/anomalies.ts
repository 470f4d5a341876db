/** Points of a volume that are out of the usual, and what brought them. */
import { Question } from '@guanlan/features/articles/articles/contract'
import { Moment } from '@guanlan/platform/contract'
import { z } from 'zod'
import { expensiveQuestion } from './expensive-question.ts'

const Count = z.number().int()

/** The most unusual of a range. */
export const mostAnomalies = 20

export const Anomalies = z
  .array(
    z.object({
      at: Moment,
      /** The last moment of the point. */
      until: Moment,
      kind: z.enum(['rise', 'dip']),
      count: Count,
      /** The middle of the same hour or day of the week in the four weeks before. */
      usual: z.number(),
      /** How far from it, in spreads (formulas/anomaly.ts). */
      spreads: z.number(),
    }),
  )
  .max(mostAnomalies)
export type Anomalies = z.infer<typeof Anomalies>
export type Anomaly = Anomalies[number]

export const causeKinds = ['story', 'media', 'word', 'region'] as const
export const Why = z.object({
  count: Count,
  /** A week, on average of the four weeks before. */
  before: z.number(),
  /** Of each kind what brought most of the difference, or, where there are fewer than before, is missing most; left out where none did. */
  causes: z.array(
    z.object({
      kind: z.enum(causeKinds),
      /** As filters take it: story and medium by number, word as text, province by code ("0": not known). */
      value: z.string(),
      /** Of a story its title, of a medium its name; empty where the reader's own names are better. */
      name: z.string(),
      /** The total of the list narrowed to it; of a story every copy. */
      count: Count,
      before: z.number(),
      /** The total of the same list, of the stretch a week before. */
      lastWeek: Count,
    }),
  ),
})
export type Why = z.infer<typeof Why>

const requested = { ...expensiveQuestion, body: Question } as const

export const anomalyCalls = {
  anomalies: {
    ...requested,
    path: '/inews/monitorChart/anomalies',
    summary: 'Hours or days of a question that are out of the usual (20)',
    reply: Anomalies,
  },
  why: {
    ...requested,
    path: '/inews/monitorChart/why',
    summary:
      'What brought the articles of one hour or day: the story, medium, word and province with most more (or, of a dip, most missing) than in the weeks before',
    reply: Why,
  },
} as const
