/** What is compared: monitors (or folders), brands of the brand library, stories, events, campaigns and rules as text, two to ten of them together; or one of them in several periods. */
import { Filter, MediaType, platforms } from '@guanlan/features/articles/articles/contract'
import { Id, Moment } from '@guanlan/platform/contract'
import { z } from 'zod'

/** Spec 5: `limit.comparisonTop`. */
export const mostSubjects = 10
export const fewestSubjects = 2

const once = <T>(list: readonly T[]): boolean => new Set(list).size === list.length
export const BrandName = z.string().trim().min(1, 'comparison.brandLength').max(100, 'comparison.brandLength')

const RuleText = z.string().trim().min(1, 'comparison.ruleLength').max(2_000, 'comparison.ruleLength')

export const Subjects = z.object({
  monitors: z.array(Id).max(mostSubjects, 'comparison.howMany').refine(once, 'comparison.twice').default([]),
  brands: z.array(BrandName).max(mostSubjects, 'comparison.howMany').refine(once, 'comparison.twice').default([]),
  stories: z
    .array(z.number().int())
    .max(mostSubjects, 'comparison.howMany')
    .refine(once, 'comparison.twice')
    .default([]),
  events: z.array(Id).max(mostSubjects, 'comparison.howMany').refine(once, 'comparison.twice').default([]),
  campaigns: z
    .array(Id)
    .max(mostSubjects, 'comparison.howMany')
    .refine(once, 'comparison.twice')
    .default([])
    .describe('Alone, each stands over as many days from its own first one'),
  rules: z
    .array(RuleText)
    .max(mostSubjects, 'comparison.howMany')
    .refine(once, 'comparison.twice')
    .default([])
    .describe('Rules as text over everything stored, as searches take them'),
})
export type Subjects = z.infer<typeof Subjects>

export const countOfSubjects = ({ monitors, brands, stories, events, campaigns, rules }: Subjects): number =>
  monitors.length + brands.length + stories.length + events.length + campaigns.length + rules.length

/** Days of the organisation's calendar that one subject is looked at in. They are not typed as ranges of lists are, and may lie as far back as articles do. */
export const Period = z.object({
  from: z.iso
    .date('comparison.periodFrom')
    // While a year is typed it is that of antiquity, which clocks of zones do not know.
    .refine(date => date >= '2000-01-01' && date < '2100-01-01', 'comparison.periodFrom'),
  days: z.int('comparison.days').min(1, 'comparison.days').max(90, 'comparison.days'),
})
export type Period = z.infer<typeof Period>
const oncePeriod = (list: readonly Period[]): boolean => once(list.map(({ from, days }) => `${from} ${days}`))

/** None, or two to ten of one subject. */
export const Periods = z
  .array(Period)
  .max(mostSubjects, 'comparison.howManyPeriods')
  .refine(list => list.length !== 1, 'comparison.howManyPeriods')
  .refine(oncePeriod, 'comparison.periodTwice')
  .default([])

export const isRightCount = (subjects: Subjects & { periods: readonly Period[] }): boolean => {
  const count = countOfSubjects(subjects)
  return subjects.periods.length > 0 ? count === 1 : count >= fewestSubjects && count <= mostSubjects
}

/** What all subjects are narrowed to. */
export const Narrowed = z.object({
  platforms: z.array(z.enum(platforms)).max(platforms.length).default([]),
  mediaTypes: z.array(MediaType).max(10).default([]),
  fold: z.boolean().default(false).describe('Of every story of a subject the earliest article alone'),
})
export type Narrowed = z.infer<typeof Narrowed>

/** A saved comparison, or subjects as they are chosen; without a time the days that were saved, or 30, up to now. */
export const ComparisonQuestion = z.object({
  id: Id.optional(),
  ids: z.array(Id).max(mostSubjects, 'comparison.howMany').optional().describe('As `monitors`'),
  ...Subjects.shape,
  ...Narrowed.shape,
  periods: Periods,
  from: Moment.optional(),
  to: Moment.optional(),
  only: z.boolean().default(false).describe('Articles that no other of the subjects has'),
})
export type ComparisonQuestion = z.infer<typeof ComparisonQuestion>

export const subjectKinds = ['monitor', 'brand', 'story', 'event', 'campaign', 'rule'] as const

/** One of those compared, with the question that lists its articles. */
export const Subject = z.object({
  /** `monitor:12` */
  key: z.string(),
  kind: z.enum(subjectKinds),
  name: z.string(),
  /** It was removed since; it has no numbers any more. */
  gone: z.boolean(),
  monitor: z.number().int().nullable(),
  /** It is what a search by this rule finds. */
  rule: z.string().nullable(),
  /** Its own time, where one subject is compared in several, or campaigns among themselves; null: that of all. */
  period: z.object({ from: Moment, to: Moment }).nullable(),
  filters: z.array(Filter),
  /** What narrows another subject's articles to those it has too; null: it cannot be said in one filter. */
  also: Filter.nullable(),
})
export type Subject = z.infer<typeof Subject>
