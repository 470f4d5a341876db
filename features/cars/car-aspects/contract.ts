/** What is said of series of cars: sentences by aspect and leaning, and faults by series and dealer. */
import { contract, feature, Id, LongId, largestInt, Moment, Paging, Version } from '@guanlan/platform/contract'
import { z } from 'zod'
import { Course } from './contract/course.ts'
import { Faults } from './contract/faults.ts'
import { Aspect, aspects, Leaning, Sentence, sources } from './contract/sentence.ts'

export * from './contract/course.ts'
export * from './contract/faults.ts'
export * from './contract/sentence.ts'

const Count = z.number().int()
const times = { from: Moment, to: Moment }
export const mostSeries = 10
const SeriesIds = z
  .array(Id)
  .max(mostSeries, 'carAspects.howMany')
  .default([])
  .describe('None: all that are tied to a product')

export const SentenceQuestion = z.object({
  seriesIds: SeriesIds,
  ...times,
  aspect: z.enum(['all', ...aspects]).default('all'),
  leaning: z.enum(['all', '1', '0', '-1']).default('all'),
  source: z.enum(['all', ...sources]).default('all'),
  dealerId: z.coerce.number().int().min(-1).max(largestInt).default(0).describe('0: any or none; -1: none'),
  corrected: z.boolean().default(false).describe('Those alone that a person has corrected'),
})
export type SentenceQuestion = z.infer<typeof SentenceQuestion>

export const Summary = z.object({
  ...times,
  series: z.array(
    z.object({
      seriesId: Count,
      name: z.string(),
      isOwn: z.boolean(),
      isTied: z.boolean().describe('Of a series that is not tied to a product no sentence is judged'),
      aspects: z.array(z.object({ aspect: Aspect, positive: Count, neutral: Count, negative: Count })),
    }),
  ),
  isFilling: z.boolean().describe('Stored texts are still being judged'),
})
export type Summary = z.infer<typeof Summary>

export const Correction = z.object({
  version: Version,
  aspect: Aspect.nullable().describe('Null: it speaks of none, and counts nowhere'),
  leaning: Leaning,
})
export type Correction = z.infer<typeof Correction>

const asks = { access: 'member', permission: 'cars.view', method: 'POST', reads: true, cost: 'expensive' } as const
const path = '/inews/carAspects'

export const carAspects = contract({
  summary: {
    ...asks,
    path: `${path}/summary`,
    summary: 'How many sentences praise and blame series, by aspect',
    body: z.object({ seriesIds: SeriesIds, ...times }),
    reply: Summary,
  },
  course: {
    ...asks,
    path: `${path}/course`,
    summary: 'The same over time, by day, week or month, of one aspect or of all; 800 days at most',
    body: z.object({ seriesIds: SeriesIds, ...times, aspect: z.enum(['all', ...aspects]).default('all') }),
    reply: Course,
  },
  sentences: {
    ...asks,
    path: `${path}/sentences`,
    summary: 'The sentences behind a number, newest first',
    body: Paging.extend(SentenceQuestion.shape),
    reply: z.object({ list: z.array(Sentence), total: Count, page: Count, pageSize: Count }),
  },
  faults: {
    ...asks,
    path: `${path}/faults`,
    summary:
      'Complaints and negative sentences of four weeks by aspect, series and dealer, against the four weeks before',
    body: z.object({ seriesIds: SeriesIds, to: Moment }),
    reply: Faults,
  },
  correct: {
    access: 'member',
    permission: 'cars.edit',
    method: 'PUT',
    path: `${path}/sentence/{id}`,
    undo: true,
    summary: 'Correct aspect and leaning of a sentence; no later run changes it',
    params: z.object({ id: LongId }),
    body: Correction,
    reply: Sentence,
  },
})

export const carAspectsFeature = feature({
  name: 'carAspects',
  permissions: {},
  borrows: ['cars.view', 'cars.edit', 'complaints.view', 'reviews.view'],
  quotas: {},
  contract: carAspects,
})
