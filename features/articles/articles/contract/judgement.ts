/** How an article is judged, by the text, by people and by what their corrections taught. */

import { Moment } from '@guanlan/platform/contract'
import { z } from 'zod'
import { Ids } from './ids.ts'

/** Spec 4: 1 positive, 0 neutral, -1 negative. */
export const Sentiment = z.union([z.literal(1), z.literal(0), z.literal(-1)])
export type Sentiment = z.infer<typeof Sentiment>

/** Spec 4: 4 general, 3 important, 2 severe, 1 major; only negative articles have one. */
export const NegativityLevel = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)])

export const Judged = z.object({
  sentiment: Sentiment,
  level: NegativityLevel.nullable(),
  /** How sure the text engine is, 0–1; null where somebody else said it: the sender, or a person of the organisation. */
  probability: z.number().nullable(),
  /** Set by hand. */
  corrected: z.boolean(),
  /** Otherwise than everybody would judge it: by what the corrections of the organisation taught. */
  learned: z.boolean(),
})

export const Correction = z.object({
  idList: Ids,
  /** Null: what the text says, as if nobody had said anything. */
  sentiment: Sentiment.nullable(),
  /** Of negative ones; 4, general, when it is not said. */
  level: NegativityLevel.optional(),
})
export type Correction = z.infer<typeof Correction>

/** The whole stories take it on. One act changes one article, unless it is said otherwise. */
export const WithSimilar = z.boolean().default(false)

/** They come from a search: what no monitor of the organisation wants becomes the organisation's with the act. */
export const Found = z.boolean().default(false)

/** With the other articles of the stories, where they were meant too. */
export const Corrected = z.object({ changed: z.number().int() })

/** What the organisation's corrections of sentiment taught. */
export const SentimentAdjustment = z.object({
  enabled: z.boolean(),
  /** Only then it is used: on articles left out while learning it was clearly more often right than the text engine alone. */
  proven: z.boolean(),
  /** Stories with corrections, as they stand now, and how many it takes to learn from them. */
  examples: z.number().int(),
  needed: z.number().int(),
  /** Null: not yet. */
  learnedAt: Moment.nullable(),
  /** 0–1, of the articles left out: corrected ones, and ones that people read and let stand. Null: too few corrections. */
  rightWith: z.number().nullable(),
  rightWithout: z.number().nullable(),
  /** The one who asks is an administrator of the organisation. */
  maySwitch: z.boolean(),
})
export type SentimentAdjustment = z.infer<typeof SentimentAdjustment>
