/** The form of a rule: groups of words and excluded words. */
import { z } from 'zod'

export const mostWordGroups = 5

export const WordGroup = z.object({
  /** Words joined by `,` (any of) or `+` (all of), not both. */
  words: z.string().trim().min(1, 'monitors.wordsRequired').max(20_000),
  /** A word must occur at least this often: 1–10 (spec 5). */
  frequency: z
    .number('monitors.frequency')
    .int('monitors.frequency')
    .min(1, 'monitors.frequency')
    .max(10, 'monitors.frequency')
    .default(1),
})

export const WordForm = z.object({
  groups: z.array(WordGroup).min(1, 'monitors.wordsRequired').max(mostWordGroups, 'monitors.tooManyGroups'),
  excluded: z.string().trim().max(20_000).default(''),
})
export type WordForm = z.infer<typeof WordForm>
