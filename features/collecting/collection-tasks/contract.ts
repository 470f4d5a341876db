/** Collection tasks: which sources an organisation has asked, and what it keeps of them. */
import {
  Changed,
  calendarDay,
  chosenOf,
  contract,
  feature,
  Id,
  KeysetPaging,
  keysetListOf,
  Moment,
  removeOneCall,
  Version,
} from '@guanlan/platform/contract'
import { z } from 'zod'

export const nameLength = 50
export const mostSources = 500
export const mostMediaGroups = 20
export const mostBudget = 100_000
export const wordsLength = 5_000

/** c_0 not begun, c_1 collecting, c_2 done, c_-1 set not to collect. */
export const states = ['c_0', 'c_1', 'c_2', 'c_-1'] as const
export type State = (typeof states)[number]
export const cycles = ['always', 'scheduled'] as const

const distinct = (ids: readonly number[]) => [...new Set(ids)]
const Day = calendarDay('collectionTasks.dayRequired')

export const Fields = z.object({
  name: z.string().trim().min(1, 'collectionTasks.nameLength').max(nameLength, 'collectionTasks.nameLength'),
  sources: z.array(Id).max(mostSources, 'collectionTasks.tooManySources').transform(distinct).default([]),
  mediaGroups: z
    .array(Id)
    .max(mostMediaGroups, 'collectionTasks.tooManyGroups')
    .transform(distinct)
    .default([])
    .describe('With every source of a medium of these groups, also later ones'),
  words: z
    .string()
    .trim()
    .max(wordsLength, 'collectionTasks.wordsLength')
    .default('')
    .describe('In the rule language; only what matches is kept. Empty: everything'),
  fromDay: Day.nullable().default(null).describe('A day of the zone of the organisation; null: at once'),
  untilDay: Day.nullable().default(null).describe('The last day; null: without end'),
  cycle: z.enum(cycles).default('always').describe('Whenever a source is asked, or while a cycle task runs it'),
  dailyBudget: z
    .number('collectionTasks.budget')
    .int('collectionTasks.budget')
    .min(1, 'collectionTasks.budget')
    .max(mostBudget, 'collectionTasks.budget')
    .nullable()
    .default(null)
    .describe('Articles a day; null: as many as come'),
})
export const Draft = Fields.refine(({ sources, mediaGroups }) => sources.length + mediaGroups.length > 0, {
  error: 'collectionTasks.sourcesRequired',
  path: ['sources'],
}).refine(({ fromDay, untilDay }) => fromDay === null || untilDay === null || fromDay <= untilDay, {
  error: 'collectionTasks.period',
  path: ['untilDay'],
})
export type Draft = z.infer<typeof Draft>

export const Task = Fields.extend({
  id: z.number().int(),
  status: z.enum(states),
  version: Version,
  updatedAt: Moment,
  updatedBy: z.string().nullable(),
})
export type Task = z.infer<typeof Task>

/** Of the last 35 days. */
const Sums = {
  found: z.number().int().describe('Entries its words want'),
  fresh: z.number().int().describe('Of these, handed in as new'),
  doubles: z.number().int().describe('Of these, brought by another of its sources before'),
  refused: z.number().int().describe('Entries of its sources that could not be used'),
  asked: z.number().int().describe('Answers of its sources'),
  bytes: z.number().int(),
}
export const TaskFigures = Task.extend({
  ...Sums,
  freshToday: z.number().int(),
  sourceCount: z.number().int(),
  lastRun: Moment.nullable().describe('When one of its sources answered last'),
  /** New articles a day, the last 14 days of the organisation's zone, oldest first. */
  curve: z.array(z.number().int()),
})
export type TaskFigures = z.infer<typeof TaskFigures>

/** Why a task has found nothing yet, or finds nothing now. */
export const reasons = [
  'paused',
  'ended',
  'notBegun',
  'noSource',
  'sourcesOff',
  'sourcesFail',
  'neverAsked',
  'waitsForCycle',
  'budgetSpent',
  'nothingListed',
  'nothingMatched',
] as const
export type Reason = (typeof reasons)[number]

export const TaskSource = z.object({
  id: z.number().int(),
  name: z.string(),
  url: z.string(),
  shared: z.boolean().describe('Collected for everybody: its articles are there whatever the words'),
  enabled: z.boolean(),
  state: z
    .number()
    .int()
    .describe('detectorStatus: 0 normal, 1 gone, 2 rate-limited, 3 optimised, 4 restricted, -1 failed'),
  lastAskedAt: Moment.nullable(),
  nextAt: Moment,
  lastError: z.string().nullable(),
})
export type TaskSource = z.infer<typeof TaskSource>

export const Detail = TaskFigures.extend({
  looked: z.number().int().describe('Entries of the last answer, wanted or not'),
  why: z.enum(reasons).nullable().describe('Why there is nothing yet; null: it finds something'),
  /** The first 100. */
  sourceList: z.array(TaskSource),
})
export type Detail = z.infer<typeof Detail>

export const Question = z.object({
  like: z.string().max(100).default('').describe('Part of the name or of the words'),
  status: z.enum(['all', ...states]).default('all'),
  sort: z.enum(['name', 'updatedAt']).default('updatedAt'),
  order: z.enum(['asc', 'desc']).default('desc'),
})
export type Question = z.infer<typeof Question>

export const Point = z.object({
  at: z.string().describe('A day, or an hour as a moment'),
  found: z.number().int(),
  fresh: z.number().int(),
  doubles: z.number().int(),
  refused: z.number().int(),
})
export type Point = z.infer<typeof Point>

const Choice = z.object({ id: z.number().int(), name: z.string(), note: z.string().optional() })
const Term = z.object({ code: z.string(), name: z.tuple([z.string(), z.string(), z.string()]) })

const ById = z.object({ id: Id })
const path = '/inews/gather'
const viewing = { access: 'member', permission: 'collectionTasks.view' } as const
const editing = { access: 'member', permission: 'collectionTasks.edit', undo: true } as const

export const collectionTasks = contract({
  add: { ...editing, method: 'POST', path: `${path}/add`, summary: 'A new collection task', body: Draft, reply: Task },
  update: {
    ...editing,
    method: 'PUT',
    path: `${path}/update`,
    summary: 'Change one; refused when it was changed since the version that is named',
    body: Draft.and(z.object({ id: Id, version: Version })),
    reply: Task,
  },
  delete: removeOneCall({
    permission: 'collectionTasks.edit',
    path: `${path}/delete/{id}`,
    summary: 'Delete one; its figures come back with it',
  }),
  remove: {
    ...editing,
    method: 'POST',
    path: `${path}/remove`,
    summary: 'Delete those chosen, or all that a question finds but some',
    body: chosenOf(Question),
    reply: Changed,
  },
  collect: {
    ...editing,
    method: 'POST',
    path: `${path}/collect`,
    summary: 'Let those chosen collect, or set them not to',
    body: chosenOf(Question).and(z.object({ collects: z.boolean() })),
    reply: Changed,
  },
  list: {
    ...viewing,
    method: 'POST',
    path: `${path}/list`,
    reads: true,
    summary: 'Collection tasks with their state',
    body: Question.extend(KeysetPaging.shape),
    reply: keysetListOf(Task),
  },
  listV1: {
    ...viewing,
    method: 'POST',
    path: `${path}/listV1`,
    reads: true,
    summary: 'The same with last run, found, new, doubles, refused, cost and a curve of 14 days',
    body: Question.extend(KeysetPaging.shape),
    reply: keysetListOf(TaskFigures),
  },
  detail: {
    ...viewing,
    method: 'GET',
    path: `${path}/detail/{id}`,
    summary: 'One task with its sources, and why it has nothing yet',
    params: ById,
    reply: Detail,
  },
  dic: {
    ...viewing,
    method: 'GET',
    path: `${path}/dic`,
    summary: 'States, cycles and bounds of collection tasks',
    reply: z.object({
      states: z.array(Term),
      cycles: z.array(Term),
      mostSources: z.number().int(),
      mostMediaGroups: z.number().int(),
      mostBudget: z.number().int(),
    }),
  },
  trend: {
    ...viewing,
    method: 'POST',
    path: `${path}/trend`,
    reads: true,
    summary: 'What was collected by day (30) or hour (48): of one task, or of all',
    body: z.object({ id: Id.nullable().default(null), unit: z.enum(['day', 'hour']).default('day') }),
    reply: z.array(Point),
  },
  overview: {
    ...viewing,
    method: 'POST',
    path: `${path}/overview`,
    reads: true,
    summary: 'Tasks by state, and what they collected in 35 days and today',
    body: z.object({}).default({}),
    reply: z.object({
      states: z.record(z.enum(states), z.number().int()),
      ...Sums,
      freshToday: z.number().int(),
    }),
  },
  mediaGroups: {
    ...viewing,
    method: 'GET',
    path: `${path}/orgMediaGroup`,
    summary: 'Media groups with the number of sources that belong to them',
    query: KeysetPaging.pick({ page: true, pageSize: true }).extend({ like: z.string().max(100).default('') }),
    reply: z.object({
      list: z.array(
        z.object({
          id: z.number().int(),
          name: z.string(),
          members: z.number().int(),
          sources: z.number().int(),
        }),
      ),
      total: z.number().int(),
      page: z.number().int(),
      pageSize: z.number().int(),
    }),
  },
  sources: {
    ...viewing,
    method: 'GET',
    path: `${path}/sources`,
    summary: 'Sources that a task may name: shared ones and own ones',
    query: z.object({
      like: z.string().max(100).default(''),
      ids: z
        .string()
        .regex(/^\d{1,9}(,\d{1,9}){0,499}$/, 'platform.fieldInvalid')
        .optional(),
    }),
    reply: z.object({ list: z.array(Choice) }),
  },
})
export const collectionTasksFeature = feature({
  name: 'collectionTasks',
  permissions: {
    view: {
      name: ['查看采集任务', '檢視採集任務', 'See collection tasks'],
      roles: ['orgAdmin', 'member', 'reader'],
    },
    edit: { name: ['管理采集任务', '管理採集任務', 'Change collection tasks'], roles: ['orgAdmin', 'member'] },
  },
  quotas: {},
  contract: collectionTasks,
})
