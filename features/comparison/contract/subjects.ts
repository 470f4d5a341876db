/** What is compared: monitors (or folders), brands of the brand library and stories, two to ten of them together. */
import { comparisonPlatforms, Filter, MediaType } from '@guanlan/features/articles/contract'
import { Id, Moment } from '@guanlan/platform/contract'
import { z } from 'zod'

/** Spec 5: `limit.comparisonTop`. */
export const mostSubjects = 10
export const fewestSubjects = 2

const once = <T>(list: readonly T[]): boolean => new Set(list).size === list.length
export const BrandName = z.string().trim().min(1, 'comparison.brandLength').max(100, 'comparison.brandLength')

export const Subjects = z.object({
  monitors: z.array(Id).max(mostSubjects, 'comparison.howMany').refine(once, 'comparison.twice').default([]),
  brands: z.array(BrandName).max(mostSubjects, 'comparison.howMany').refine(once, 'comparison.twice').default([]),
  stories: z
    .array(z.number().int())
    .max(mostSubjects, 'comparison.howMany')
    .refine(once, 'comparison.twice')
    .default([]),
})
export type Subjects = z.infer<typeof Subjects>

export const countOfSubjects = ({ monitors, brands, stories }: Subjects): number =>
  monitors.length + brands.length + stories.length

/** What all subjects are narrowed to. */
export const Narrowed = z.object({
  platforms: z.array(z.enum(comparisonPlatforms)).max(comparisonPlatforms.length).default([]),
  mediaTypes: z.array(MediaType).max(10).default([]),
  fold: z.boolean().default(false).describe('Of every story of a subject the earliest article alone'),
})
export type Narrowed = z.infer<typeof Narrowed>

/** A saved comparison, or subjects as they are chosen; without a time the days that were saved, or 30, up to now. */
export const Asked = z.object({
  id: Id.optional(),
  ids: z.array(Id).max(mostSubjects, 'comparison.howMany').optional().describe('As `monitors`'),
  ...Subjects.shape,
  ...Narrowed.shape,
  from: Moment.optional(),
  to: Moment.optional(),
  only: z.boolean().default(false).describe('Articles that no other of the subjects has'),
})
export type Asked = z.infer<typeof Asked>

export const subjectKinds = ['monitor', 'brand', 'story'] as const

/** One of those compared, with the question that lists its articles. */
export const Subject = z.object({
  /** `monitor:12` */
  key: z.string(),
  kind: z.enum(subjectKinds),
  name: z.string(),
  /** It was removed since; it has no numbers any more. */
  gone: z.boolean(),
  monitor: z.number().int().nullable(),
  filters: z.array(Filter),
  /** What narrows another subject's articles to those it has too; null: it cannot be said in one filter. */
  also: Filter.nullable(),
})
export type Subject = z.infer<typeof Subject>
