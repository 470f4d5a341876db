/** Rankings of words and of media, the list of a day, and the index of what is watched. */
import { lengths } from '@guanlan/features/articles/articles/contract'
import { calendarDay, Moment } from '@guanlan/platform/contract'
import { z } from 'zod'

export const periods = lengths
export const RankingQuestion = z.object({ period: z.enum(periods).default('24h') })
export type RankingQuestion = z.infer<typeof RankingQuestion>

export const RankedWord = z.object({
  word: z.string(),
  rank: z.number().int(),
  topics: z.number().int(),
  platforms: z.array(z.string()),
  /** Topics with it in the same length of time just before. */
  before: z.number().int(),
  /** Its most seen topic. */
  title: z.string(),
  eventId: z.number().int(),
})
export type RankedWord = z.infer<typeof RankedWord>

export const RankedMedium = z.object({
  rank: z.number().int(),
  mediaId: z.number().int(),
  name: z.string(),
  articles: z.number().int(),
  negative: z.number().int(),
  interactions: z.number(),
  before: z.number().int(),
})
export type RankedMedium = z.infer<typeof RankedMedium>

export const DayQuestion = z.object({
  day: calendarDay('hotLists.dayFaulty').nullable().default(null).describe('In the organisation’s zone; absent: today'),
})

export const CoreIndex = z.object({
  watchId: z.number().int(),
  name: z.string(),
  days: z.array(
    z.object({
      day: z.iso.date(),
      index: z.number(),
      topics: z.number().int(),
      platforms: z.number().int(),
      bestRank: z.number().int().nullable(),
    }),
  ),
})
export type CoreIndex = z.infer<typeof CoreIndex>
export const CoreQuestion = z.object({
  startTime: Moment.nullable().default(null),
  endTime: Moment.nullable().default(null),
})
