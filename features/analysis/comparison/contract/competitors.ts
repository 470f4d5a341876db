/** Competitor analyses: own brands and their competitors. */
import { Published } from '@guanlan/features/articles/articles/contract'
import { Id, Moment, Version } from '@guanlan/platform/contract'
import { z } from 'zod'
import { Comparison, nameLength } from './comparison.ts'
import { BrandName } from './subjects.ts'

const Count = z.number().int()
const once = (list: readonly string[]): boolean => new Set(list).size === list.length

export const CompetitorDraft = z
  .object({
    name: z.string().trim().min(1, 'comparison.nameLength').max(nameLength, 'comparison.nameLength'),
    own: z
      .array(BrandName)
      .min(1, 'comparison.ownBrands')
      .max(5, 'comparison.ownBrands')
      .refine(once, 'comparison.twice'),
    rivals: z.array(BrandName).min(1, 'comparison.rivals').max(9, 'comparison.rivals').refine(once, 'comparison.twice'),
    days: z.int('comparison.days').min(1, 'comparison.days').max(90, 'comparison.days').default(30),
  })
  .refine(({ own, rivals }) => !rivals.some(rival => own.includes(rival)), {
    error: 'comparison.bothSides',
    path: ['rivals'],
  })
  .refine(({ own, rivals }) => own.length + rivals.length <= 10, { error: 'comparison.howMany', path: ['rivals'] })
export type CompetitorDraft = z.infer<typeof CompetitorDraft>

export const CompetitorAnalysis = z.object({
  ...CompetitorDraft.shape,
  id: Count,
  version: Version,
  updatedAt: Moment,
  updatedBy: z.string().nullable(),
})
export type CompetitorAnalysis = z.infer<typeof CompetitorAnalysis>

export const CompetitorQuestion = z.object({ id: Id, from: Moment.optional(), to: Moment.optional() })
export type CompetitorQuestion = z.infer<typeof CompetitorQuestion>

export const Competition = Comparison.extend({
  /** How many of the subjects, the first ones, are own. */
  own: Count,
  /** Who is blamed (negative) and praised (positive) for what; places in the list of subjects. */
  dimensions: z.array(
    z.object({ dimension: z.string(), name: z.string(), subject: Count, negative: Count, positive: Count }),
  ),
  /** Media that write about competitors and, in this time, never about an own brand; most articles first. */
  silentMedia: z.array(z.object({ mediaId: Count, name: z.string(), counts: z.array(Count) })),
  /** Sentences in which an own brand and a competitor meet, newest first. */
  meetings: z.array(z.object({ articleId: Count, title: z.string(), ...Published.shape, sentence: z.string() })),
})
export type Competition = z.infer<typeof Competition>

/** Brands that articles name beside the own ones, most often first. */
export const Proposals = z.array(z.object({ name: z.string(), count: Count }))
