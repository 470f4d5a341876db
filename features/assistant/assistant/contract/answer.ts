/** What an answer is made of: figures with the lists that they open, passages of articles, and sentences that passages carry. */
import { Sentiment } from '@guanlan/features/articles/articles/contract'
import { LongId, Moment } from '@guanlan/platform/contract'
import { z } from 'zod'
import { Plan } from './plan.ts'
import { Written } from './written.ts'

/** Passages of an answer. */
export const mostPassages = 40
/** UTF-16 units of a passage. */
export const longestPassage = 300
/** Sentences of an answer that are quoted, and that a model writes. */
export const mostSentences = 6
export const mostWritten = 8

const Count = z.number().int()

export const figureKinds = [
  'articles',
  'negative',
  'positive',
  'medium',
  'peak',
  'before',
  'earliest',
  'region',
  'name',
  'monitor',
  'causeStory',
  'causeMedia',
  'causeWord',
  'causeRegion',
] as const
export const Figure = z.object({
  kind: z.enum(figureKinds),
  /** Of a medium, a place, a compared name or monitor, or what brought a peak; empty: the kind says it. */
  name: z.string(),
  /** Articles; of `earliest` none. */
  value: Count.nullable(),
  /** There are more. */
  isAtLeast: z.boolean(),
  /** Of `earliest`. */
  at: Moment.nullable(),
  /** The list whose total it is. */
  opens: Plan,
})
export type Figure = z.infer<typeof Figure>

/** A piece of an article as it stood there. */
export const Passage = z.object({
  articleId: LongId,
  title: z.string(),
  media: z.string(),
  publishedAt: Moment,
  sentiment: Sentiment,
  text: z.string(),
})
export type Passage = z.infer<typeof Passage>

/** A sentence with the passages that carry it, by their place from 0; the first is the one that it was taken from. */
export const CarriedSentence = z.object({
  text: z.string(),
  passages: z.array(Count).min(1),
})
export type CarriedSentence = z.infer<typeof CarriedSentence>

/** What is left out because no passage carries it. */
export const DroppedSentence = z.object({
  text: z.string(),
  part: z.enum(['number', 'day', 'name', 'quotation', 'negation', 'direction', 'certainty', 'words']),
  /** What of it does not stand there. */
  missing: z.string(),
})
export type DroppedSentence = z.infer<typeof DroppedSentence>

/** Two sentences of different media that cannot both be so. */
export const Contradiction = z.object({
  part: z.enum(['negation', 'direction', 'number']),
  sentences: z.array(CarriedSentence).length(2),
})
export type Contradiction = z.infer<typeof Contradiction>

const sourced = {
  plan: Plan,
  passages: z.array(Passage).max(mostPassages),
  dropped: z.array(DroppedSentence),
}

export const Answer = z.object({
  kind: z.literal('answer'),
  /** `insufficient`: fewer than two passages fit, and the question asks for more than to count. */
  state: z.enum(['answered', 'insufficient']),
  ...sourced,
  /** The words that passages had to have. */
  about: z.array(z.string()),
  figures: z.array(Figure),
  sentences: z.array(CarriedSentence).max(mostWritten),
  /** Absent in earlier answers. */
  contradictions: z.array(Contradiction).optional(),
  /** Who wrote the sentences; absent: they stand in the articles as they are. */
  written: Written.optional(),
  /** There was no model that could have written them. */
  withoutModel: z.boolean().optional(),
  /** Where nothing fits: the list that comes closest, with its number. */
  nearest: z
    .object({
      count: Count,
      isAtLeast: z.boolean(),
      opens: Plan,
      /** Words that the list does not ask for: with them nothing was found. Absent in earlier answers. */
      without: z.array(z.string()).optional(),
    })
    .nullable(),
  /** Questions over a part of what was found, each known to find something; in the language of whoever asked. */
  next: z.array(z.object({ question: z.string(), plan: Plan })).max(5),
})
export type Answer = z.infer<typeof Answer>

export const Translated = z.object({
  kind: z.literal('translated'),
  text: z.string(),
  /** The name of a model, or `opencc`. */
  translator: z.string(),
})
export type Translated = z.infer<typeof Translated>

/** Sections of sentences that stand in the articles, and the articles as a list. */
export const Excerpts = z.object({
  kind: z.literal('excerpts'),
  title: z.string(),
  ...sourced,
  sections: z.array(z.object({ title: z.string(), sentences: z.array(CarriedSentence) })),
})
export type Excerpts = z.infer<typeof Excerpts>

/** A piece of writing: facts that passages or the fields carry, and wording that nobody checked and that says no fact. */
export const Writing = z.object({
  kind: z.literal('writing'),
  title: z.string(),
  ...sourced,
  parts: z.array(
    z.object({
      text: z.string(),
      by: z.enum(['articles', 'fields', 'wording']),
      passages: z.array(Count),
    }),
  ),
  written: Written,
})
export type Writing = z.infer<typeof Writing>

export const Content = z.discriminatedUnion('kind', [Answer, Translated, Excerpts, Writing])
export type Content = z.infer<typeof Content>

/** What becomes of an answer while a model writes it; each has its number. */
export const RunEvent = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('sources'), passages: z.array(Passage).max(mostPassages), figures: z.array(Figure) }),
  z.object({ kind: z.literal('sentence'), sentence: CarriedSentence }),
  z.object({ kind: z.literal('dropped'), dropped: DroppedSentence }),
  z.object({ kind: z.literal('tokens'), tokens: Count, yuan: z.string() }),
  z.object({ kind: z.literal('done'), answerId: LongId, tokens: Count, yuan: z.string() }),
  z.object({ kind: z.literal('stopped'), tokens: Count }),
  z.object({ kind: z.literal('failed') }),
])
export type RunEvent = z.infer<typeof RunEvent>

/** An answer as it is stored with what it answers. */
export const StoredAnswer = z.object({
  id: LongId,
  /** The question, or the name of the instruction. */
  question: z.string(),
  content: Content,
  createdAt: Moment,
  /** The one who asked has collected it. */
  collectedId: z.number().int().nullable(),
})
export type StoredAnswer = z.infer<typeof StoredAnswer>
