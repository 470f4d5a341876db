/** A data task: a question whose articles are written down as a set that stays. */
import { MediaType } from '@guanlan/features/articles/articles/contract'
import { Id, Moment, recordFields } from '@guanlan/platform/contract'
import { z } from 'zod'
import { FiltersOfTask, Name, queryFields } from './names.ts'

export const mostMonths = 13
/** Articles of one task. */
export const mostArticles = 1_000_000

/** processingFlag, and 4: recalled. */
export const taskStatuses = [0, 1, 2, 3, 4] as const
export type TaskStatus = (typeof taskStatuses)[number]
export const status = { waiting: 0, running: 1, done: 2, failed: 3, recalled: 4 } as const satisfies Record<
  string,
  TaskStatus
>

const shape = {
  name: Name,
  projectId: Id.nullable().default(null),
  sourceId: Id.nullable().default(null).describe('Whose question it is, where it names none itself'),
  ...queryFields,
  mediaTypes: z.array(MediaType).max(20).default([]).describe('None: all of them'),
  filters: FiltersOfTask.describe('Further conditions, as in a list'),
  startTime: Moment,
  endTime: Moment.describe('Belongs to it; at most 13 months after the beginning'),
}

/** By the calendar: 13 months from 31 January end in the first days of March. */
function isTooLong({ startTime, endTime }: { startTime: string; endTime: string }): boolean {
  const latest = new Date(startTime)
  latest.setUTCMonth(latest.getUTCMonth() + mostMonths)
  return Date.parse(endTime) > latest.getTime()
}

export const TaskDraft = z
  .object(shape)
  .refine(({ startTime, endTime }) => Date.parse(startTime) <= Date.parse(endTime), {
    error: 'dataTasks.reversed',
    path: ['endTime'],
  })
  .refine(time => !isTooLong(time), { error: 'dataTasks.tooLong', path: ['endTime'] })
  .refine(({ monitors, rule }) => monitors.length === 0 || rule === '', {
    error: 'dataTasks.monitorsOrRule',
    path: ['monitors'],
  })
  .refine(({ monitors, rule, sourceId }) => monitors.length > 0 || rule !== '' || sourceId !== null, {
    error: 'dataTasks.monitorsOrRule',
    path: ['monitors'],
  })
export type TaskDraft = z.infer<typeof TaskDraft>

/** The question of a task stays as it was sent: another question is another task. */
export const TaskChange = z.object({ name: shape.name, projectId: shape.projectId })
export type TaskChange = z.infer<typeof TaskChange>

export const DataTask = z.object({
  ...recordFields,
  ...shape,
  status: z
    .literal(taskStatuses)
    .describe('processingFlag: 0 not processed, 1 processing, 2 done, 3 failed; 4 recalled'),
  progress: z
    .object({ done: z.number().int(), total: z.number().int().nullable() })
    .nullable()
    .describe('Articles written down, and how many there will be, where that is known; null: nothing goes on'),
  articles: z
    .number()
    .int()
    .nullable()
    .describe('When it was finished; of those, what somebody limited to folders sees. Null: it is not finished'),
  asOf: Moment.nullable().describe('Articles that came later are not in it'),
  sentAt: Moment.nullable(),
  finishedAt: Moment.nullable(),
  createdAt: Moment,
  createdBy: z.string().nullable(),
  isOwn: z.boolean().describe('Of the caller'),
  problem: z.string().nullable().describe('Why it failed'),
})
export type DataTask = z.infer<typeof DataTask>

export const TaskQuestion = z.object({
  like: z.string().max(100).default('').describe('Part of the name'),
  status: z.literal(taskStatuses).optional(),
  projectId: Id.optional(),
  whose: z.enum(['all', 'own']).default('all'),
  sort: z.enum(['updatedAt', 'name']).default('updatedAt'),
  order: z.enum(['asc', 'desc']).default('desc'),
})
/** In an address, which has only text. */
export const AddressedTaskQuestion = TaskQuestion.extend({
  status: z.coerce.number().pipe(z.literal(taskStatuses)).optional(),
})
export type TaskQuestion = z.infer<typeof TaskQuestion>
