/** Words that an organisation watches on hot lists. */
import { Moment, Version } from '@guanlan/platform/contract'
import { z } from 'zod'
import { PlatformCode } from './platform-code.ts'

export const newsKinds = ['enters', 'top', 'rises', 'second', 'leaves'] as const
export type NewsKind = (typeof newsKinds)[number]

export const WatchDraft = z.object({
  name: z.string().trim().min(1, 'hotLists.nameLength').max(50, 'hotLists.nameLength'),
  /** Of the rule language. */
  rule: z.string().trim().min(1, 'monitors.wordsRequired').max(2_000, 'hotLists.ruleLength'),
  /** Empty: all. */
  platforms: z.array(PlatformCode).max(50).default([]),
  enters: z.boolean().default(true),
  topRank: z.number().int().min(1, 'hotLists.topRange').max(50, 'hotLists.topRange').nullable().default(null),
  rises: z.number().int().min(1, 'hotLists.risesRange').max(100, 'hotLists.risesRange').nullable().default(null),
  withinMinutes: z.number().int().min(5, 'hotLists.withinRange').max(1_440, 'hotLists.withinRange').default(60),
  secondPlatform: z.boolean().default(false),
  leaves: z.boolean().default(false),
})
export type WatchDraft = z.infer<typeof WatchDraft>
export const Watch = WatchDraft.extend({
  id: z.number().int(),
  version: Version,
  updatedAt: Moment,
  updatedBy: z.string().nullable(),
})
export type Watch = z.infer<typeof Watch>

export const WatchQuestion = z.object({
  like: z.string().max(100).default(''),
  sort: z.enum(['updatedAt', 'name']).default('updatedAt'),
  order: z.enum(['asc', 'desc']).default('desc'),
})
export type WatchQuestion = z.infer<typeof WatchQuestion>

/** Something that happened to a topic which a watch wants. */
export const WatchNews = z.object({
  topicId: z.number().int(),
  eventId: z.number().int(),
  platform: z.string(),
  title: z.string(),
  at: Moment,
  kind: z.enum(newsKinds),
  rank: z.number().int().nullable(),
})
export type WatchNews = z.infer<typeof WatchNews>

export const Replay = z.object({
  days: z.number().int(),
  /** Of all titles of the period. */
  topics: z.number().int(),
  total: z.number().int(),
  /** The newest. */
  news: z.array(WatchNews),
})
export type Replay = z.infer<typeof Replay>
