/** Hot words and stories of subjects beside one another. */
import { HotSpot, HotWord } from '@guanlan/features/charts/charts/contract'
import { Moment } from '@guanlan/platform/contract'
import { z } from 'zod'

const Count = z.number().int()
const Ends = { key: z.string(), name: z.string(), gone: z.boolean() }

export const Words = z.object({
  subjects: z.array(
    z.object({
      ...Ends,
      /** 50 at most (spec 5), hottest first. */
      words: z.array(HotWord),
      /** Hot words that no other subject has among its own, most telling first (log-odds). */
      own: z.array(z.object({ word: z.string(), weight: z.number() })),
    }),
  ),
  /** Words of all subjects, hottest first. */
  common: z.array(z.string()),
})
export type Words = z.infer<typeof Words>

export const HotSpotsOfSubjects = z.array(z.object({ ...Ends, hotSpots: z.array(HotSpot) }))

const Topic = z.object({
  story: Count,
  title: z.string(),
  media: z.string(),
  /** Of each subject, in their order. */
  counts: z.array(Count),
})
/** The stories that most articles of the subjects tell; 10 at most (spec 5). */
export const Topics = z.object({ subjects: z.array(z.object(Ends)), topics: z.array(Topic) })
export type Topics = z.infer<typeof Topics>
export const TopicTrends = z.object({
  unit: z.enum(['hour', 'day']),
  topics: z.array(
    Topic.extend({
      trend: z
        .array(z.object({ at: Moment, count: Count }))
        .describe('Points with articles; an article of two subjects counts once'),
    }),
  ),
})
export type TopicTrends = z.infer<typeof TopicTrends>
