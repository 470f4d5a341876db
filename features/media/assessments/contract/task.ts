/** A task: which entries of the library are compared, by which criteria with which weights, over which days. */
import { EntryRef } from '@guanlan/features/media/media-library/contract'
import { calendarDay, Moment, recordFields } from '@guanlan/platform/contract'
import { z } from 'zod'

export const nameLength = 100
export const mostEntries = 500
/** Both ends included. */
export const longestDays = 90
const dayMs = 86_400_000

/** Computed from the organisation's articles of the period. */
export const computedCriteria = ['influence', 'relevance', 'tone', 'originality'] as const
/** Given by people, 1 (worst) to 5 (best). */
export const givenCriteria = ['cooperation', 'price'] as const
export const criteria = [...computedCriteria, ...givenCriteria] as const
export type Criterion = (typeof criteria)[number]

const Weight = z.int('assessments.weightFaulty').min(0, 'assessments.weightFaulty').max(100, 'assessments.weightFaulty')
export const Weights = z
  .object({
    influence: Weight,
    relevance: Weight,
    tone: Weight,
    originality: Weight,
    cooperation: Weight,
    price: Weight,
  })
  .refine(weights => criteria.reduce((sum, each) => sum + weights[each], 0) === 100, {
    error: 'assessments.weightsAdd',
    path: ['influence'],
  })
export type Weights = z.infer<typeof Weights>
export const usualWeights: Weights = {
  influence: 25,
  relevance: 25,
  tone: 15,
  originality: 10,
  cooperation: 15,
  price: 10,
}

const Cut = z.int('assessments.cutFaulty').min(1, 'assessments.cutFaulty').max(99, 'assessments.cutFaulty')
/** From which score on an entry is in tier A, B and C; the others are in D. */
export const Cuts = z.tuple([Cut, Cut, Cut]).refine(([a, b, c]) => a > b && b > c, { error: 'assessments.cutsOrder' })
export type Cuts = z.infer<typeof Cuts>
export const usualCuts: Cuts = [80, 60, 40]
export const tiers = ['A', 'B', 'C', 'D'] as const
export type Tier = (typeof tiers)[number]

const fields = {
  name: z.string().trim().min(1, 'assessments.nameLength').max(nameLength, 'assessments.nameLength'),
  entries: z
    .array(EntryRef)
    .min(1, 'assessments.entriesMissing')
    .max(mostEntries, 'assessments.tooManyEntries')
    .transform(entries => [...new Set(entries)]),
  criteria: Weights,
  fromDay: calendarDay('assessments.dayFaulty'),
  toDay: calendarDay('assessments.dayFaulty'),
  deadline: calendarDay('assessments.dayFaulty')
    .nullable()
    .default(null)
    .describe('Until when people give their marks'),
  cuts: Cuts.default(usualCuts),
}
const inOrder = ({ fromDay, toDay }: { fromDay: string; toDay: string }) => fromDay <= toDay
const shortEnough = ({ fromDay, toDay }: { fromDay: string; toDay: string }) =>
  Date.parse(toDay) - Date.parse(fromDay) < longestDays * dayMs
export const Draft = z
  .object(fields)
  .refine(inOrder, { error: 'assessments.daysReversed', path: ['toDay'] })
  .refine(shortEnough, { error: 'assessments.periodTooLong', path: ['toDay'] })
export type Draft = z.infer<typeof Draft>

/** processingFlag: 0 not processed, 1 processing, 2 done, 3 failed. */
const Flag = z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)])

export const Assessment = z.object({
  ...recordFields,
  ...fields,
  entries: z.array(z.string()),
  cuts: z.tuple([z.number(), z.number(), z.number()]),
  names: z.record(z.string(), z.string()).describe('What the entries are called, by reference'),
  flag: Flag,
  /** Entries that are done, while it is processed. */
  done: z.number().int(),
  computedAt: Moment.nullable(),
  /** Entries with a mark by people for each criterion that has a weight. */
  judged: z.number().int(),
  createdAt: Moment,
})
export type Assessment = z.infer<typeof Assessment>

export const Question = z.object({
  like: z.string().max(100).default('').describe('Part of the name'),
  sort: z.enum(['name', 'updatedAt']).default('updatedAt'),
  order: z.enum(['asc', 'desc']).default('desc'),
})
export type Question = z.infer<typeof Question>
