/** Monitors, hot lists and incidents of warnings. */
import { mediaTypes } from '@guanlan/features/articles/articles/contract'
import { hotLists } from '@guanlan/features/collecting/hot-lists/contract'
import { monitors } from '@guanlan/features/monitors/monitors/contract'
import { states, warnings } from '@guanlan/features/warnings/warnings/contract'
import { Id, Moment } from '@guanlan/platform/contract'
import { z } from 'zod'
import { Cursor, mostRows, pageOf, pageOfAll, pageShape, placeOf } from '../pages.ts'
import { tool } from './tool.ts'

const Count = z.number().int()

const listMonitors = tool({
  name: 'monitors',
  title: ['监测项', '監測項', 'Monitors'],
  description: [
    '可见的监测项与目录，附规则与所属目录；其编号用于其他工具的 monitors。',
    '可見的監測項與目錄，附規則與所屬目錄；其編號用於其他工具的 monitors。',
    'Monitors and folders that may be seen, with their rules; their numbers are what other tools take as `monitors`.',
  ],
  input: z.object({ like: z.string().max(100).default('').describe('Part of the name'), cursor: Cursor }),
  output: z.object({
    rows: z.array(
      z.object({
        id: Count,
        name: z.string(),
        kind: z.enum(['folder', 'item']),
        folder: Count.nullable(),
        rule: z.string().nullable(),
        isOpen: z.boolean(),
      }),
    ),
    ...pageShape,
  }),
  run: async ({ like, cursor }, { ask }) => {
    const all = await ask(monitors.list, { query: {} })
    const rows = all
      .filter(({ name }) => name.includes(like))
      .map(({ id, name, kind, fatherId, rule, isOpen }) => ({ id, name, kind, folder: fatherId || null, rule, isOpen }))
    return pageOfAll('monitors', rows, cursor)
  },
})

const previewRule = tool({
  name: 'preview_rule',
  title: ['试算规则', '試算規則', 'Try a rule'],
  description: [
    '在已存文章上试算一条检索式，不保存任何东西：语法问题与位置、篇数、每天篇数与五篇样本。',
    '在已存文章上試算一條檢索式，不儲存任何東西：語法問題與位置、篇數、每天篇數與五篇樣本。',
    'Tries a rule on stored articles and saves nothing: its mistakes and their places, how many it finds, by day, with five samples.',
  ],
  input: z.object({
    rule: z.string().trim().min(1).max(10_000),
    days: z.number().int().min(1).max(90).default(30),
  }),
  output: z.object({
    problems: z.array(z.unknown()).describe('Mistakes with their place; with any, nothing was counted'),
    count: Count,
    complete: z.boolean().describe('The whole range was walked; otherwise there are at least so many'),
    days: z.array(z.object({ day: z.string(), count: Count })),
    samples: z.array(
      z.object({ id: Count, title: z.string(), media: z.string(), publishedAt: Moment, address: z.string() }),
    ),
    articlesPerDay: z.number(),
  }),
  run: async ({ rule, days }, { ask, addressOf }) => {
    const tried = await ask(monitors.preview, { body: { rule, days } })
    return {
      problems: tried.problems,
      count: tried.count,
      complete: tried.complete,
      days: tried.days,
      samples: tried.samples.map(({ id, title, media, publishedAt }) => ({
        id,
        title,
        media,
        publishedAt,
        address: addressOf(`/monitorDetail?id=${id}`),
      })),
      articlesPerDay: tried.expected.articlesPerDay,
    }
  },
})

const hotListRows = tool({
  name: 'hot_lists',
  title: ['热榜', '熱榜', 'Hot lists'],
  description: [
    '各平台热榜的话题：现在的，或某一分钟的；附名次、热度、在榜分钟数与命中的监测项。',
    '各平台熱榜的話題：現在的，或某一分鐘的；附名次、熱度、在榜分鐘數與命中的監測項。',
    'Topics of the hot lists of platforms, now or at a minute, with rank, heat, minutes on the list and the monitors that want them.',
  ],
  input: z.object({
    platform: z.string().max(50).default('').describe('Code of a platform, as weibo; empty: all'),
    at: Moment.optional().describe('The lists as they were then; absent: now'),
    words: z.string().max(2_000).default('').describe('Only titles that this rule wants'),
    cursor: Cursor,
  }),
  output: z.object({
    at: Moment,
    rows: z.array(
      z.object({
        eventId: Count,
        platform: z.string(),
        title: z.string(),
        rank: Count.nullable(),
        heat: z.number().nullable(),
        peakRank: Count,
        minutesOn: Count,
        firstSeen: Moment,
        lastSeen: Moment,
        monitors: z.array(z.string()),
        address: z.string(),
      }),
    ),
    ...pageShape,
  }),
  run: async ({ platform, at, words, cursor }, { ask, addressOf }) => {
    const { key, shown } = placeOf('hot_lists', cursor)
    const { time, page } = key ? (JSON.parse(key) as { time: string; page: number }) : { time: at, page: 1 }
    const answer = await ask(hotLists.hotSearchList, {
      body: { platformCode: platform as never, words, time: time ?? null, page, pageSize: mostRows },
    })
    const keyOf = (number: number) => JSON.stringify({ time: answer.at, page: number })
    return {
      at: answer.at,
      ...pageOf({
        tool: 'hot_lists',
        rows: answer.list.map(row => ({
          eventId: row.eventId,
          platform: row.platform,
          title: row.title,
          rank: row.rank,
          heat: row.heat,
          peakRank: row.peakRank,
          minutesOn: row.minutesOn,
          firstSeen: row.firstSeen,
          lastSeen: row.lastSeen,
          monitors: row.monitors,
          address: addressOf(`/hotEventDetail?id=${row.eventId}`),
        })),
        key: keyOf(page),
        shown,
        next: page * mostRows < answer.total ? keyOf(page + 1) : null,
        total: answer.total,
      }),
    }
  },
})

const hotEvent = tool({
  name: 'hot_event',
  title: ['热点事件', '熱點事件', 'A hot event'],
  description: [
    '一个热点事件在各平台的话题、名次与时间，以及能找到相关文章的检索式。',
    '一個熱點事件在各平臺的話題、名次與時間，以及能找到相關文章的檢索式。',
    'The topics of a hot event by platform with ranks and times, and a rule that finds articles about it.',
  ],
  input: z.object({ id: Id.describe('`eventId` of hot_lists') }),
  output: z.object({
    id: Count,
    title: z.string(),
    index: z.number().describe('0 to 100'),
    firstSeen: Moment,
    lastSeen: Moment,
    rule: z.string(),
    topics: z.array(
      z.object({
        platform: z.string(),
        title: z.string(),
        rank: Count.nullable(),
        peakRank: Count,
        minutesOn: Count,
        firstSeen: Moment,
        lastSeen: Moment,
      }),
    ),
    moreTopics: Count.describe('Topics beyond the hundred that are named'),
    address: z.string(),
  }),
  run: async ({ id }, { ask, addressOf }) => {
    const event = await ask(hotLists.hotEventDetail, { body: { id } })
    return {
      id: event.id,
      title: event.title,
      index: event.index,
      firstSeen: event.firstSeen,
      lastSeen: event.lastSeen,
      rule: event.rule,
      topics: event.topicList
        .slice(0, mostTopics)
        .map(({ platform, title, rank, peakRank, minutesOn, firstSeen, lastSeen }) => ({
          platform,
          title,
          rank,
          peakRank,
          minutesOn,
          firstSeen,
          lastSeen,
        })),
      moreTopics: Math.max(0, event.topicList.length - mostTopics),
      address: addressOf(`/hotEventDetail?id=${event.id}`),
    }
  },
})
const mostTopics = 100

const incidents = tool({
  name: 'incidents',
  title: ['预警事件', '預警事件', 'Incidents of warnings'],
  description: [
    '预警事件，最新的在前，每页 20 个：标题、级别、篇数、状态、由谁处理。',
    '預警事件，最新的在前，每頁 20 個：標題、級別、篇數、狀態、由誰處理。',
    'Incidents of warnings, the newest first, 20 a page: title, level, articles, state, and who has taken them.',
  ],
  input: z.object({
    state: z.enum(['all', 'unsettled', ...states]).default('all'),
    level: z.number().int().min(1).max(4).optional().describe('At least so grave: 1 major to 4 general'),
    days: z.number().int().min(1).max(365).default(7),
    like: z.string().max(100).default('').describe('Part of the title'),
    cursor: Cursor,
  }),
  output: z.object({
    rows: z.array(
      z.object({
        id: Count,
        title: z.string(),
        warning: z.string(),
        level: Count.nullable(),
        articles: Count,
        mediaTypes: z.array(z.enum(mediaTypes)),
        state: z.enum(states),
        takenBy: z.string().nullable(),
        openedAt: Moment,
        lastAt: Moment,
      }),
    ),
    ...pageShape,
  }),
  run: async ({ state, level, days, like, cursor }, { ask }) => {
    const { key, shown } = placeOf('incidents', cursor)
    const answer = await ask(warnings.incidents, {
      body: { state, level: (level ?? null) as never, days, like, pageSize: mostRows, ...(key && { after: key }) },
    })
    return pageOf({
      tool: 'incidents',
      rows: answer.list.map(row => ({
        id: row.id,
        title: row.title,
        warning: row.warningName,
        level: row.level,
        articles: row.articles,
        mediaTypes: row.mediaTypes,
        state: row.state,
        takenBy: row.takenBy,
        openedAt: row.openedAt,
        lastAt: row.lastAt,
      })),
      key,
      shown,
      next: answer.next,
      total: answer.total,
    })
  },
})

export const watchingTools = [listMonitors, previewRule, hotListRows, hotEvent, incidents]
