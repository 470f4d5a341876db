/** What charts of accounts, places, stories and reach answer. */
import { accountTypes, genders, MediaType, positionKeys } from '@guanlan/features/articles/articles/contract'
import { LongId, Moment } from '@guanlan/platform/contract'
import { z } from 'zod'

const Count = z.number().int()
const Split = z.object({ count: Count, positive: Count, neutral: Count, negative: Count })

/** A story and how much of it the question holds. */
export const HotSpot = Split.extend({
  story: z
    .number()
    .int()
    .describe('The largest of `stories`. Negative: an article that somebody took out of its story'),
  stories: z
    .array(z.number().int())
    .min(1)
    .max(50)
    .describe('All that are told of one matter, most articles first; every number is that of them together'),
  /** The earliest article that fits the question. */
  articleId: LongId,
  title: z.string(),
  media: z.string(),
  firstAt: Moment,
  lastAt: Moment,
  /** The hour in which most of its articles were published. */
  peakAt: Moment,
  mediaCount: Count,
  interactions: z.number(),
  heat: z
    .number()
    .min(0)
    .max(100)
    .describe('By the weights of the organisation (weights: storyHeat); the order stays that of the articles'),
})
export type HotSpot = z.infer<typeof HotSpot>
/** Most articles first; 10 at most (spec 5). */
export const HotSpots = z.array(HotSpot).max(10)

/** A province with all places in it; an article that names two provinces counts for both. */
export const MentionedRegions = z.array(Split.extend({ region: z.number().int() })).max(40)

const Told = Split.extend({ accounts: Count.describe('Different accounts among them') })
export const AccountTypes = z.array(Told.extend({ accountType: z.enum(accountTypes) }))
export const AccountGenders = z.array(Told.extend({ gender: z.enum(genders) }))
/** Where articles stood in their medium, as filters take it; `unknown`: nobody told. */
export const ArticlePositions = z.array(Split.extend({ position: z.enum([...positionKeys, 'unknown']) }))

/** Readers whom sites told, and those that are estimated, never in one number without a word. */
const Readers = z.object({
  articles: Count,
  told: Count.describe('Articles whose readers are known'),
  readers: z.number(),
  estimated: Count.describe('Articles whose readers are estimated'),
  estimatedReaders: z.number(),
})
export const Touch = z.object({ total: Readers, mediaTypes: z.array(Readers.extend({ mediaType: MediaType })) })
export type Touch = z.infer<typeof Touch>
