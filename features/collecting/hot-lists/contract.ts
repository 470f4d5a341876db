/** Hot lists of platforms: what was on them, when and how high; the events behind; words that are watched on them. */
import { ArticleRow } from '@guanlan/features/articles/articles/contract'
import { Changed, contract, feature, Id, listOf, Moment, Paging } from '@guanlan/platform/contract'
import { z } from 'zod'
import { EventArticles } from './contract/articles.ts'
import { hotBoards } from './contract/board-calls.ts'
import { MonitoredEvent } from './contract/monitored-event.ts'
import { PlatformCode } from './contract/platform-code.ts'
import { CoreIndex, CoreQuestion, DayQuestion, RankedMedium, RankedWord, RankingQuestion } from './contract/rankings.ts'
import { hotSharing } from './contract/share-calls.ts'
import {
  Course,
  EventDetail,
  EventList,
  EventPage,
  HotMark,
  TopicCoverage,
  TopicList,
  TopicPage,
  TrendQuestion,
  Wall,
} from './contract/topics.ts'
import { hotWatches } from './contract/watch-calls.ts'

export type { EventArticles, Spread } from './contract/articles.ts'
export type { FollowedBoard, Instances } from './contract/boards.ts'
export type { Growth, MonitoredEvent } from './contract/monitored-event.ts'
export { platformPhrase } from './contract/platform-code.ts'
export {
  type CoreIndex,
  periods,
  type RankedMedium,
  type RankedWord,
  type RankingQuestion,
} from './contract/rankings.ts'
export {
  type Board,
  Course,
  type EventDetail,
  type EventQuestion,
  type EventTopic,
  type HotEvent,
  type HotMark,
  longestDays,
  type Topic,
  type TopicCoverage,
  type TopicQuestion,
  type TrendQuestion,
  type Wall,
} from './contract/topics.ts'
export { type NewsKind, type Replay, Watch, WatchDraft, type WatchNews, WatchQuestion } from './contract/watches.ts'

/** Entries of a pushed list. */
export const mostPushedEntries = 200

const member = { access: 'member', permission: 'hotLists.view', reads: true, method: 'POST' } as const
const byDeveloper = { access: 'signedIn', method: 'POST' } as const
const Title = z.string().trim().min(1, 'hotLists.titleLength').max(300, 'hotLists.titleLength')

export const hotLists = contract({
  hotSearchList: {
    open: true,
    ...member,
    path: '/top/hotSearch/list',
    summary: 'Topics of a board or of all: now, at a minute, or all of a period',
    body: TopicPage,
    reply: TopicList,
  },
  wall: {
    open: true,
    ...member,
    path: '/top/hotSearch/wall',
    summary: 'All boards side by side, now or at a minute',
    body: z.object({ time: Moment.nullable().default(null), most: z.number().int().min(1).max(50).default(20) }),
    reply: Wall,
  },
  hotRank: {
    ...member,
    path: '/inews/hotRank',
    summary: 'Topics of all boards by heat, now or at any minute',
    body: TopicPage,
    reply: TopicList,
  },
  indexRank: {
    ...member,
    path: '/inews/indexRank',
    cost: 'expensive',
    summary: 'Events by their index, 0 to 100, with its parts',
    body: EventPage,
    reply: EventList,
  },
  topicRank: {
    ...member,
    path: '/inews/topicRank',
    cost: 'expensive',
    summary: 'Topics joined over boards, by platforms, time or peak',
    body: EventPage,
    reply: EventList,
  },
  coreIndex: {
    ...member,
    path: '/inews/coreIndex',
    cost: 'expensive',
    summary: 'The index of what the organisation watches, by day',
    body: CoreQuestion,
    reply: z.array(CoreIndex),
  },
  hotEventList: {
    open: true,
    ...member,
    path: '/top/hotEvent/list',
    cost: 'expensive',
    summary: 'Hot events of a period',
    body: EventPage,
    reply: EventList,
  },
  hotEventDetail: {
    open: true,
    ...member,
    path: '/top/hotEvent/detail',
    summary: 'One hot event with its topics',
    body: z.object({ id: Id }),
    reply: EventDetail,
  },
  eventArticles: {
    open: true,
    ...member,
    path: '/top/hotEvent/articles',
    cost: 'expensive',
    summary: 'What the store has about a hot event: how it leans, where it was published and how it spread',
    body: z.object({ id: Id }),
    reply: EventArticles,
  },
  marks: {
    ...member,
    path: '/top/hotSearch/marks',
    summary: 'What a monitor wants among the topics that are on boards now, an event each, the highest first',
    body: z.object({ monitor: Id.optional().describe('With all below it; absent: all monitors') }),
    reply: z.array(HotMark),
  },
  coverage: {
    ...member,
    path: '/top/hotEvent/coverage',
    cost: 'expensive',
    summary: 'The highest events of the last day and what the store has of each: those without an article first',
    body: z.object({}),
    reply: z.object({ list: z.array(TopicCoverage) }),
  },
  wanted: {
    ...member,
    path: '/top/hotSearch/wanted',
    summary: 'Events on boards that monitors want, those that grew last first',
    body: z.object(Paging.shape),
    reply: listOf(MonitoredEvent),
  },
  trend: {
    open: true,
    ...member,
    path: '/top/trend',
    summary: 'Rank and heat over time of a topic, or of all topics of an event',
    body: TrendQuestion,
    reply: z.array(Course),
  },
  mediaList: {
    ...member,
    path: '/top/media/list',
    cost: 'expensive',
    summary: 'Media by articles that the organisation wants',
    body: RankingQuestion,
    reply: z.array(RankedMedium),
  },
  mediumArticles: {
    ...member,
    path: '/top/media/articles',
    cost: 'expensive',
    summary: 'What a medium published that the organisation has, by interactions: its hot list where it has no board',
    body: RankingQuestion.extend({ mediaId: Id }),
    reply: z.array(ArticleRow),
  },
  keywordList: {
    ...member,
    path: '/top/keyword/list',
    cost: 'expensive',
    summary: 'Words of titles on hot lists',
    body: RankingQuestion,
    reply: z.array(RankedWord),
  },
  dayList: {
    ...member,
    path: '/top/xl/list',
    cost: 'expensive',
    summary: 'The list of a day: its events by index',
    body: DayQuestion,
    reply: EventList.extend({ day: z.iso.date() }),
  },

  push: {
    open: true,
    access: 'member',
    permission: 'hotLists.push',
    method: 'POST',
    path: '/ua/upload/hot/{platform}',
    limit: 'push',
    anyText: true,
    summary: 'Hand in what a board says at a minute; the organisation alone reads it',
    params: z.object({ platform: PlatformCode }),
    body: z.object({
      time: Moment.nullable().default(null).describe('When the board was read; absent: now'),
      updatedAt: Moment.nullable().default(null).describe('When the board says it is from'),
      items: z
        .array(z.record(z.string(), z.unknown()))
        .max(mostPushedEntries, 'hotLists.tooManyEntries')
        .describe('In order: title, heat (1.2万), label, url'),
    }),
    reply: z.object({
      kept: z.boolean(),
      reason: z.enum(['empty', 'past', 'stale']).nullable(),
      changes: z.number().int(),
    }),
  },

  eventSave: {
    ...byDeveloper,
    path: '/top/hotEvent/save',
    audit: 'always',
    summary: 'Developer: write an event over topics, or mend a title',
    body: z.object({ id: Id.optional(), title: Title, topicIds: z.array(Id).max(200).default([]) }),
    reply: z.object({ id: z.number().int() }),
  },
  eventMerge: {
    ...byDeveloper,
    path: '/top/hotEvent/merge',
    audit: 'always',
    summary: 'Developer: take the topics of other events into one',
    body: z.object({ id: Id, others: z.array(Id).min(1, 'platform.chooseSome').max(50) }),
    reply: Changed,
  },
  eventRemove: {
    access: 'signedIn',
    method: 'DELETE',
    path: '/top/hotEvent/{id}',
    audit: 'always',
    summary: 'Developer: take an event apart; each of its topics is one of its own again',
    params: z.object({ id: Id }),
    reply: Changed,
  },

  ...hotWatches,
  ...hotSharing,
  ...hotBoards,
})

export const hotListsFeature = feature({
  name: 'hotLists',
  permissions: {
    view: { name: ['查看热榜', '檢視熱榜', 'See hot lists'], roles: ['orgAdmin', 'member', 'reader'] },
    watch: {
      name: ['编辑热搜关注', '編輯熱搜關注', 'Change what is watched on hot lists'],
      roles: ['orgAdmin', 'member'],
    },
    push: { name: ['提交榜单', '提交榜單', 'Hand in hot lists'], roles: ['orgAdmin', 'member'] },
    share: { name: ['分享热点', '分享熱點', 'Share hot events by a link'], roles: ['orgAdmin', 'member'] },
  },
  quotas: { hotCount: { name: ['热搜关注', '熱搜關注', 'Watched words on hot lists'], kind: 'standing' } },
  contract: hotLists,
})
