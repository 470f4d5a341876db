/** Index tasks: several measures of a monitor or brand weighed into one number, whose base day counts 100. */
import {
  Changed,
  contract,
  feature,
  Id,
  IdsInBody,
  IdsInQuery,
  Moment,
  recordCalls,
  recordFields,
} from '@guanlan/platform/contract'
import { z } from 'zod'

/** `negativeShare` in per cent, `netSentiment` in points from −100 to 100. */
export const indexMeasures = ['articles', 'stories', 'interactions', 'negativeShare', 'netSentiment'] as const
export type IndexMeasure = (typeof indexMeasures)[number]
export const nameLength = 50

const Day = z.iso.date('indexTasks.day')

const shape = {
  name: z.string().trim().min(1, 'indexTasks.nameLength').max(nameLength, 'indexTasks.nameLength'),
  monitorId: Id.nullable().default(null),
  brand: z.string().trim().max(100).default('').describe('By any of its names; in place of a monitor'),
  measures: z
    .array(z.object({ measure: z.enum(indexMeasures), weight: z.number().min(-100).max(100) }))
    .min(2, 'indexTasks.measureCount')
    .max(8, 'indexTasks.measureCount')
    .refine(list => new Set(list.map(({ measure }) => measure)).size === list.length, 'indexTasks.measureTwice')
    .refine(list => list.reduce((sum, { weight }) => sum + weight, 0) !== 0, 'indexTasks.weightSum'),
  baseDay: Day.describe('By the calendar of the organisation; its value is 100'),
  smoothing: z
    .number()
    .int()
    .min(1, 'indexTasks.smoothing')
    .max(28, 'indexTasks.smoothing')
    .default(1)
    .describe('Days whose mean counts for a day'),
}
export const Draft = z.object(shape).refine(({ monitorId, brand }) => (monitorId === null) !== (brand === ''), {
  error: 'indexTasks.monitorOrBrand',
  path: ['monitorId'],
})
export type Draft = z.infer<typeof Draft>

export const IndexTask = z.object({
  ...recordFields,
  ...shape,
  status: z
    .literal(2)
    .describe('processingFlag: done; days that no worker has counted yet are counted when they are asked for'),
})
export type IndexTask = z.infer<typeof IndexTask>

export const Question = z.object({
  like: z.string().max(100).default('').describe('Part of the name'),
  sort: z.enum(['updatedAt', 'name']).default('updatedAt'),
  order: z.enum(['asc', 'desc']).default('desc'),
})
export type Question = z.infer<typeof Question>

export { formulaOf } from './contract/formula.ts'

/** 13 months. */
export const longestDays = 397

export const IndexData = z.object({
  list: z.array(
    z.object({
      day: Day,
      value: z
        .number()
        .nullable()
        .describe('Null: nothing of it is known that day, it is not over, or the organisation has no article of it'),
      isDisturbed: z.boolean().describe('Collection was disturbed for more than a fifth of the day'),
      isUnfinished: z.boolean().describe('The day is not over: it has no value yet'),
      parts: z.array(
        z.object({
          measure: z.enum(indexMeasures),
          weight: z.number(),
          amount: z.number().nullable().describe('Smoothed; null: no articles'),
          base: z.number().nullable().describe('The same of the base day'),
          index: z
            .number()
            .nullable()
            .describe('amount / base × 100; null: one of them is not known, or the base is 0'),
        }),
      ),
    }),
  ),
  baseDay: Day,
  smoothing: z.number().int(),
})
export type IndexData = z.infer<typeof IndexData>

const path = '/inews/indexTask'
const views = { access: 'member', permission: 'boards.view' } as const
const edits = { access: 'member', permission: 'boards.edit', undo: true } as const

export const indexTasks = contract({
  ...recordCalls({
    ...{
      path,
      name: 'boards',
      noun: 'an index task',
      listed: 'Index tasks, page after page',
      listBy: 'body',
      idIn: 'body',
    },
    ...{ Question, Draft, Record: IndexTask },
    over: { create: { path: `${path}/add` }, update: { path: `${path}/update` } },
  }),
  getById: {
    ...views,
    method: 'GET',
    path: `${path}/getById`,
    summary: 'One index task, by query',
    query: z.object({ id: Id }),
    reply: IndexTask,
  },
  delete: {
    ...edits,
    method: 'DELETE',
    path: `${path}/del`,
    summary: 'Remove index tasks that are named by query or body; undo brings them back',
    query: IdsInQuery,
    body: IdsInBody.nullish(),
    reply: Changed,
  },
  dataList: {
    ...views,
    method: 'POST',
    path: `${path}/dataList`,
    reads: true,
    cost: 'expensive',
    summary: 'The values of an index, day by day, with the parts they are made of; without a time the last 30 days',
    body: z.object({ id: Id, startTime: Moment.optional(), endTime: Moment.optional() }),
    reply: IndexData,
  },
})

export const indexTasksFeature = feature({
  name: 'indexTasks',
  permissions: {},
  borrows: ['boards.view', 'boards.edit'],
  quotas: {},
  contract: indexTasks,
})
