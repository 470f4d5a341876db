/** A task that somebody without an account answers by a link. */
import { Moment } from '@guanlan/platform/contract'
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
})
export type OpenedTask = z.infer<typeof OpenedTask>

export const TaskAnswerDraft = z.object({
  byName: z.string().trim().min(1, 'crisis.answerName').max(50, 'crisis.answerName'),
  text: z.string().trim().min(1, 'crisis.answerText').max(5_000, 'crisis.answerText'),
  done: z.boolean().default(false),
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
