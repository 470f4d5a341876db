/** How a story spread: who took it from whom, how fast, and across which media. */
import { MediaType, mediaLevels, Question } from '@guanlan/features/articles/articles/contract'
import { LongId, Moment } from '@guanlan/platform/contract'
import { z } from 'zod'

const Count = z.number().int()
/** Articles of a story that are read one by one, the earliest; of a larger story the rest is counted. */
export const mostSpreadRead = 5_000
/** Articles told one by one: those that most others go back to. */
export const mostSpreadNodes = 200

export const SpreadQuestion = Question.extend({
  story: z.number().int().describe('Negative: an article that somebody took out of its story'),
})

/**
 * Why an article is said to be taken from another: it links to its address, names its medium as source, is alike by its
 * text, or, where nothing says so, comes after the earliest.
 */
export const spreadReasons = ['link', 'named', 'alike', 'assumed'] as const
export type SpreadReason = (typeof spreadReasons)[number]
export const spreadCertainties = ['high', 'middle', 'low'] as const

export const SpreadNode = z.object({
  id: LongId,
  title: z.string(),
  media: z.string(),
  mediaId: Count,
  mediaType: MediaType,
  level: z.enum(mediaLevels).nullable().describe('How far the medium reaches; null: not known'),
  sentiment: Count,
  at: Moment,
  from: LongId.nullable().describe('The article it was taken from; null: the earliest'),
  reason: z.enum(spreadReasons).nullable().describe('null: the earliest'),
  certainty: z.enum(spreadCertainties).nullable(),
  said: z.string().nullable().describe('The words of its text that name the source, 60 characters at most'),
  common: z.number().nullable().describe('Share of common text, 0 to 1, where it is alike'),
  copies: Count.describe('Articles taken from it directly'),
  below: Count.describe('All articles that go back to it'),
})
export type SpreadNode = z.infer<typeof SpreadNode>

const Jump = <T extends z.ZodType>(kind: T) =>
  z.object({
    from: kind,
    to: kind,
    count: Count.describe('Articles that took it so'),
    firstId: LongId.describe('The first of them'),
    firstAt: Moment,
  })

export const Spread = z.object({
  total: Count.describe('Articles of the story that the question holds'),
  read: Count.describe('Of them read one by one, the earliest 5,000 at most'),
  media: Count,
  interactions: z.number(),
  heat: z.number().min(0).max(100).describe('By the weights of the organisation (weights: storyHeat)'),
  firstAt: Moment.nullable(),
  lastAt: Moment.nullable(),
  reasons: z.object({ link: Count, named: Count, alike: Count, assumed: Count }),
  nodes: z.array(SpreadNode).max(mostSpreadNodes).describe('In order of time, the earliest first'),
  milestones: z
    .array(z.object({ percent: Count, at: Moment, hours: z.number(), count: Count }))
    .describe('When 10, 50 and 90 % of its articles were there, in hours after the earliest'),
  unit: z.enum(['hour', 'day']),
  points: z.array(z.object({ at: Moment, count: Count })),
  mediaTypeJumps: z.array(Jump(MediaType)).describe('From one media type to another, the most frequent first'),
  levelJumps: z.array(Jump(z.enum(mediaLevels))),
  growth: z
    .array(z.object({ id: LongId, title: z.string(), media: z.string(), at: Moment, following: Count }))
    .max(5)
    .describe('After which most followed within the hour, whoever they took it from'),
})
export type Spread = z.infer<typeof Spread>
