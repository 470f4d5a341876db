/** Live broadcasts that an organisation watches: when they are on, how many watch, what they write. */
import {
  Changed,
  chosenOf,
  contract,
  feature,
  Id,
  KeysetPaging,
  keysetListOf,
  Moment,
  recordCalls,
  recordFields,
} from '@guanlan/platform/contract'
import { z } from 'zod'

export const nameLength = 100
export const urlLength = 2_000
export const platformLength = 50

/** airingFlag: not aired, live, replay (spec 3). */
export const airing = ['s_0', 's_1', 's_2'] as const
export const Airing = z.enum(airing)
export type Airing = z.infer<typeof Airing>

const Time = Moment.transform(moment => new Date(moment).toISOString())

export const Draft = z
  .object({
    name: z.string().trim().min(1, 'liveBroadcasts.nameLength').max(nameLength, 'liveBroadcasts.nameLength'),
    url: z.url({ protocol: /^https?$/, error: 'liveBroadcasts.urlFaulty' }).max(urlLength, 'liveBroadcasts.urlFaulty'),
    platform: z.string().trim().max(platformLength, 'liveBroadcasts.platformLength').default(''),
    /** As planned; the page decides where it says more. */
    startTime: Time.nullable().default(null),
    endTime: Time.nullable().default(null),
  })
  .refine(({ startTime, endTime }) => !startTime || !endTime || startTime < endTime, {
    error: 'liveBroadcasts.endBeforeStart',
    path: ['endTime'],
  })
export type Draft = z.infer<typeof Draft>

export const LiveBroadcast = z.object({
  ...recordFields,
  name: z.string(),
  url: z.string(),
  platform: z.string(),
  startTime: z.string().nullable(),
  endTime: z.string().nullable(),
  /** Null: not looked at yet. */
  status: Airing.nullable(),
  /** Why the page could not be looked at, for operators. */
  problem: z.string().nullable(),
  probedAt: Moment.nullable(),
})
export type LiveBroadcast = z.infer<typeof LiveBroadcast>

export const Question = z.object({
  like: z.string().max(100).default('').describe('Part of name, platform or address'),
  status: z.enum(['all', ...airing]).default('all'),
  sort: z.enum(['startTime', 'name', 'updatedAt']).default('startTime'),
  order: z.enum(['asc', 'desc']).default('desc'),
})
export type Question = z.infer<typeof Question>

/** Of one push; more go in several. */
export const mostComments = 500

const Pushed = z.object({
  at: Moment.optional().describe('Absent: now'),
  viewers: z.number().int().min(0).max(2_000_000_000).optional(),
  likes: z.number().int().min(0).max(2_000_000_000).optional(),
  comments: z
    .array(
      z.object({
        id: z.string().min(1).max(100).optional(),
        author: z.string().max(100).optional(),
        text: z.string().trim().min(1).max(1_000),
        at: Moment.optional(),
      }),
    )
    .max(mostComments, 'liveBroadcasts.tooManyComments')
    .default([]),
})
export type Pushed = z.infer<typeof Pushed>

export const Course = z.object({
  /** Minute by minute, at most the last 24 hours of it. */
  points: z.array(
    z.object({
      at: Moment,
      viewers: z.number().int().nullable(),
      likes: z.number().int().nullable(),
      comments: z.number().int(),
    }),
  ),
  sentiments: z.object({ negative: z.number().int(), neutral: z.number().int(), positive: z.number().int() }),
  /** What is said more often than anything else. */
  words: z.array(z.object({ word: z.string(), count: z.number().int() })),
  /** The newest. */
  comments: z.array(
    z.object({ at: Moment, author: z.string().nullable(), text: z.string(), sentiment: z.number().int() }),
  ),
})
export type Course = z.infer<typeof Course>

const path = '/inews/liveMonitor/liveMonitor'
const sees = { access: 'member', permission: 'liveBroadcasts.view' } as const
const changes = { access: 'member', permission: 'liveBroadcasts.edit', undo: true } as const

export const liveBroadcasts = contract({
  ...recordCalls({
    ...{ path, name: 'liveBroadcasts', listed: 'Live broadcasts, page after page' },
    ...{ Question, Draft, Record: LiveBroadcast, listBy: 'body', idIn: 'body' },
    over: {
      create: { path: `${path}/add`, summary: 'Watch a live broadcast' },
      update: { path: `${path}/update` },
    },
  }),
  list: {
    ...sees,
    method: 'POST',
    path: `${path}/list`,
    reads: true,
    summary: 'Live broadcasts, page after page',
    body: Question.extend({ ...KeysetPaging.shape, titleLike: z.string().max(100).default('').describe('As `like`') }),
    reply: keysetListOf(LiveBroadcast),
  },
  get: {
    ...sees,
    method: 'GET',
    path: `${path}/getById`,
    summary: 'One of them',
    query: z.object({ id: Id }),
    reply: LiveBroadcast,
  },
  remove: {
    ...changes,
    method: 'DELETE',
    path: `${path}/delete`,
    summary: 'Remove one, by query or body, or those chosen by body; undo brings them back with all that was said',
    query: z.object({ id: Id.optional() }),
    body: z.union([chosenOf(Question), z.object({ id: Id.optional() })]),
    reply: Changed,
  },
  course: {
    ...sees,
    method: 'POST',
    path: `${path}/course`,
    reads: true,
    summary: 'How many watched, and what they wrote',
    body: z.object({ id: Id }),
    reply: Course,
  },
  push: {
    open: true,
    access: 'member',
    permission: 'liveBroadcasts.edit',
    limit: 'push',
    method: 'POST',
    path: '/ua/upload/live/{id}',
    summary: 'Viewers, likes and comments of a broadcast as they come',
    params: z.object({ id: Id }),
    body: Pushed,
    reply: z.object({ kept: z.number().int() }),
  },
})

export const liveBroadcastsFeature = feature({
  name: 'liveBroadcasts',
  permissions: {
    view: { name: ['查看直播监测', '檢視直播監測', 'See live broadcasts'], roles: ['orgAdmin', 'member', 'reader'] },
    edit: { name: ['编辑直播监测', '編輯直播監測', 'Change live broadcasts'], roles: ['orgAdmin', 'member'] },
  },
  quotas: {},
  contract: liveBroadcasts,
})
