/** Topics of platforms that are followed: their calls, and what is known of one. */
import { ArticleRow } from '@guanlan/features/articles/articles/contract'
import { Course } from '@guanlan/features/collecting/hot-lists/contract'
import { linkTerms, MadeShare } from '@guanlan/features/handling/shares/contract'
import { Id, Moment, recordCalls, recordFields } from '@guanlan/platform/contract'
import { z } from 'zod'
import { TopicFigures, TopicPlatformCode, TopicStanding, TopicStatus, topicOpen } from './shared-topic.ts'

export * from './shared-topic.ts'

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
  platformCode: TopicPlatformCode.default('weibo'),
  startTime: Moment.nullable().default(null).describe('null: now'),
  endTime: Moment.nullable().default(null).describe('null: until it is stopped'),
  host: z.string().trim().max(50, 'tracking.hostLength').default('').describe('Who runs the topic on its platform'),
  note: z.string().trim().max(500, 'tracking.noteLength').default(''),
})
export type TopicDraft = z.infer<typeof TopicDraft>

export const TrackedTopic = TopicDraft.extend({
  ...recordFields,
  topic: z.string(),
  startTime: Moment,
  status: TopicStatus,
  failure: z.enum(topicFailures).nullable().describe('Why it failed'),
  standing: TopicStanding.nullable().describe('null: no board has had it'),
})
export type TrackedTopic = z.infer<typeof TrackedTopic>

export const TopicQuestion = z.object({
  like: z.string().max(100).default('').describe('Part of the topic'),
  platformCode: z.union([z.literal(''), TopicPlatformCode]).default(''),
  status: z.enum(['', '0', '1', '2', '3']).default('').describe('Empty: all'),
  sort: z.enum(['topic', 'updatedAt']).default('updatedAt'),
  order: z.enum(['asc', 'desc']).default('desc'),
})
export type TopicQuestion = z.infer<typeof TopicQuestion>

/** Articles that carry the topic, with what they were searched by, so that each number opens its list. */
export const TopicArticles = z.object({ rule: z.string(), ...TopicFigures.shape, newest: z.array(ArticleRow) })
export type TopicArticles = z.infer<typeof TopicArticles>

export const TopicCourse = z.object({
  topic: TrackedTopic,
  course: Course.nullable(),
  articles: TopicArticles,
})
export type TopicCourse = z.infer<typeof TopicCourse>

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
    create: { ...at('add'), summary: 'Follow a topic', body: TopicDraft.strict() },
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
        .union([TopicQuestion.shape.status.unwrap(), TopicStatus.transform(state => `${state}` as const)])
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
    body: z.strictObject({ id: Id, ...linkTerms }),
    reply: MadeShare,
  },
  topicOpen,
} as const
