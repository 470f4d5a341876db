/** Tasks of a crisis: what somebody does until when. */
import { Id, LongId, Moment, Version } from '@guanlan/platform/contract'
import { z } from 'zod'
import { Person } from './crisis.ts'

export const taskKinds = ['verify', 'journalist', 'statement', 'site', 'track', 'revoke', 'other'] as const
export const taskStates = ['open', 'working', 'done', 'ended'] as const

export const mostArticlesOfTask = 1_000
/** Of a revoke: what a publisher is asked to put right, and what came of it. Nothing here is sent or posted by the product. */
export const Letter = z.object({
  grounds: z.string().trim().max(2_000, 'crisis.textLength').default(''),
  text: z.string().trim().max(5_000, 'crisis.textLength').default(''),
  recipient: z.string().trim().max(200, 'crisis.textLength').default(''),
  sentBy: z.string().trim().max(100, 'crisis.textLength').default('').describe('Who sent it, by hand'),
  sentAt: Moment.nullable().default(null),
  answer: z.string().trim().max(5_000, 'crisis.textLength').default(''),
})

export const TaskDraft = z.object({
  crisisId: Id,
  kind: z.enum(taskKinds),
  title: z.string().trim().min(1, 'crisis.taskTitle').max(200, 'crisis.taskTitle'),
  detail: z.string().trim().max(5_000, 'crisis.textLength').default(''),
  ownerId: Id.nullable().default(null),
  dueAt: Moment.nullable().default(null),
  afterId: Id.nullable().default(null),
  /** What is empty is left out. */
  checklist: z
    .array(z.object({ text: z.string().trim().max(200, 'crisis.stepLength'), done: z.boolean() }))
    .max(50)
    .transform(steps => steps.filter(({ text }) => text !== ''))
    .pipe(z.array(z.object({ text: z.string().min(1), done: z.boolean() })))
    .default([]),
  articleIds: z.array(LongId).max(mostArticlesOfTask).default([]),
  letter: Letter.nullable().default(null),
  status: z.enum(taskStates).default('open'),
})
export type TaskDraft = z.infer<typeof TaskDraft>

export const Task = TaskDraft.extend({
  id: z.number().int(),
  version: Version,
  updatedAt: Moment,
  updatedBy: z.string().nullable(),
  owner: Person.nullable(),
  createdAt: Moment,
  doneAt: Moment.nullable(),
  doneBy: z.string().nullable(),
  overdue: z.boolean(),
})
export type Task = z.infer<typeof Task>

export const mostTaskComments = 500
export const TaskComment = z.object({
  at: Moment,
  by: z.string().nullable(),
  text: z.string(),
  byLink: z.boolean().describe('Answered by the link of the task; the name is what they said'),
})
export type TaskComment = z.infer<typeof TaskComment>
export const TaskCommentDraft = z.object({
  taskId: Id,
  text: z.string().trim().min(1, 'crisis.commentText').max(2_000, 'crisis.commentText'),
  /** Members who hear of it. */
  mentions: z.array(Id).max(20).default([]),
})
export type TaskCommentDraft = z.output<typeof TaskCommentDraft>

/** A task added by `addTrackRevoke`. */
export const TrackRevoke = z.object({
  crisisId: Id,
  type: z.enum(['track', 'revoke'], { error: 'crisis.trackOrRevoke' }),
  /** Articles to watch or to have corrected; a revoke without any revokes the crisis itself. */
  idList: z.array(LongId).max(mostArticlesOfTask).default([]),
  title: z.string().trim().max(200, 'crisis.taskTitle').default(''),
  ownerId: Id.nullable().default(null),
  dueAt: Moment.nullable().default(null),
  reason: z.string().trim().max(1_000, 'crisis.reasonLength').default(''),
  letter: Letter.nullable().default(null),
  version: Version.optional(),
})
