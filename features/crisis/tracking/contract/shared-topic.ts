/** A topic by link: what leaves of it, and the one call that its page makes, without the rest of the feature. */
import { type Platform, Published, Sentiment } from '@guanlan/features/articles/articles/contract'
import { Course } from '@guanlan/features/collecting/hot-lists/contract'
import { Locked } from '@guanlan/features/handling/shares/contract'
import { Moment } from '@guanlan/platform/contract'
import { z } from 'zod'

/** Enum topicPlatform. */
export const topicPlatforms = [
  'weibo',
  'douyin',
  'gonzonghao',
  'kuaishou',
  'shipinhao',
  'bilibili',
  'toutiao',
  'xiaohongshu',
] as const
export type TopicPlatform = (typeof topicPlatforms)[number]
/** Its articles, as filters name the platform. */
export const articlesOfPlatform = (platform: TopicPlatform): Platform =>
  platform === 'gonzonghao' ? 'weixin' : platform
export const TopicPlatformCode = z.enum(topicPlatforms)

/** Enum topicTrackStatus: 0 not started, 1 tracking, 2 finished, 3 failed. */
export const topicStates = [0, 1, 2, 3] as const
export type TopicState = (typeof topicStates)[number]
export const TopicStatus = z.literal(topicStates)

/** Where it stands on the board of its platform, and the sum of its stays. */
export const TopicStanding = z.object({
  topicId: z.number().int(),
  eventId: z.number().int(),
  titles: z.array(z.string()),
  url: z.string().nullable(),
  rank: z.number().int().nullable().describe('null: not on the list now'),
  heat: z.number().nullable(),
  peakRank: z.number().int(),
  peakHeat: z.number().nullable(),
  minutesOn: z.number().int(),
  entries: z.number().int(),
  firstSeen: Moment,
  lastSeen: Moment,
})
export type TopicStanding = z.infer<typeof TopicStanding>

/** Of the articles that carry it. */
export const TopicFigures = z.object({
  from: Moment,
  to: Moment,
  total: z.number().int(),
  capped: z.boolean().describe('There are more; the figures below are of an even sample'),
  sentiments: z.array(z.object({ sentiment: Sentiment, count: z.number().int() })),
  days: z.array(z.object({ at: Moment, count: z.number().int(), negative: z.number().int() })),
  unit: z.enum(['hour', 'day']),
  voices: z.array(z.object({ name: z.string(), count: z.number().int() })).describe('Who published most of them'),
  words: z.array(z.object({ word: z.string(), count: z.number().int() })).describe('What else the newest of them say'),
})

/** A topic as its link shows it: nothing leads into the organisation, and nobody of it is named. */
export const SharedTopic = z.object({
  topic: z.string(),
  platformCode: TopicPlatformCode,
  status: TopicStatus,
  host: z.string(),
  startTime: Moment,
  endTime: Moment.nullable(),
  standing: TopicStanding.omit({ topicId: true, eventId: true }).nullable(),
  course: Course.nullable(),
  articles: TopicFigures.extend({
    newest: z.array(
      z.object({
        title: z.string(),
        media: z.string(),
        url: z.string().nullable(),
        ...Published.shape,
        sentiment: Sentiment,
      }),
    ),
  }),
})
export type SharedTopic = z.infer<typeof SharedTopic>
export const OpenedTopic = z.discriminatedUnion('state', [
  Locked,
  z.object({ state: z.literal('open'), organisation: z.string(), expiresAt: Moment, topic: SharedTopic }),
])
export type OpenedTopic = z.infer<typeof OpenedTopic>

export const topicOpen = {
  access: 'link',
  purpose: 'share',
  makerNeeds: ['tracking.view', 'tracking.edit'],
  method: 'POST',
  path: '/crisis/topicTrack/shared/{token}/open',
  aliases: ['/weiji/topicTrack/shared/{token}/open'],
  reads: true,
  cost: 'expensive',
  summary: 'The topic of a link; with a password, only once that is given',
  params: z.object({ token: z.string().max(200) }),
  body: z.object({ password: z.string().max(100).nullable().default(null) }),
  reply: OpenedTopic,
} as const
