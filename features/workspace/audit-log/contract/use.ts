/** How much the product is used: numbers of events by day, never what somebody did with it. */
import { z } from 'zod'

export const useGroups = ['event', 'organisation'] as const
export const useDays = [7, 30, 90] as const

export const UseQuestion = z.object({
  days: z.union(useDays.map(each => z.literal(each))).default(30),
  by: z.enum(useGroups).default('event'),
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
