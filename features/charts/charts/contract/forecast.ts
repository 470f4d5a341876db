/** What the next day (or week) of a volume is expected to be, as a band, with how such bands did in the four weeks before. */
import { Question } from '@guanlan/features/articles/articles/contract'
import { Moment } from '@guanlan/platform/contract'
import { z } from 'zod'
import { expensiveQuestion } from './expensive-question.ts'

const Count = z.number().int()

/** Why there is no band. */
export const forecastStates = ['known', 'disturbed', 'tooShort'] as const

export const Forecast = z.object({
  state: z
    .enum(forecastStates)
    .describe(
      'disturbed: collection was, for a fifth of the 28 days before or more; tooShort: fewer than three weeks are known. There is no band then',
    ),
  unit: z.enum(['hour', 'day']),
  /** 24 hours or 7 days after the last point of the question; each with the middle of the same hour or day of the week before, and two spreads around it. */
  points: z.array(z.object({ from: Moment, to: Moment, low: z.number(), middle: z.number(), high: z.number() })),
  /** The same bands of each hour or day of the 28 days before, against what came; null: none of them had one. */
  backtest: z
    .object({
      points: Count,
      inside: z.number().min(0).max(1).describe('Share of them whose number lay in its band'),
      meanError: z.number().describe('Articles between the middle of the band and what came, on average of the points'),
      meanCount: z.number().describe('Articles that came, on average of the points'),
    })
    .nullable(),
})
export type Forecast = z.infer<typeof Forecast>

export const forecastCalls = {
  forecast: {
    ...expensiveQuestion,
    path: '/inews/monitorChart/forecast',
    summary: 'A seasonal band for the 24 hours or 7 days after a question, with its error of the 28 days before',
    body: Question,
    reply: Forecast,
  },
} as const
