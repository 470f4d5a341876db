/** What came of a task: a score for each entry, and what it rests on. */
import { EntryRef } from '@guanlan/features/media/media-library/contract'
import { Id, KeysetPaging, keysetListOf } from '@guanlan/platform/contract'
import { z } from 'zod'
import { Cuts, criteria, tiers, Weights } from './task.ts'

/** With fewer articles of 90 days an entry has no influence. */
export const leastArticles = 20

const Part = z.number().min(0).max(100).nullable()
const Count = z.number()
export const Computed = z.object({
  /** 0 to 100 each; null: not known, and left out of the score. */
  influence: Part.describe('Of the library, as it was computed on `influenceOn`'),
  influenceOn: z
    .string()
    .nullable()
    .default(null)
    .describe('A day; null: there is none, or it was made before days were kept'),
  relevance: Part,
  tone: Part,
  originality: Part,
  /** What they rest on. */
  articles: Count.describe('Our monitors want'),
  collected: Count.nullable().describe('All that was collected of it; null: not counted'),
  positive: Count,
  negative: Count,
  interactions: Count,
  reads: Count.describe('Known ones'),
  stories: Count,
  first: Count.describe('Stories in which it was the earliest'),
})
export type Computed = z.infer<typeof Computed>

const Mark = z.int().min(1, 'assessments.markFaulty').max(5, 'assessments.markFaulty').nullable()
export const Result = z.object({
  /** Place in the ranking. */
  id: z.number().int(),
  entry: z.string(),
  name: z.string(),
  computed: Computed.nullable(),
  cooperation: Mark,
  price: Mark,
  score: z.number().nullable().describe('0 to 100, of the criteria that are known by their weights; null: none is'),
  known: z.number().int().describe('How much of the weights is known, of 100'),
  tier: z.enum(tiers).nullable(),
  before: z.number().nullable().describe('Its score in the task before'),
})
export type Result = z.infer<typeof Result>

/** Of one task: as the address of its ranking has it. */
export const RankingQuestion = z.object({
  like: z.string().max(100).default(''),
  tier: z.enum(['all', ...tiers]).default('all'),
  sort: z.enum(['score', 'name', ...criteria]).default('score'),
  order: z.enum(['asc', 'desc']).default('desc'),
})
export const ResultQuestion = RankingQuestion.extend({ taskId: Id })
export type ResultQuestion = z.infer<typeof ResultQuestion>
export const ResultPage = ResultQuestion.extend({
  ...KeysetPaging.shape,
  pageSize: z.coerce.number().int().min(1).max(500).default(50),
})
export const Results = keysetListOf(Result).extend({
  weights: Weights,
  cuts: Cuts,
  /** The task that `before` is of. */
  before: z.object({ id: z.number().int(), name: z.string() }).nullable(),
  tierCounts: z.record(z.enum(tiers), z.number().int()),
})

/** Signs of the part of a tag before its tier. */
export const prefixLength = 28
export const Tagging = z.object({
  id: Id,
  prefix: z
    .string()
    .trim()
    .min(1, 'assessments.prefixLength')
    .max(prefixLength, 'assessments.prefixLength')
    .describe('The tag is this, a blank and the tier'),
  tiers: z.array(z.enum(tiers)).min(1, 'assessments.tiersMissing'),
})
export const Tagged = z.object({
  changed: z.number().int(),
  left: z.number().int().describe('Not among our own media'),
})

export const Marks = z.object({ id: Id, entry: EntryRef, cooperation: Mark, price: Mark })
