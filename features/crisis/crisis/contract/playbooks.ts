/** Playbooks: ready lists of tasks, put into a crisis by one press. */
import { Id, Version } from '@guanlan/platform/contract'
import { z } from 'zod'
import { taskKinds } from './tasks.ts'

/** Those that come with the product. An organisation's copy stands in the place of the ready one. */
export const readyPlaybooks = ['product', 'leak', 'accident', 'executive', 'rumour', 'strike'] as const
export type ReadyPlaybook = (typeof readyPlaybooks)[number]
export const mostPlaybookTasks = 30
export const mostOwnPlaybooks = 50

export const PlaybookTask = z.object({
  title: z.string().trim().min(1, 'crisis.taskTitle').max(200, 'crisis.taskTitle'),
  kind: z.enum(taskKinds),
  /** After the start of the crisis; null: without a deadline. */
  minutes: z.int().min(1, 'crisis.minutes').max(129_600, 'crisis.minutes').nullable().default(null),
  /** Place in the list, from 0, of the task it waits for. */
  after: z.int().min(0).nullable().default(null),
})
export type PlaybookTask = z.infer<typeof PlaybookTask>

const tasks = z
  .array(PlaybookTask)
  .min(1, 'crisis.playbookTasks')
  .max(mostPlaybookTasks, 'crisis.playbookTasks')
  .refine(list => list.every(({ after }, place) => after === null || after < place), {
    error: 'crisis.playbookAfter',
  })

export const PlaybookDraft = z.object({
  /** Of one that is stored; null: a new one, or the first change of a ready one. */
  id: Id.nullable().default(null),
  ready: z.enum(readyPlaybooks).nullable().default(null),
  version: Version.optional(),
  name: z.string().trim().min(1, 'crisis.playbookName').max(50, 'crisis.playbookName'),
  tasks,
})
export type PlaybookDraft = z.infer<typeof PlaybookDraft>

export const Playbook = z.object({
  id: z.number().int().nullable().describe('null: as it comes with the product'),
  ready: z.enum(readyPlaybooks).nullable(),
  version: z.number().int().describe('0: as it comes'),
  name: z.string(),
  tasks: z.array(PlaybookTask),
})
export type Playbook = z.infer<typeof Playbook>

export const PlaybookChoice = z.object({
  crisisId: Id,
  id: Id.nullable().default(null),
  ready: z.enum(readyPlaybooks).nullable().default(null),
})
