/** Topics of platforms that are followed: their calls, and what is known of one. */
import { ArticleRow, Published, Sentiment } from '@guanlan/features/articles/articles/contract'
import { Course } from '@guanlan/features/collecting/hot-lists/contract'
import { Locked, linkTerms, MadeShare } from '@guanlan/features/handling/shares/contract'
import { Id, Moment, recordCalls, recordFields } from '@guanlan/platform/contract'
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
const Platform = z.enum(topicPlatforms)

/** Enum topicTrackStatus: 0 not started, 1 tracking, 2 finished, 3 failed. */
export const topicStates = [0, 1, 2, 3] as const
export type TopicState = (typeof topicStates)[number]
const State = z.literal(topicStates)

/** Why nothing can be said of a topic. */
export const topicFailures = ['noBoard', 'nothingFound'] as const
export type TopicFailure = (typeof topicFailures)[number]

export const topicLength = 60
export const TopicDraft = z.object({
  topic: z
    .string()
    .trim()
    .transform(text => text.replace(/^[#＃]+|[#＃]+$/gu, '').trim())
    .pipe(z.string().min(1, 'tracking.topicLength').max(topicLength, 'tracking.topicLength')),
  platformCode: Platform.default('weibo'),
  startTime: Moment.nullable().default(null).describe('null: now'),
  endTime: Moment.nullable().default(null).describe('null: until it is stopped'),
  host: z.string().trim().max(50, 'tracking.hostLength').default('').describe('Who runs the topic on its platform'),
  note: z.string().trim().max(500, 'tracking.noteLength').default(''),
})
export type TopicDraft = z.infer<typeof TopicDraft>

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

export const TrackedTopic = TopicDraft.extend({
  ...recordFields,
  topic: z.string(),
  startTime: Moment,
  status: State,
  failure: z.enum(topicFailures).nullable().describe('Why it failed'),
  standing: TopicStanding.nullable().describe('null: no board has had it'),
})
export type TrackedTopic = z.infer<typeof TrackedTopic>

export const TopicQuestion = z.object({
  like: z.string().max(100).default('').describe('Part of the topic'),
  platformCode: z.union([z.literal(''), Platform]).default(''),
  status: z.enum(['', '0', '1', '2', '3']).default('').describe('Empty: all'),
  sort: z.enum(['topic', 'updatedAt']).default('updatedAt'),
  order: z.enum(['asc', 'desc']).default('desc'),
})
export type TopicQuestion = z.infer<typeof TopicQuestion>

/** Articles that carry the topic, with what they were searched by, so that each number opens its list. */
export const TopicArticles = z.object({
  rule: z.string(),
  from: Moment,
  to: Moment,
  total: z.number().int(),
  capped: z.boolean().describe('There are more; the figures below are of an even sample'),
  sentiments: z.array(z.object({ sentiment: Sentiment, count: z.number().int() })),
  days: z.array(z.object({ at: Moment, count: z.number().int(), negative: z.number().int() })),
  unit: z.enum(['hour', 'day']),
  voices: z.array(z.object({ name: z.string(), count: z.number().int() })).describe('Who published most of them'),
  words: z.array(z.object({ word: z.string(), count: z.number().int() })).describe('What else the newest of them say'),
  newest: z.array(ArticleRow),
})
export type TopicArticles = z.infer<typeof TopicArticles>

export const TopicCourse = z.object({
  topic: TrackedTopic,
  course: Course.nullable(),
  articles: TopicArticles,
})
export type TopicCourse = z.infer<typeof TopicCourse>

/** A topic as its link shows it: nothing leads into the organisation, and nobody of it is named. */
export const SharedTopic = z.object({
  topic: z.string(),
  platformCode: Platform,
  status: State,
  host: z.string(),
  startTime: Moment,
  endTime: Moment.nullable(),
  standing: TopicStanding.omit({ topicId: true, eventId: true }).nullable(),
  course: Course.nullable(),
  articles: TopicArticles.omit({ rule: true, newest: true }).extend({
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

const path = '/crisis/topicTrack'
const ById = z.object({ id: Id })
/** The crisis host is the weiji API under another address (ambiguities 64). */
const at = (tail: string) =>
  ({ path: `${path}/${tail}`, aliases: [`/weiji/topicTrack/${tail}`], tokenHeader: true }) as const
const edits = { access: 'member', permission: 'tracking.edit', undo: true } as const

const records = recordCalls({
  ...{ path, name: 'tracking', noun: 'a topic', listed: 'Topics that are followed', listBy: 'body', idIn: 'body' },
  ...{ Question: TopicQuestion, Draft: TopicDraft, Record: TrackedTopic },
  over: {
    list: at('list'),
    get: at('{id}'),
    create: { ...at('add'), summary: 'Follow a topic' },
    update: at('update'),
    remove: { ...at('delete'), method: 'DELETE' },
  },
})

export const topicCalls = {
  topicList: {
    ...records.list,
    // Programs send the state as a number.
    body: records.list.body.extend({
      status: z
        .union([TopicQuestion.shape.status.unwrap(), State.transform(state => `${state}` as const)])
        .default('')
        .describe('Empty: all'),
    }),
  },
  topicGet: records.get,
  topicAdd: records.create,
  topicUpdate: records.update,
  topicRemove: records.remove,
  topicStop: {
    ...edits,
    ...at('stop/{id}'),
    method: 'PUT',
    summary: 'Follow a topic no longer: it is finished',
    params: ById,
    reply: TrackedTopic,
  },
  topicStart: {
    ...edits,
    ...at('start/{id}'),
    method: 'PUT',
    summary: 'Follow a finished or failed topic again, from now on and without an end',
    params: ById,
    reply: TrackedTopic,
  },
  topicCourse: {
    ...at('course'),
    access: 'member',
    permission: 'tracking.view',
    method: 'POST',
    reads: true,
    cost: 'expensive',
    summary: 'A topic with its course on the board and the articles that carry it',
    body: ById,
    reply: TopicCourse,
  },
  topicShare: {
    ...at('share'),
    access: 'member',
    permission: 'tracking.edit',
    method: 'POST',
    audit: 'always',
    summary: 'Share a topic by a link; its token is told this once',
    body: z.object({ id: Id, ...linkTerms }),
    reply: MadeShare,
  },
  topicOpen: {
    access: 'link',
    purpose: 'share',
    makerNeeds: ['tracking.view', 'tracking.edit'],
    method: 'POST',
    path: `${path}/shared/{token}/open`,
    aliases: ['/weiji/topicTrack/shared/{token}/open'],
    reads: true,
    cost: 'expensive',
    summary: 'The topic of a link; with a password, only once that is given',
    params: z.object({ token: z.string().max(200) }),
    body: z.object({ password: z.string().max(100).nullable().default(null) }),
    reply: OpenedTopic,
  },
} as const
