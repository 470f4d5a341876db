import type { Database } from '@guanlan/platform/server'
import { openFeature } from '@guanlan/platform/testing'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { newArticle } from '../../../articles/articles/server/testing/new-article.ts'
import { storeArticles } from '../../../articles/articles/server/testing/store-articles.ts'
import { saveEvent } from './events/write.ts'
import { boardOf, hotListsServer, record } from './index.ts'

let system: Database
const later = new Proxy({} as Database, {
  get: (_, name) => Reflect.get(system, name).bind?.(system) ?? Reflect.get(system, name),
})
const { as, databases, undo } = openFeature(
  [hotListsServer(later)],
  ['hot_watch_news', 'hot_watches', 'hot_topics', 'hot_boards', 'hot_events'],
)
beforeEach(() => {
  system = databases().worker
})

const member = as()
const begin = Math.floor(Date.now() / 60_000) * 60_000 - 3_600_000 * 3
const at = (minute: number) => new Date(begin + minute * 60_000)
const reported = (platform: string, minute: number, ...titles: (string | [string, unknown])[]) =>
  system.transaction().execute(async tx =>
    record(tx, {
      boardId: await boardOf(tx, { onlyOrg: null, platform }),
      at: at(minute),
      toldAt: null,
      said: titles.map(title => (typeof title === 'string' ? { title } : { title: title[0], heat: title[1] })),
    }),
  )
const titles = async (question: object = {}, ask = member) =>
  (await ask('POST', '/top/hotSearch/list', question)).data.list.map(({ title }: { title: string }) => title)

test('a board is read as it is now, at any minute, and over a period', async () => {
  await reported('weibo', 0, ['北汀车门冻住', '2万'], '青麓初雪')
  await reported('weibo', 4, '青麓初雪', ['北汀车门冻住', '3万'])
  await reported('weibo', 8, '青麓初雪')
  expect(await titles()).toEqual(['青麓初雪'])
  expect(await titles({ time: at(2).toISOString() })).toEqual(['北汀车门冻住', '青麓初雪'])
  expect(await titles({ time: at(5).toISOString() })).toEqual(['青麓初雪', '北汀车门冻住'])
  expect(await titles({ startTime: at(0).toISOString(), endTime: at(9).toISOString(), words: '车门 | 把手' })).toEqual([
    '北汀车门冻住',
  ])
  const { list, boards } = (
    await member('POST', '/top/hotSearch/list', { startTime: at(0).toISOString(), sort: 'peak' })
  ).data
  expect(list).toMatchObject([
    { title: '北汀车门冻住', rank: null, peakRank: 1, peakHeat: 30_000, minutesOn: 8, entries: 1 },
    { title: '青麓初雪', rank: 1, peakRank: 1, minutesOn: 8 },
  ])
  expect(boards).toMatchObject([{ platform: 'weibo', own: false, seenAt: at(8).toISOString() }])
})

test('ranks are compared with an hour before', async () => {
  await reported('weibo', 0, '甲一', '乙二', '丙三')
  await reported('weibo', 100, '丙三', '甲一', '丁四')
  const { boards } = (await member('POST', '/top/hotSearch/wall', { time: at(100).toISOString() })).data
  expect(
    boards[0].topics.map(({ title, rose, isNew }: { title: string; rose: number; isNew: boolean }) => [
      title,
      rose,
      isNew,
    ]),
  ).toEqual([
    ['丙三', 2, false],
    ['甲一', -1, false],
    ['丁四', null, true],
  ])
})

test('topics of several boards are one event with an index, its course and its holes', async () => {
  await reported('weibo', 0, ['零下二十度车门把手冻住', 100])
  await reported('toutiao', 3, ['零下二十度车门把手冻住，车主被锁在车外', 900], '别的事情一件')
  await reported('weibo', 60, ['零下二十度车门把手冻住', 50])
  const { list, formula } = (await member('POST', '/inews/topicRank', {})).data
  expect(formula).toContain('35')
  expect(list[0]).toMatchObject({
    title: '零下二十度车门把手冻住',
    platforms: ['toutiao', 'weibo'],
    topics: 2,
    parts: { rank: 1, platforms: 0.25, heat: 1 },
  })
  expect(list[0].index).toBeGreaterThan(list[1].index)
  const detail = (await member('POST', '/top/hotEvent/detail', { id: list[0].id })).data
  expect(detail.topicList[1]).toMatchObject({ platform: 'toutiao', shared: '零下二十度车门把手冻住' })
  expect(detail.rule).toContain('把手')
  const [weibo] = (await member('POST', '/top/trend', { eventId: list[0].id })).data
  expect(weibo.points.map(({ heat }: { heat: number }) => heat)).toEqual([100, 50])
  expect(weibo.holes).toEqual([{ from: at(0).toISOString(), to: at(60).toISOString() }])
})

test('what an organisation hands in is its own; again, empty and from before say why nothing was kept', async () => {
  const push = (time: string | null, items: object[], ask = member) =>
    ask('POST', '/ua/upload/hot/thepaper', { time, items })
  expect((await push(null, [{ title: '自有榜单', heat: '1.2万' }])).data).toEqual({
    kept: true,
    reason: null,
    changes: 1,
  })
  expect((await push(null, [{ title: '自有榜单' }])).data.reason).toBe('past')
  expect((await push(null, [])).data.reason).toBe('empty')
  expect(await push(new Date(Date.now() + 3_600_000).toISOString(), [])).toMatchObject({
    http: 400,
    problems: [{ field: 'time' }],
  })
  expect(await titles()).toEqual(['自有榜单'])
  const other = as('orgAdmin', 8)
  expect(await titles({}, other)).toEqual([])
  const [event] = (await member('POST', '/top/hotEvent/list', {})).data.list
  expect((await other('POST', '/top/hotEvent/detail', { id: event.id })).http).toBe(404)
  expect((await other('POST', '/top/trend', { eventId: event.id })).http).toBe(404)
  expect((await push(null, [], as('reader'))).http).toBe(403)
})

test('a watch says what it would have told, tells it live, and is taken back', async () => {
  await reported('weibo', 0, '甲一', '乙二', '澄屿车门')
  const draft = { name: '自家', rule: '澄屿', topRank: 1, leaves: true }
  const replay = (await member('POST', '/top/hotWatch/replay', draft)).data
  expect(replay).toMatchObject({ topics: 1, total: 1, news: [{ kind: 'enters', rank: 3 }] })
  const { data: watch, operation } = await member('POST', '/top/hotWatch/save', draft)
  await reported('weibo', 2, '澄屿车门', '甲一')
  await reported('weibo', 4, '甲一')
  const news = async (ask = member) =>
    (await ask('POST', '/top/hotWatch/news', {})).data.list.map(({ kind, rank }: { kind: string; rank: number }) => [
      kind,
      rank,
    ])
  expect(await news()).toEqual([
    ['leaves', null],
    ['top', 1],
  ])
  expect(await news(as('orgAdmin', 8))).toEqual([])
  expect((await member('POST', '/top/hotWatch/replay', draft)).data.total).toBe(3)
  expect((await member('POST', '/inews/coreIndex', {})).data).toMatchObject([
    { name: '自家', days: expect.arrayContaining([expect.objectContaining({ topics: 1, bestRank: 1 })]) },
  ])
  expect((await member('POST', '/top/hotWatch/save', { ...draft, id: watch.id, version: 9 })).http).toBe(409)
  expect((await undo(operation)).http).toBe(200)
  expect((await member('POST', '/top/hotWatch/list', {})).data.list).toEqual([])
})

test.each([
  ['no rule', { rule: '甲 +' }, 'rule'],
  ['nothing to tell', { enters: false }, 'enters'],
  ['rank 51', { topRank: 51 }, 'topRank'],
])('a watch with %s is refused by the field', async (_, more, field) => {
  expect(await member('POST', '/top/hotWatch/save', { name: '甲', rule: '甲', ...more })).toMatchObject({
    http: 400,
    problems: expect.arrayContaining([expect.objectContaining({ field })]),
  })
})

test('events are written by a developer alone, and a hand is remembered', async () => {
  await reported('weibo', 0, '甲事件在北汀发生', '毫不相干的乙')
  const [{ id, eventId }] = (await member('POST', '/top/hotSearch/list', {})).data.list
  expect((await member('POST', '/top/hotEvent/save', { title: '改名', topicIds: [id] })).http).toBe(403)
  const developer = { roles: ['developer'], userId: 1, locale: 'zh', now: new Date(), db: system } as const
  const made = await saveEvent(developer, { title: '北汀之事', topicIds: [id] })
  expect(made.id).not.toBe(eventId)
  await reported('weibo', 2, '甲事件在北汀发生')
  expect((await member('POST', '/top/hotEvent/detail', { id: made.id })).data).toMatchObject({
    title: '北汀之事',
    byHand: true,
    topicList: [{ joinedByHand: true }],
  })
})

test('words are ranked by topics, and the day has its list', async () => {
  await reported('weibo', 0, '青麓车门冻住', '雁城车门冻住', '南堰初雪')
  const [first] = (await member('POST', '/top/keyword/list', {})).data
  expect(first).toMatchObject({ rank: 1, topics: 2, before: 0 })
  expect((await member('POST', '/top/media/list', { period: '7d' })).data).toEqual([])
  // Three hours ago: yesterday, in the first hours of a day.
  const day = at(0).toLocaleDateString('sv', { timeZone: 'Asia/Shanghai' })
  expect((await member('POST', '/top/xl/list', { day })).data.list.length).toBeGreaterThan(0)
})

test('the highest topics of a day: those that nothing of ours speaks about first, the others with how late ours came', async () => {
  await reported('weibo', 0, '北汀车门冻住', '青麓初雪降临')
  await reported('douyin', 5, '北汀车门冻住')
  await system
    .transaction()
    .execute(tx =>
      storeArticles(
        tx,
        [newArticle({ title: '北汀车门冻住了', url: 'https://a.example/1', publishedAt: at(0) })],
        new Map(),
      ),
    )
  await sql`update articles set collected_at = ${at(30)}`.execute(system)
  expect((await member('POST', '/top/hotEvent/coverage', {})).data.list).toMatchObject([
    { title: '青麓初雪降临', platforms: 1, peak: 2, articles: 0, minutesLate: null },
    { title: '北汀车门冻住', platforms: 2, peak: 1, articles: 1, minutesLate: 30 },
  ])
})
