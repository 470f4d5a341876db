/** A draft tried on stored articles: what it would bring, and what it changes against the saved rule. */

import { Published } from '@guanlan/features/articles/articles/contract'
import { z } from 'zod'
import { MonitorDraft } from './monitor.ts'
import { Sentence } from './sentence.ts'

export const RuleProblem = z.object({
  from: z.number().int(),
  to: z.number().int(),
  code: z.string(),
  severity: z.enum(['error', 'advice']),
  /** In zh, zh-TW, en. */
  message: Sentence,
  group: z.number().int().nullable(),
})

const HitPlace = z.object({ from: z.number().int(), to: z.number().int(), term: z.string() })

/** An article with the rule's words marked. */
export const Sample = z.object({
  id: z.number().int(),
  title: z.string(),
  media: z.string(),
  ...Published.shape,
  excerpt: z.string(),
  titleHits: z.array(HitPlace),
  excerptHits: z.array(HitPlace),
})
export type Sample = z.infer<typeof Sample>

/** Where a count stops until it is asked to go on. */
export const mostCounted = 10_000

/**
 * The draft of a rule, checked and tried on what is stored, newest first. Every reply says all that was found so far: with a cursor it takes
 * the place of the reply the cursor came from, nothing is to be added up.
 */
export const Preview = z.object({
  problems: z.array(RuleProblem),
  /** The rule as text, when it could be read. */
  rule: z.string().nullable(),
  sentence: Sentence.nullable(),
  /** Articles found so far, exactly; stands at `mostCounted` when `capped`: there are more, and `next` counts them all. */
  count: z.number().int(),
  capped: z.boolean(),
  /** The whole time range is walked. */
  complete: z.boolean(),
  /** Articles walked so far, whatever their texts say. */
  examined: z.number().int(),
  /** To go on with; null when complete. */
  next: z.string().nullable(),
  /** Share of the time range walked, 0–1. */
  progress: z.number(),
  /** Articles a day of the organisation's zone, oldest first; every day of the range. */
  days: z.array(z.object({ day: z.string(), count: z.number().int() })),
  /** The newest, 5 at most. */
  samples: z.array(Sample),
  /** What could be added to the rule, 8 each at most, best first. */
  words: z.object({
    /** Held by this share (0–1) of the articles found: with it (`+word`) about that share remains. */
    narrow: z.array(z.object({ word: z.string(), share: z.number() })),
    /** Stands beside the rule's words, and in this many newest articles the rule does not find (`|word`). */
    widen: z.array(z.object({ word: z.string(), count: z.number().int() })),
    /** The words of the rule that an article may have, in its order, 12 at most: in how many of the newest articles (`over` of them, within the rule's limits) each stands, and in which share of those found. */
    own: z.array(z.object({ word: z.string(), count: z.number().int(), share: z.number() })),
    /** Newest articles in which `widen` and `own` are counted. */
    over: z.number().int(),
  }),
  /** What a day may bring: all articles, and negative ones. */
  expected: z.object({ articlesPerDay: z.number(), alertsPerDay: z.number() }),
  /** Expected microseconds that the rule takes of every article, and the words it is looked up by, most frequent first (share of articles). */
  cost: z
    .object({
      microseconds: z.number(),
      heavy: z.boolean(),
      words: z.array(z.object({ word: z.string(), share: z.number() })),
    })
    .nullable(),
})
export type Preview = z.infer<typeof Preview>

const Change = z.object({ count: z.number().int(), samples: z.array(Sample) })

/** What a draft changes against the saved rule, over a part of the range: figures of this part only, newest part first. */
export const Replay = z.object({
  problems: z.array(RuleProblem),
  /** Articles the saved rule wants, and the draft. */
  before: z.number().int(),
  after: z.number().int(),
  /** With 5 samples each at most. */
  added: Change,
  lost: Change,
  /** Days of the organisation's zone with a change, oldest first. */
  days: z.array(z.object({ day: z.string(), added: z.number().int(), lost: z.number().int() })),
  next: z.string().nullable(),
  /** Share of the whole range walked so far, 0–1. */
  progress: z.number(),
})
export type Replay = z.infer<typeof Replay>

const RuleParts = MonitorDraft.pick({
  form: true,
  rule: true,
  languages: true,
  regions: true,
  mediaLimit: true,
  mediaGroups: true,
})

/** A draft tried on the newest days; `cursor` is the `next` of the reply before, null begins. */
export const TriedDraft = RuleParts.extend({
  days: z.number().int().min(1).max(90).default(30),
  cursor: z.string().max(20_000).nullable().default(null),
})
export type TriedDraft = z.infer<typeof TriedDraft>
