/** Media of the library that a campaign could have: which, how many, and why each. */
import { MediaType, mediaLevels, platforms } from '@guanlan/features/articles/articles/contract'
import { EntryFilters, EntryKind, EntryRef, entryTables } from '@guanlan/features/media/media-library/contract'
import { Id } from '@guanlan/platform/contract'
import { z } from 'zod'
import { MediumState } from './medium.ts'

export const mostExpanded = 200
/** Candidates that are measured; of more, those seen last. */
export const mostCandidates = 2_000
/** What articles of so many days say of a medium. */
export const measuredDays = 90

export const expandOrders = ['influence', 'articles'] as const
const Count = z.number().int()

/** A part of them that has to fit another condition, as "half of them in the south". */
const Part = z.object({
  filters: EntryFilters,
  percent: z.int().min(1, 'campaignMedia.percent').max(100, 'campaignMedia.percent'),
})

export const ExpandQuestion = z.object({
  activityId: Id.optional(),
  id: Id.optional().describe('As activityId'),
  of: z.enum(entryTables).default('media').describe('Media or accounts of platforms'),
  like: z.string().max(100).default(''),
  filters: EntryFilters,
  number: z
    .int('campaignMedia.number')
    .min(1, 'campaignMedia.number')
    .max(mostExpanded, 'campaignMedia.number')
    .default(30),
  part: Part.nullable().default(null),
  order: z.enum(expandOrders).default('influence'),
})
export type ExpandQuestion = z.infer<typeof ExpandQuestion>

export const Proposed = z.object({
  entry: EntryRef,
  name: z.string(),
  kind: EntryKind,
  mediaType: MediaType,
  platform: z.enum(platforms).nullable(),
  level: z.enum(mediaLevels),
  region: Count.nullable(),
  followers: Count.nullable(),
  isOurs: z.boolean(),
  isOfPart: z.boolean().describe('Fits the condition of the part'),
  place: Count.describe('By the order that was asked for, among those that fit'),
  influence: z.number().nullable().describe('0 to 100; null: too few articles to know'),
  articles: Count.describe(`Of ${measuredDays} days, that our monitors have`),
  before: z
    .object({ campaign: z.string(), state: MediumState, articles: Count.describe('Of it in that campaign') })
    .nullable()
    .describe('The last campaign that it stood in; null: none'),
})
export type Proposed = z.infer<typeof Proposed>

export const Expansion = z.object({
  found: Count.describe('Entries that fit'),
  there: Count.describe('Of these, in the campaign already'),
  measured: Count.describe('Of the rest, those that were put in order'),
  ofPart: Count.describe('Of those proposed, those that fit the part'),
  partNumber: Count.describe('How many the part should have; fewer where the library has no more'),
  list: z.array(Proposed).max(mostExpanded),
})
export type Expansion = z.infer<typeof Expansion>
