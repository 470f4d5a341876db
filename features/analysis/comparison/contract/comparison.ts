/** What a comparison answers. */
import { healthParts, Overview } from '@guanlan/features/charts/charts/contract'
import { Id, Moment, Version } from '@guanlan/platform/contract'
import { z } from 'zod'
import { isRightCount, Narrowed, Periods, Subject, Subjects } from './subjects.ts'

export const nameLength = 100
const Count = z.number().int()

export const Draft = z
  .object({
    name: z.string().trim().min(1, 'comparison.nameLength').max(nameLength, 'comparison.nameLength'),
    ...Subjects.shape,
    ...Narrowed.shape,
    periods: Periods,
    days: z.int('comparison.days').min(1, 'comparison.days').max(90, 'comparison.days').default(30),
  })
  .refine(draft => draft.periods.length > 0 || isRightCount(draft), { error: 'comparison.howMany', path: ['monitors'] })
  .refine(draft => draft.periods.length === 0 || isRightCount(draft), {
    error: 'comparison.oneInPeriods',
    path: ['periods'],
  })
export type Draft = z.infer<typeof Draft>

export const StoredComparison = z.object({
  ...Draft.shape,
  id: Count,
  version: Version,
  updatedAt: Moment,
  updatedBy: z.string().nullable(),
})
export type StoredComparison = z.infer<typeof StoredComparison>

/** As lists show it. */
export const Listed = StoredComparison.extend({
  subjects: z.array(Subject.pick({ key: true, kind: true, name: true, gone: true })),
})
export type Listed = z.infer<typeof Listed>

export const Question = z.object({
  like: z.string().max(100).default('').describe('Part of the name'),
  sort: z.enum(['updatedAt', 'name']).default('updatedAt'),
  order: z.enum(['asc', 'desc']).default('desc'),
})
export type Question = z.infer<typeof Question>

/** A subject with all its numbers. */
export const Compared = Subject.extend({
  total: Overview.shape.total,
  /** Of the stretch just before; null: nothing was published in it, or collection and keeping of it are too poor to tell a change. */
  before: Overview.shape.before,
  stories: Count,
  readers: z.number().describe('Known and estimated readers together'),
  estimatedReaders: z.number().describe('Of them, the estimated ones'),
  /** 0 to 100 by the formula of charts and the organisation's weights; null: nothing is known. The period before is taken for the usual one. */
  health: z.number().nullable(),
  healthParts: z.record(z.enum(healthParts), z.number().nullable()),
  negativeByLevel: z.object({ 1: Count, 2: Count, 3: Count, 4: Count }).describe('Negative articles that have a level'),
  trend: z.array(Overview.shape.trend.element.omit({ usual: true })),
  mediaTypes: Overview.shape.mediaTypes,
  media: Overview.shape.media,
  regions: Overview.shape.regions,
})
export type Compared = z.infer<typeof Compared>

export const Overlap = z.object({
  /** Articles that at least one subject has, and that two or more have. */
  articles: Count,
  shared: Count,
  /** Articles that both subjects have, by their places in the list. */
  both: z.array(z.object({ a: Count, b: Count, count: Count })),
})
export type Overlap = z.infer<typeof Overlap>

export const Comparison = z.object({
  id: Id.nullable(),
  name: z.string(),
  from: Moment,
  to: Moment,
  unit: z.enum(['hour', 'day']),
  fold: z.boolean(),
  only: z.boolean(),
  /** How the parts of brand health weigh in this organisation now. */
  weights: z.record(z.enum(healthParts), z.number()),
  subjects: z.array(Compared),
  ...Overlap.shape,
})
export type Comparison = z.infer<typeof Comparison>

const Ends = { key: z.string(), name: z.string(), gone: z.boolean() }
export const Sizes = Overlap.extend({ subjects: z.array(z.object({ ...Ends, count: Count })) })
export type Sizes = z.infer<typeof Sizes>
export const VolumeTrends = z.object({
  unit: z.enum(['hour', 'day']),
  subjects: z.array(Compared.pick({ key: true, name: true, gone: true, trend: true })),
})
const Split = { count: Count, positive: Count, neutral: Count, negative: Count }
export const Emotions = z.array(z.object({ ...Ends, ...Split }))
export const MediaTypes = z.array(Compared.pick({ key: true, name: true, gone: true, mediaTypes: true }))
export const Regions = z.array(Compared.pick({ key: true, name: true, gone: true, regions: true }))
export const ActiveMedia = z.array(Compared.pick({ key: true, name: true, gone: true, media: true }))
