/** What a warning waits for over time instead of telling each event at its first article. */
import { mediaLevels } from '@guanlan/features/articles/articles/contract'
import { z } from 'zod'

export const mostTimeConditions = 10
/** So many media of an incident are counted. */
export const mostMediaCounted = 100

/** A story that reaches a size, a level of media or so many types of them. */
export const reachKinds = ['reachesArticles', 'reachesMedia', 'reachesMediaLevel', 'reachesMediaTypes'] as const
/** What is counted over a stretch of time, whatever events it belongs to. */
export const measuredKinds = ['volume', 'growth', 'negativeShare', 'silence'] as const
export const timeKinds = [...reachKinds, ...measuredKinds] as const
export type TimeKind = (typeof timeKinds)[number]

export const counted = ['articles', 'stories'] as const
export const sensitivities = ['high', 'medium', 'low'] as const
export type Sensitivity = (typeof sensitivities)[number]

/**
 * Growth holds when the count is at least `factor` times what is usual, and exceeds it by `spread` times its square root: counts of things that come
 * by chance vary by that root.
 */
export const growthOf: Readonly<Record<Sensitivity, { factor: number; spread: number }>> = {
  high: { factor: 1.5, spread: 2 },
  medium: { factor: 2, spread: 4 },
  low: { factor: 4, spread: 6 },
}

export type TimePart = 'atLeast' | 'mediaLevel' | 'minutes' | 'counts' | 'sensitivity' | 'percent' | 'coolDown'
/** What a kind asks for, in the order in which it is written. */
export const timeParts: Readonly<Record<TimeKind, readonly TimePart[]>> = {
  reachesArticles: ['atLeast'],
  reachesMedia: ['atLeast'],
  reachesMediaLevel: ['mediaLevel'],
  reachesMediaTypes: ['atLeast'],
  volume: ['minutes', 'atLeast', 'counts', 'coolDown'],
  growth: ['minutes', 'sensitivity', 'atLeast', 'counts', 'coolDown'],
  negativeShare: ['minutes', 'percent', 'atLeast', 'coolDown'],
  silence: ['minutes', 'atLeast', 'coolDown'],
}

const Whole = (
  least: number,
  most: number,
  key: 'atLeastRange' | 'minutesRange' | 'percentRange' | 'coolDownRange',
) => {
  const problem = `warnings.${key}` as const
  return z.number(problem).int(problem).min(least, problem).max(most, problem)
}

/** Parts that a kind does not ask for are kept as they are and mean nothing. */
export const TimeCondition = z
  .object({
    kind: z.enum(timeKinds, 'warnings.conditionRequired'),
    atLeast: Whole(1, 100_000, 'atLeastRange').default(10).describe('Of silence: as many as usually come'),
    mediaLevel: z.enum(mediaLevels).default('provincial').describe('At least so wide'),
    minutes: Whole(5, 1_440, 'minutesRange').default(30).describe('The stretch that is counted, until now'),
    counts: z.enum(counted).default('articles'),
    sensitivity: z.enum(sensitivities).default('medium'),
    percent: Whole(1, 100, 'percentRange').default(50).describe('Negative ones of a hundred'),
    coolDown: Whole(0, 1_440, 'coolDownRange')
      .default(60)
      .describe('Minutes after it is over in which it does not speak again'),
  })
  .refine(({ kind, atLeast }) => kind !== 'reachesMedia' || atLeast <= mostMediaCounted, {
    error: 'warnings.mostMedia',
    path: ['atLeast'],
  })
export type TimeCondition = z.infer<typeof TimeCondition>

/** What was counted when such a condition held. */
export const Measured = z.object({
  kind: z.enum(measuredKinds),
  counts: z.enum(counted),
  minutes: z.number().int(),
  count: z.number().int(),
  usual: z.number().nullable().describe('The median of the same hours of four weeks; null: not known'),
  percent: z.number().int().nullable().describe('Negative ones of a hundred; null: not asked'),
  after: z.number().int().nullable().describe('The count when it was over; null: it is not'),
})
export type Measured = z.infer<typeof Measured>
