/** Reposts of one post: who passed it on from whom, as far as somebody says so or a text tells it. */
import { LongId, Moment } from '@guanlan/platform/contract'
import { z } from 'zod'

const Count = z.number().int()

/** Reposts shown one by one: those with most behind them. */
export const mostReposts = 2_000
/** With branches that are opened. */
export const mostOpened = 10_000
/** Opens reposts whose source is not known. */
export const openUnknown = -1

/** `given`: the sender says it. `named`: its text names whose repost it passes on. */
export const repostReasons = ['given', 'named'] as const
/** Nothing says where it comes from; what is said is not among these; its text names somebody who is not; the lines said go round in a circle. */
export const unknownKinds = ['silent', 'missing', 'stranger', 'circle'] as const

export const RepostNode = z.object({
  number: Count.describe('Place among all reposts in order of time; 0: the post itself'),
  author: z.string().nullable().describe('null: not said, or opened by a link'),
  who: Count.describe('The same for all reposts of an author, in the order in which authors come; 0: not said'),
  text: z.string().describe('Its first 140 characters'),
  at: Moment,
  from: Count.nullable().describe('Place among the nodes of what it passed on; null: not known, or the post itself'),
  reason: z.enum(repostReasons).nullable(),
  certainty: z
    .enum(['high', 'middle', 'low'])
    .nullable()
    .describe('high: given; middle: named, and one alone fits; low: the most recent of several'),
  unknown: z.enum(unknownKinds).nullable().describe('Why its source is not known'),
  copies: Count.describe('Reposts of it directly'),
  known: Count.describe('All behind it by lines that are given'),
  inferred: Count.describe('All others behind it'),
  folded: Count.describe('Of its direct reposts those that are counted, not shown'),
})
export type RepostNode = z.infer<typeof RepostNode>

const ByLines = z.object({
  known: Count.describe('By lines that are given'),
  all: Count.describe('With those that texts tell'),
})

export const Cascade = z.object({
  article: LongId.nullable().describe('The post; null: opened by a link'),
  title: z.string(),
  total: Count.describe('Reposts stored, 100,000 at most'),
  authors: Count,
  lines: z.object({ known: Count, inferred: Count, unknown: Count }),
  unknown: z.record(z.enum(unknownKinds), Count),
  depth: ByLines.describe('Lines one behind the other'),
  width: ByLines.describe('Most reposts equally many lines away from where theirs begin'),
  early: Count.describe('Written before the post, by their clocks'),
  turned: Count.describe('Written before what they passed on, by their clocks'),
  nodes: z.array(RepostNode).describe('The post first, then in order of time'),
  foldedUnknown: Count.describe('Reposts whose source is not known that are counted, not shown'),
  amplifiers: z.array(
    z.object({ node: Count, known: Count, inferred: Count, hours: z.number().describe('After the post') }),
  ),
})
export type Cascade = z.infer<typeof Cascade>
