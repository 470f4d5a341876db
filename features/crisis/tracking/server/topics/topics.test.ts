// Topics that are followed: their states, where they stand on boards, the articles that carry them, links, and what others may do.
import { boardOf, hotListsServer, record } from '@guanlan/features/collecting/hot-lists/server'
import { shareServer } from '@guanlan/features/handling/shares/server'
import type { Database } from '@guanlan/platform/server'
import { openFeature } from '@guanlan/platform/testing'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { newArticle } from '../../../../articles/articles/server/testing/new-article.ts'
import { storeArticles } from '../../../../articles/articles/server/testing/store-articles.ts'
import { trackingServer } from '../index.ts'
import { checkTopics } from './checks.ts'
import { stateOf } from './records.ts'

const { as, databases, undo } = openFeature(
  [trackingServer, shareServer, hotListsServer({} as Database)],
  ['topic_tracks', 'topic_track_checks', 'shares', 'links', 'hot_topics', 'hot_boards', 'hot_events'],
)
const path = '/crisis/topicTrack'
const [admin, member, reader, stranger] = [as('orgAdmin'), as(), as('reader'), as('orgAdmin', 8)]
const hourMs = 3_600_000
const inHours = (hours: number) => new Date(Date.now() + hours * hourMs).toISOString()
const add = async (more: object = {}) => (await member('POST', `${path}/add`, { topic: '海边灯塔', ...more })).data
const listed = async (question: object = {}, ask = member) => (await ask('POST', `${path}/list`, question)).data.list
const courseOf = async (id: number, ask = member) => (await ask('POST', `${path}/course`, { id })).data

beforeAll(async () => {
  const texts = ['今天去看 #海边灯塔#，风很大', '#海边灯塔# 又亮了', '说说海边灯塔', '#海边灯塔# 的视频']
  const articles = texts.map((body, at) =>
    newArticle({
      title: `第${'甲乙丙丁'[at]}篇`,
      body,
      sentiment: at === 0 ? -1 : 1,
      url: `https://${at === 3 ? 'www.douyin.com' : 'weibo.com'}/${at}`,
      publishedAt: new Date(Date.now() - (at + 1) * hourMs),
    }),
  )
  await databases()
    .worker.transaction()
    .execute(tx => storeArticles(tx, [...articles, newArticle({ body: '#海边灯塔# 别家的', onlyOrg: 8 })], new Map()))
})

const reported = (titles: readonly string[], minutesAgo: number, onlyOrg: number | null = null, platform = 'weibo') =>
  databases()
    .worker.transaction()
    .execute(async tx =>
      record(tx, {
        boardId: await boardOf(tx, { onlyOrg, platform }),
        at: new Date(Date.now() - minutesAgo * 60_000),
        toldAt: null,
        said: titles.map(title => ({ title, heat: '2万' })),
      }),
    )

test('a topic is followed, stopped, followed again and removed, each with a way back', async () => {
  const made = await add({ topic: '#海边灯塔#', host: '青麓日报' })
  expect(made).toMatchObject({ topic: '海边灯塔', platformCode: 'weibo', status: 1, failure: null, standing: null })
  const stopped = await member('PUT', `${path}/stop/${made.id}`)
  expect(stopped.data).toMatchObject({ status: 2, version: 2 })
  expect((await undo(stopped.operation)).http).toBe(200)
  expect((await listed())[0]).toMatchObject({ status: 1 })
  await member('PUT', `${path}/stop/${made.id}`)
  expect((await member('PUT', `${path}/start/${made.id}`)).data).toMatchObject({ status: 1, endTime: null })
  const removed = await member('DELETE', `${path}/delete`, { ids: [made.id] })
  expect(removed.data).toEqual({ changed: 1 })
  expect(await listed()).toEqual([])
  expect((await undo(removed.operation)).http).toBe(200)
  expect(await listed()).toHaveLength(1)
})

test('it answers under the weiji address too, with the token in its header', async () => {
  await add()
  expect((await member('POST', '/weiji/topicTrack/list', {})).data.total).toBe(1)
})

test('a save based on an older version is refused, and a stopped topic stays stopped when it is changed', async () => {
  const { id } = await add()
  await member('PUT', `${path}/stop/${id}`)
  const draft = { id, topic: '海边灯塔', note: '改过', version: 2 }
  expect((await member('PUT', `${path}/update`, draft)).data).toMatchObject({ note: '改过', status: 2, version: 3 })
  expect(await member('PUT', `${path}/update`, draft)).toMatchObject({ http: 409, key: 'platform.changedSince' })
})

test.each([
  ['no topic', { topic: ' # ' }, 400, 'topic'],
  ['a long topic', { topic: '长'.repeat(61) }, 400, 'topic'],
  ['another platform', { platformCode: 'myspace' }, 400, 'platformCode'],
  ['an end before the start', { startTime: inHours(3), endTime: inHours(2) }, 400, 'endTime'],
  ['one that is followed already', {}, 409, 'topic'],
])('%s is refused by the field', async (_, more, http, field) => {
  await add()
  const refused = await member('POST', `${path}/add`, { topic: '海边灯塔', ...more })
  expect(refused).toMatchObject({ http, problems: [{ field }] })
})

test.each([
  ['to come', inHours(1), null, null, null, 0],
  ['under way', inHours(-1), inHours(1), null, null, 1],
  ['over', inHours(-2), inHours(-1), null, null, 2],
  ['stopped', inHours(-1), null, inHours(-1), 'noBoard', 2],
  ['failed', inHours(-30), null, null, 'noBoard', 3],
  ['failed and to come again', inHours(1), null, null, 'noBoard', 0],
] as const)('one that is %s says so', (_, startTime, endTime, stoppedAt, failure, status) => {
  expect(stateOf({ startTime, endTime, stoppedAt }, failure, new Date())).toBe(status)
})

test('lists are narrowed to a state, a platform and a part of the topic', async () => {
  await add({ topic: '甲', startTime: inHours(2) })
  await add({ topic: '乙' })
  await add({ topic: '丙', platformCode: 'douyin', startTime: inHours(-2), endTime: inHours(-1) })
  const topics = async (question: object) => (await listed(question)).map(({ topic }: { topic: string }) => topic)
  expect(await topics({ status: 0 })).toEqual(['甲'])
  expect(await topics({ status: '1' })).toEqual(['乙'])
  expect(await topics({ status: '2' })).toEqual(['丙'])
  expect(await topics({ platformCode: 'douyin' })).toEqual(['丙'])
  expect(await topics({ like: '乙' })).toEqual(['乙'])
})

test('where it stands comes from the boards of its platform, by any spelling, and of another organisation’s board nothing', async () => {
  const { id } = await add()
  await reported(['别的', '#海边灯塔#'], 90)
  await reported(['海邊燈塔', '别的'], 60)
  await reported(['海边灯塔'], 30, 8)
  await reported(['海边灯塔'], 30, null, 'zhihu')
  expect((await listed())[0].standing).toMatchObject({ rank: 1, peakRank: 1, heat: 20_000, entries: 1 })
  const { course } = await courseOf(id)
  expect(course.platform).toBe('weibo')
  expect(course.points.map(({ rank }: { rank: number }) => rank)).toEqual([2, 1])
})

test('the same words on another platform are another topic', async () => {
  const titlesOf = async (platformCode: string) => {
    const { id } = await add({ platformCode })
    return (await courseOf(id)).articles.newest.map(({ title }: { title: string }) => title)
  }
  expect(await titlesOf('weibo')).toEqual(['第甲篇', '第乙篇'])
  expect(await titlesOf('douyin')).toEqual(['第丁篇'])
  expect(await titlesOf('gonzonghao')).toEqual([])
})

test('the articles that carry it are counted, with how they lean, and found again by its question', async () => {
  const { id } = await add()
  const { articles } = await courseOf(id)
  expect(articles).toMatchObject({ total: 2, capped: false })
  expect(articles.sentiments).toEqual(
    expect.arrayContaining([
      { sentiment: -1, count: 1 },
      { sentiment: 1, count: 1 },
    ]),
  )
  expect(articles.newest.map(({ title }: { title: string }) => title)).toEqual(['第甲篇', '第乙篇'])
  expect(articles.days.reduce((sum: number, { count }: { count: number }) => sum + count, 0)).toBe(2)
})

test('a day after its start, one of which nothing was found has failed with the reason; started again, it is looked at anew', async () => {
  const long = { startTime: inHours(-25) }
  await add({ topic: '没人说的事', ...long })
  await add({ topic: '没人说的事', platformCode: 'kuaishou', ...long })
  await add({ topic: '没人说的事', platformCode: 'douyin', startTime: inHours(-23) })
  await add(long)
  await add({ topic: '上过榜的', ...long })
  await add({ topic: '别家榜上的', ...long })
  await reported(['上过榜的'], 60)
  await reported(['别家榜上的'], 60, 8)
  await checkTopics(databases().worker)
  const states = async () =>
    Object.fromEntries(
      (await listed()).map((row: { topic: string; platformCode: string; status: number; failure: string }) => [
        `${row.topic} ${row.platformCode}`,
        [row.status, row.failure],
      ]),
    )
  expect(await states()).toEqual({
    '没人说的事 weibo': [3, 'nothingFound'],
    '没人说的事 kuaishou': [3, 'noBoard'],
    '没人说的事 douyin': [1, null],
    '海边灯塔 weibo': [1, null],
    '上过榜的 weibo': [1, null],
    '别家榜上的 weibo': [3, 'nothingFound'],
  })
  const failed = await listed({ status: 3 })
  expect(failed).toHaveLength(3)
  await member('PUT', `${path}/start/${failed[0].id}`)
  expect(await listed({ status: 3 })).toHaveLength(2)
})

test('a link opens the topic without what leads into the organisation', async () => {
  const { id } = await add({ note: '只给自己人看', host: '青麓日报' })
  await reported(['海边灯塔'], 30)
  const { data } = await member('POST', `${path}/share`, { id, expiresAt: inHours(24), password: 'right one' })
  expect(data.address).toBe(`/crisiTalkDetail?token=${data.token}`)
  expect(data.share).toMatchObject({ title: '#海边灯塔#', layout: 'topic', articles: 0 })
  const open = (password: string | null) => stranger('POST', `${path}/shared/${data.token}/open`, { password })
  expect((await open(null)).data).toEqual({ state: 'locked', wrong: false, waitSeconds: 0 })
  const opened = (await open('right one')).data
  expect(opened).toMatchObject({
    organisation: '机构 7',
    topic: { topic: '海边灯塔', host: '青麓日报', standing: { rank: 1 }, articles: { total: 2 } },
  })
  expect(opened.topic.articles.newest[0]).toEqual({
    ...opened.topic.articles.newest[0],
    title: '第甲篇',
    url: 'https://weibo.com/0',
    sentiment: -1,
  })
  const text = JSON.stringify(opened)
  for (const inside of ['只给自己人看', '"rule"', '"id"', '"eventId"', '成员']) expect(text).not.toContain(inside)
  await member('DELETE', `${path}/delete`, { ids: [id] })
  expect((await open('right one')).http).toBe(404)
})

test('a link to a topic is no link to a report, and ends when its topic or its maker’s right does', async () => {
  const { id } = await add()
  const { token, share } = (await member('POST', `${path}/share`, { id, expiresAt: inHours(24) })).data
  expect((await stranger('POST', `/inews/share/${token}/open`, {})).http).toBe(404)
  expect((await stranger('POST', `${path}/shared/${token}/open`, {})).http).toBe(200)
  await member('DELETE', `/inews/share/${share.id}`)
  expect((await stranger('POST', `${path}/shared/${token}/open`, {})).http).toBe(404)
})

test('readers see and change nothing; another organisation sees nothing', async () => {
  const { id } = await add()
  expect(await listed({}, reader)).toHaveLength(1)
  expect((await courseOf(id, reader)).topic.id).toBe(id)
  for (const [method, tail, body] of [
    ['POST', 'add', { topic: '乙' }],
    ['PUT', 'update', { id, topic: '乙', version: 1 }],
    ['PUT', `stop/${id}`, undefined],
    ['PUT', `start/${id}`, undefined],
    ['DELETE', 'delete', { ids: [id] }],
    ['POST', 'share', { id, expiresAt: inHours(1) }],
  ] as const)
    expect((await reader(method, `${path}/${tail}`, body)).http, tail).toBe(403)
  expect(await listed({}, stranger)).toEqual([])
  expect((await stranger('POST', `${path}/course`, { id })).http).toBe(404)
  expect((await stranger('PUT', `${path}/stop/${id}`)).http).toBe(404)
  expect((await stranger('POST', `${path}/share`, { id, expiresAt: inHours(1) })).http).toBe(404)
  expect((await stranger('DELETE', `${path}/delete`, { ids: [id] })).data).toEqual({ changed: 0 })
  expect((await admin('GET', `${path}/${id}`)).data.version).toBe(1)
  const { rows } = await sql`select from topic_tracks where org_id = 7`.execute(databases().worker)
  expect(rows).toHaveLength(1)
})
