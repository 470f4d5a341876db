/** What a warning waits for over time instead of telling each event at its first article. */
import { mediaLevels } from '@guanlan/features/articles/contract'
import { z } from 'zod'

export const mostTimeConditions = 10
/** So many media of an incident are counted. */
export const mostMediaCounted = 100

/** A story that reaches a size, a level of media or so many types of them. */
export const reachKinds = ['reachesArticles', 'reachesMedia', 'reachesMediaLevel', 'reachesMediaTypes'] as const
export const timeKinds = [...reachKinds] as const
export type TimeKind = (typeof timeKinds)[number]

/** What a kind asks for. */
export const timeParts: Readonly<Record<TimeKind, readonly ('atLeast' | 'mediaLevel')[]>> = {
  reachesArticles: ['atLeast'],
  reachesMedia: ['atLeast'],
  reachesMediaLevel: ['mediaLevel'],
  reachesMediaTypes: ['atLeast'],
}

/** Parts that a kind does not ask for are kept as they are and mean nothing. */
export const TimeCondition = z
  .object({
    kind: z.enum(timeKinds, 'warnings.conditionRequired'),
    atLeast: z
      .number('warnings.atLeastRange')
      .int()
      .min(1, 'warnings.atLeastRange')
      .max(100_000, 'warnings.atLeastRange')
      .default(10),
    mediaLevel: z.enum(mediaLevels).default('provincial').describe('At least so wide'),
  })
  .refine(({ kind, atLeast }) => kind !== 'reachesMedia' || atLeast <= mostMediaCounted, {
    error: 'warnings.mostMedia',
    path: ['atLeast'],
  })
export type TimeCondition = z.infer<typeof TimeCondition>
