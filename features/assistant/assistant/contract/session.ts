/** Sessions and what is collected of them: one person's own. */
import { Moment, recordFields } from '@guanlan/platform/contract'
import { z } from 'zod'
import { sheetWords } from '../strings/sheets.ts'
import { Content, StoredAnswer } from './answer.ts'

export const longestTitle = 100
export const SessionDraft = z.object({
  title: z.string().trim().min(1, 'assistant.titleLength').max(longestTitle, 'assistant.titleLength'),
})
export type SessionDraft = z.infer<typeof SessionDraft>

export const Session = SessionDraft.extend(recordFields)
export type Session = z.infer<typeof Session>
export const OpenedSession = Session.extend({
  messages: z.array(StoredAnswer),
  /** What a model is writing in it now. */
  running: z.object({ id: z.string(), question: z.string() }).nullable(),
})
export type OpenedSession = z.infer<typeof OpenedSession>

export const SessionQuestion = z.object({
  like: z.string().max(100).default('').describe('Part of the title'),
  sort: z.enum(['createdAt', 'title']).default('createdAt'),
  order: z.enum(['asc', 'desc']).default('desc'),
})
export type SessionQuestion = z.infer<typeof SessionQuestion>

export const longestNote = 500
export const CollectedDraft = z.object({
  note: z.string().trim().max(longestNote, 'assistant.noteLength').default(''),
  tags: z.array(z.string().trim().min(1).max(20, 'assistant.tagLength')).max(10, 'assistant.tagLength').default([]),
})
export type CollectedDraft = z.infer<typeof CollectedDraft>

/** As it was when it was collected: what becomes of the session changes nothing. */
export const Collected = CollectedDraft.extend({
  ...recordFields,
  question: z.string(),
  content: Content,
  answeredAt: Moment,
})
export type Collected = z.infer<typeof Collected>

export const exportedAnswers = {
  question: sheetWords.question,
  answer: sheetWords.answer,
  note: sheetWords.note,
  tags: sheetWords.tags,
  answeredAt: sheetWords.answeredAt,
} as const

export const CollectedQuestion = z.object({
  like: z.string().max(100).default('').describe('Part of the question, the note or a tag'),
  sort: z.enum(['updatedAt', 'question']).default('updatedAt'),
  order: z.enum(['asc', 'desc']).default('desc'),
})
export type CollectedQuestion = z.infer<typeof CollectedQuestion>
