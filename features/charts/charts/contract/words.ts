/** What moves among the words of a question, and what goes with one of them. */
import { Question } from '@guanlan/features/articles/articles/contract'
import { Moment } from '@guanlan/platform/contract'
import { z } from 'zod'
import { expensiveQuestion } from './expensive-question.ts'

const Count = z.number().int()

/** A keyword with its articles now and in the same length of time just before. */
export const WordMove = z.object({ word: z.string(), count: Count, before: Count })
export type WordMove = z.infer<typeof WordMove>

export const WordMoves = z.object({
  /** The time just before, of which `before` counts. */
  before: z.object({ from: Moment, to: Moment }),
  /** 15 at most each, those that moved most first; measured by stories, so that copies do not make a rise. */
  risen: z.array(WordMove).max(15),
  fallen: z.array(WordMove).max(15),
  estimated: z
    .boolean()
    .describe('The question is too large to count each word: numbers are those of an even sample, multiplied'),
})
export type WordMoves = z.infer<typeof WordMoves>

export const CompanionQuestion = Question.extend({
  word: z.string().min(1).max(100),
  by: z.enum(['keyword', 'title']).default('keyword'),
})
/** Keywords of the articles that have the word, most articles first; `count`: articles that have both. */
export const Companions = z.array(z.object({ word: z.string(), count: Count })).max(12)
export type Companions = z.infer<typeof Companions>

export const wordCalls = {
  wordMoves: {
    ...expensiveQuestion,
    path: '/inews/monitorChart/wordMoves',
    summary: 'Words that rise and fall against the time just before',
    body: Question,
    reply: WordMoves,
  },
  companions: {
    ...expensiveQuestion,
    path: '/inews/monitorChart/wordCompanions',
    summary: 'Words that stand in the same articles as a word (12)',
    body: CompanionQuestion,
    reply: Companions,
  },
} as const
