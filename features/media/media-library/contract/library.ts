/** The shared library: media and accounts as everybody has them, with what the organisation adds. */
import { MediaType, mediaLevels, platforms } from '@guanlan/features/articles/articles/contract'
import { KeysetPaging, Moment } from '@guanlan/platform/contract'
import { z } from 'zod'
import { strings } from '../strings.ts'
import { EntryRef } from './entry.ts'
import { EntryFilters } from './filters.ts'
import { EntryKind } from './kinds.ts'

const Count = z.number().int()
const Day = z.string().describe('YYYY-MM-DD, UTC')
export const Level = z.enum(mediaLevels)

/** What stands out of what an entry says of itself; nothing is taken from its influence for it. */
export const influenceMarks = ['unread', 'sameCount', 'followersJump'] as const
export type InfluenceMark = (typeof influenceMarks)[number]
export const EntryInfluence = z.object({
  influence: z
    .number()
    .nullable()
    .describe(
      '0 to 100 by the weights of the organisation; null: fewer than 20 articles in 90 days (数据不足), or nothing is known',
    ),
  low: z.number().nullable().describe('The least and the greatest of ten draws of its days'),
  high: z.number().nullable(),
  articles: Count.nullable().describe('Of 90 days; null: not told to whoever is limited to folders'),
  isOwn: z.boolean().describe('Of what the organisation handed in for itself'),
  marks: z.array(z.enum(influenceMarks)),
  computedAt: Moment,
})
export type EntryInfluence = z.infer<typeof EntryInfluence>

export const Entry = z.object({
  id: Count.describe('Of the medium or of the account'),
  entry: EntryRef,
  name: z.string(),
  kind: EntryKind,
  mediaType: MediaType,
  level: Level,
  region: Count.nullable(),
  platform: z.enum(platforms).nullable(),
  platformId: z.string().nullable().describe('What the platform calls the account'),
  verification: z.union([z.literal(0), z.literal(1), z.literal(2)]).nullable(),
  verifiedOn: Day.nullable(),
  followers: Count.nullable(),
  followersOn: Day.nullable().describe('Of the article that told the number'),
  lastSeen: Day.nullable().describe('Of its newest article that everybody may see'),
  body: z.object({ id: Count, name: z.string() }).nullable(),
  /** Five at most. */
  formerNames: z.array(z.string()),
  domains: z.array(z.string()),
  isOwn: z.boolean().describe('Only this organisation has handed in articles of it, or says what it is'),
  influence: EntryInfluence.nullable().describe('As it was computed last night; null: not yet'),
  ours: z
    .object({ id: Count, level: Level, tags: z.array(z.string()), libraryType: z.string() })
    .nullable()
    .describe('The entry among the organisation’s own media'),
})
export type Entry = z.infer<typeof Entry>

/** Whether media or accounts. */
export const entrySorts = ['name', 'lastSeen', 'followers', 'influence', 'id'] as const
export const EntryQuestion = z.object({
  like: z
    .string()
    .max(100)
    .default('')
    .describe('Part of a name or former name, of its pinyin or first letters, or of a domain'),
  filters: EntryFilters,
  sort: z.enum(entrySorts).default('lastSeen'),
  order: z.enum(['asc', 'desc']).default('desc'),
})
export type EntryQuestion = z.infer<typeof EntryQuestion>
export const EntryPage = EntryQuestion.extend(KeysetPaging.shape)

export const entryTables = ['media', 'accounts'] as const
export type EntryTable = (typeof entryTables)[number]

export const exportedEntries = {
  name: strings.name,
  kind: strings.kind,
  mediaType: strings.mediaType,
  platform: strings.platform,
  level: strings.level,
  region: strings.region,
  verification: strings.verification,
  followers: strings.followers,
  followersOn: strings.followersOn,
  influence: strings.influence,
  influenceMarks: strings.influenceMarks,
  lastSeen: strings.lastSeen,
  body: strings.body,
  formerNames: strings.formerNames,
  domains: strings.domains,
  tags: strings.tags,
  libraryType: strings.libraryType,
}
