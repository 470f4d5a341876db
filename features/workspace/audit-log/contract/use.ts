/** How much the product is used: numbers by day, never what somebody did with it. */
import { Id } from '@guanlan/platform/contract'
import { z } from 'zod'

/** acts: what the product counts by itself, changes that were done in it. reported: what programs beside it report. */
export const useSources = ['acts', 'reported'] as const
export const useGroups = ['event', 'organisation', 'person'] as const
export const useDays = [7, 30, 90] as const

export const UseQuestion = z.object({
  of: z.enum(useSources).default('acts'),
  days: z.union(useDays.map(each => z.literal(each))).default(30),
  by: z.enum(useGroups).default('event'),
  organisation: Id.nullable().default(null).describe('Of one organisation alone; null: of all'),
})
export type UseQuestion = z.infer<typeof UseQuestion>

export const Use = z.object({
  /** One a day, the oldest first; days without anything are 0. */
  days: z.array(z.object({ day: z.iso.date(), times: z.number().int() })),
  /** Those used most, 100 at most. */
  rows: z.array(
    z.object({
      name: z.string(),
      times: z.number().int(),
      /** Different people on the same day count once a day. */
      people: z.number().int(),
    }),
  ),
})
export type Use = z.infer<typeof Use>
