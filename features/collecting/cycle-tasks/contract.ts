/** Cycle tasks: what repeats by hours, days, weeks, months or cron, and the record of every run. */
import {
  ClockTime,
  contract,
  dayNumbers,
  feature,
  Id,
  KeysetPaging,
  keysetListOf,
  Moment,
  namedQuestion,
  nextMomentsCall,
  recordCalls,
  recordFields,
  removeOneCall,
  switchCall,
  Version,
  weekHours,
  wholeWeek,
} from '@guanlan/platform/contract'
import { z } from 'zod'

export const nameLength = 50
/** Two runs are at least so far apart. */
export const leastMinutes = 5

export const kinds = ['gather', 'probe'] as const
export const rhythms = ['hours', 'daily', 'weekly', 'monthly', 'cron'] as const
export const misses = ['one', 'all', 'none'] as const
export const runStates = ['running', 'done', 'failed', 'skipped'] as const
export const problems = ['targetMissing', 'targetOff', 'noSource', 'late', 'overlap'] as const

const Rhythm = {
  rhythm: z.enum(rhythms).default('daily'),
  hours: weekHours('cycleTasks.hours')
    .default(() => wholeWeek('0'))
    .describe('For rhythm hours: seven days from Monday, a digit an hour'),
  time: ClockTime.default('08:00').describe('In the zone of the organisation'),
  weekdays: dayNumbers(7).describe('1 is Monday'),
  monthDays: dayNumbers(31).describe('Months without such a day are left out'),
  pattern: z.string().trim().max(100, 'cycleTasks.pattern').default('').describe('For rhythm cron: five fields'),
}
export const Fields = z.object({
  name: z.string().trim().min(1, 'cycleTasks.nameLength').max(nameLength, 'cycleTasks.nameLength'),
  kind: z.enum(kinds).default('gather'),
  target: Id.nullable().default(null).describe('The collection task, for kind gather'),
  ...Rhythm,
  missed: z.enum(misses).default('one').describe('What becomes of runs while nobody was there to run them'),
  enabled: z.boolean().default(true),
})
export const Draft = Fields.refine(({ kind, target }) => kind !== 'gather' || target !== null, {
  error: 'cycleTasks.targetRequired',
  path: ['target'],
})
export type Draft = z.infer<typeof Draft>
export type Timing = Pick<Draft, keyof typeof Rhythm>

export const Run = z.object({
  id: z.number().int(),
  taskId: z.number().int(),
  taskName: z.string(),
  kind: z.enum(kinds),
  target: z.number().int().nullable(),
  dueAt: Moment,
  startedAt: Moment,
  endedAt: Moment.nullable(),
  state: z.enum(runStates),
  found: z.number().int(),
  fresh: z.number().int(),
  refused: z.number().int(),
  problem: z.enum(problems).nullable(),
  startedBy: z.string().nullable().describe('Who ran it by hand; null: its time had come'),
})
export type Run = z.infer<typeof Run>

export const Task = Fields.extend({
  ...recordFields,
  nextAt: Moment.nullable().describe('null while it is disabled, or when no moment is left'),
  lastRun: Run.nullable(),
})
export type Task = z.infer<typeof Task>

export const Question = namedQuestion('updatedAt')
export type Question = z.infer<typeof Question>

export const RunQuestion = z.object({
  task: Id.nullable().default(null),
  state: z.enum(['all', ...runStates]).default('all'),
})
export type RunQuestion = z.infer<typeof RunQuestion>

const path = '/inews/cycleTask'
const views = { access: 'member', permission: 'cycleTasks.view' } as const
const edits = { access: 'member', permission: 'cycleTasks.edit' } as const

export const cycleTasks = contract({
  ...recordCalls({
    ...{ path, name: 'cycleTasks', listed: 'Cycle tasks with their next and last run', listBy: 'body' },
    ...{ Question, Draft, Record: Task },
    over: {
      get: { summary: 'One cycle task' },
      create: { path: `${path}/add`, summary: 'A new cycle task' },
      update: { body: Draft.and(z.object({ version: Version })) },
      remove: { summary: 'Delete those chosen, or all that a question finds but some' },
    },
  }),
  removeOne: removeOneCall({ ...edits, path: `${path}/{id}`, summary: 'Delete one; its records stay' }),
  enable: switchCall({
    ...{ ...edits, path: `${path}/enable`, summary: 'Enable or disable one; a disabled one does not run' },
    ...{ field: 'enabled', reply: Task },
  }),
  run: {
    ...edits,
    audit: 'always',
    method: 'POST',
    path: `${path}/run`,
    summary: 'Run one now, whatever its rhythm; refused while it runs',
    body: z.object({ id: Id }),
    reply: Run,
  },
  runs: {
    ...views,
    method: 'POST',
    path: `${path}/runs`,
    reads: true,
    summary: 'Records of runs, newest first',
    body: RunQuestion.extend(KeysetPaging.shape),
    reply: keysetListOf(Run),
  },
  next: nextMomentsCall({
    ...views,
    path: `${path}/next`,
    summary: 'The next five moments of a rhythm in the zone of the organisation',
    body: z.object(Rhythm),
  }),
})

export const cycleTasksFeature = feature({
  name: 'cycleTasks',
  permissions: {
    view: { name: ['查看定时任务', '檢視排程任務', 'See cycle tasks'], roles: ['orgAdmin', 'member', 'reader'] },
    edit: { name: ['管理定时任务', '管理排程任務', 'Change cycle tasks'], roles: ['orgAdmin', 'member'] },
  },
  quotas: {},
  contract: cycleTasks,
})
