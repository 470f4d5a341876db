/** A task that somebody without an account answers by a link. */
import { Id, Moment } from '@guanlan/platform/contract'
import { z } from 'zod'

export const TaskAnswer = z.object({
  answeredAt: Moment,
  byName: z.string(),
  text: z.string(),
})

/** All that leaves by the link. */
export const OpenedTask = z.object({
  organisation: z.string(),
  crisis: z.string(),
  title: z.string(),
  detail: z.string(),
  dueAt: Moment.nullable(),
  /** Done or ended, or the crisis is closed: nothing is answered any more. */
  isOver: z.boolean(),
  answers: z.array(TaskAnswer),
  /** Sent by links: their names, never what they hold. */
  files: z.array(z.object({ name: z.string(), size: z.number().int(), byName: z.string() })),
})
export type OpenedTask = z.infer<typeof OpenedTask>

export const linkFileKinds = ['png', 'jpg', 'webp', 'pdf', 'docx', 'xlsx', 'pptx', 'csv', 'zip'] as const
const mostBytes = 10_000_000
export const mostFilesOfAnswer = 5

export const TaskAnswerDraft = z.object({
  byName: z.string().trim().min(1, 'crisis.answerName').max(50, 'crisis.answerName'),
  text: z.string().trim().min(1, 'crisis.answerText').max(5_000, 'crisis.answerText'),
  done: z.boolean().default(false),
  /** Sent before by the same link. */
  fileIds: z.array(Id).max(mostFilesOfAnswer, 'crisis.answerFiles').default([]),
})

const byTaskLink = { access: 'link', purpose: 'crisisTask', makerNeeds: ['crisis.act'] } as const

export const linkedTaskCalls = {
  openedTask: {
    ...byTaskLink,
    method: 'POST',
    path: '/crisis/tasks/linked/{token}/open',
    reads: true,
    summary: 'The task of a link, with what was answered by link',
    params: z.object({ token: z.string().max(200) }),
    reply: OpenedTask,
  },
  sendTaskFile: {
    ...byTaskLink,
    method: 'POST',
    path: '/crisis/tasks/linked/{token}/file',
    summary: 'A file for the answer to a task by its link; gone a day later, unless an answer names it',
    params: z.object({ token: z.string().max(200) }),
    bodyKind: 'multipart',
    files: { kinds: [...linkFileKinds], mostBytes, most: 1 },
    reply: z.object({ id: z.number().int(), name: z.string(), size: z.number().int() }),
  },
  answerTask: {
    ...byTaskLink,
    method: 'POST',
    path: '/crisis/tasks/linked/{token}/answer',
    summary: 'Answer a task by its link',
    params: z.object({ token: z.string().max(200) }),
    body: TaskAnswerDraft,
    reply: OpenedTask,
  },
} as const
