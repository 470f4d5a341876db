/** Stories: articles that are copies of one, and what people decide about them. */
import { Moment } from '@guanlan/platform/contract'
import { z } from 'zod'
import { Sentiment } from './judgement.ts'
import { Published } from './published.ts'

/** Why an article is among similar ones: how much text it shares with the one it resembled most when it came. */
export const Similarity = z.object({
  /** Text both have / text any of them has, 0–1. */
  common: z.number(),
  /** Text both have / text of the shorter one, 0–1. */
  contained: z.number(),
  sameLead: z.boolean(),
})
export type Similarity = z.infer<typeof Similarity>

/** One article of a story, and the one that it was taken from. */
export const Reprint = z.object({
  id: z.number().int(),
  title: z.string(),
  media: z.string(),
  ...Published.shape,
  sentiment: Sentiment,
  /** Published before it, and the most alike; null: the earliest of the story. */
  from: z.number().int().nullable(),
  /** With what it was taken from; null: not known. */
  likeness: Similarity.nullable(),
  placedByHand: z.boolean(),
})
export type Reprint = z.infer<typeof Reprint>

/** A story to choose, with the articles that the organisation has of it in the last 90 days. */
export const StoryFound = z.object({ id: z.number().int(), name: z.string(), count: z.number().int() })
export type StoryFound = z.infer<typeof StoryFound>

export const InStory = z.object({
  /** Other articles of this organisation in the same story. */
  similar: z.number().int(),
  /** Null for the article that opened the story. */
  likeness: Similarity.nullable(),
  /** Somebody of the organisation put it where it is. */
  placedByHand: z.boolean(),
  /** The first of the story to be published, when there are others. */
  earliest: z.object({ id: z.number().int(), media: z.string(), publishedAt: Moment }).nullable(),
})

/** Decisions about a few stories that are handed out and back; where there are more, putting together is not undone. */
export const mostDecisions = 2_000

const StoryId = z.number().int().min(-Number.MAX_SAFE_INTEGER).max(Number.MAX_SAFE_INTEGER)

/** Stories that were made one, and what had been decided about them before. */
export const Together = z.object({
  into: StoryId,
  others: z.array(StoryId).max(1_000),
  decisions: z
    .array(z.object({ articleId: StoryId.nullable(), clusterId: StoryId.nullable(), into: StoryId }))
    .max(mostDecisions),
})
export type Together = z.infer<typeof Together>
