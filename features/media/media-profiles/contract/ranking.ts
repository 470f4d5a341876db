/** Media or accounts in order, for a day, a week or a month of the organisation's calendar. */
import { MediaType, mediaLevels, platforms } from '@guanlan/features/articles/articles/contract'
import { EntryKind, EntryRef } from '@guanlan/features/media/media-library/contract'
import { calendarDay, Moment } from '@guanlan/platform/contract'
import { z } from 'zod'
import { strings } from '../strings.ts'

export const mostRanked = 100
export const rankedTables = ['media', 'accounts'] as const
export const rankedPeriods = ['day', 'week', 'month'] as const
export const rankedBy = ['articles', 'interactions', 'reads', 'influence'] as const
export const rankedAmong = ['monitors', 'collected'] as const

const Count = z.number().int()

export const TopsQuestion = z.object({
  of: z.enum(rankedTables).default('media'),
  kind: EntryKind.optional().describe('Of media'),
  mediaType: MediaType.optional(),
  platform: z.enum(platforms).optional().describe('Of accounts'),
  level: z.enum(mediaLevels).optional().describe('Of media'),
  region: z.coerce
    .string()
    .regex(/^\d{6}$/, 'mediaProfiles.regionForm')
    .optional()
    .describe('Division code of a medium’s place; a province stands for its cities'),
  period: z.enum(rankedPeriods).default('week'),
  day: calendarDay('mediaProfiles.dayForm')
    // Articles have none before; the week of the first day begins in the year before.
    .refine(day => day >= '1971-01-01', 'mediaProfiles.dayForm')
    .optional()
    .describe('Any day of the period, by the organisation’s calendar; absent: the last one that is over'),
  by: z.enum(rankedBy).default('articles'),
  unmarked: z
    .union([z.boolean(), z.enum(['true', 'false']).transform(text => text === 'true')])
    .default(false)
    .describe('Leave out those whose own numbers stand out (marks of their influence)'),
  among: z
    .enum(rankedAmong)
    .default('monitors')
    .describe('Articles that monitors have, or everything collected that the organisation may see'),
})
export type TopsQuestion = z.infer<typeof TopsQuestion>

export const RankedEntry = z.object({
  rank: Count,
  id: Count,
  entry: EntryRef,
  name: z.string(),
  kind: EntryKind,
  mediaType: MediaType,
  platform: z.enum(platforms).nullable(),
  level: z.enum(mediaLevels),
  region: Count.nullable(),
  articles: Count,
  interactions: z.number(),
  reads: z.number().describe('As sites state them'),
  influence: z.number().nullable().describe('0 to 100, as it was computed last night'),
  before: Count.nullable().describe(
    'Its place in the period before; null: it had none, or it is by influence, which is of last night',
  ),
  isNew: z.boolean().describe('It had no place, though others had'),
})
export type RankedEntry = z.infer<typeof RankedEntry>

export const Tops = z.object({
  from: Moment,
  to: Moment,
  firstDay: z.string(),
  lastDay: z.string(),
  isOver: z.boolean().describe('Whether the period has ended'),
  total: Count.describe('Of how many'),
  list: z.array(RankedEntry).max(mostRanked),
})
export type Tops = z.infer<typeof Tops>

const refs = (text: string) => text.split(',').map(part => part.trim())
export const RanksQuestion = TopsQuestion.omit({ of: true }).extend({
  id: z.coerce.string().optional().describe('As idList'),
  idList: z
    .union([z.string(), z.array(z.coerce.string())], 'mediaProfiles.idForm')
    .transform(given => (typeof given === 'string' ? refs(given) : given))
    .optional()
    .describe('Entries by commas: m12, a34; a bare number is a medium. 100 at most'),
})
export type RanksQuestion = z.infer<typeof RanksQuestion>
export const EntryRank = z.object({
  entry: EntryRef,
  rank: Count.nullable().describe('null: no article of the period'),
  of: Count.describe('Of how many'),
  before: Count.nullable(),
})
export type EntryRank = z.infer<typeof EntryRank>

export const exportedTops = {
  rank: strings.rank,
  before: strings.rankBefore,
  name: strings.name,
  kind: strings.kind,
  mediaType: strings.mediaType,
  platform: strings.platform,
  level: strings.level,
  region: strings.region,
  articles: strings.articles,
  interactions: strings.interactions,
  reads: strings.readers,
  influence: strings.influence,
}
