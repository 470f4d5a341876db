import { insertHits } from '@guanlan/features/articles/articles/server/storing'
import { monitorServer } from '@guanlan/features/monitors/monitors/server'
import type { Database } from '@guanlan/platform/server'
import { openFeature } from '@guanlan/platform/testing'
import { beforeEach, expect, test } from 'vitest'
import { newArticle } from '../../../../articles/articles/server/testing/new-article.ts'
import { storeArticles } from '../../../../articles/articles/server/testing/store-articles.ts'
import { boardOf, hotListsServer, record } from '../index.ts'
import { marksAmong } from './marks.ts'

let system: Database
const later = new Proxy({} as Database, {
  get: (_, name) => Reflect.get(system, name).bind?.(system) ?? Reflect.get(system, name),
})
const { as, databases } = openFeature(
  [hotListsServer(later), monitorServer({ follow() {} } as never)],
  [
    'hits',
    'org_articles',
    'monitors',
    'hot_topics',
    'hot_boards',
    'hot_events',
    'article_grams',
    'article_identities',
    'articles',
  ],
)
beforeEach(() => {
  system = databases().worker
})

const member = as()
const reported = (platform: string, minutesAgo: number, ...titles: string[]) =>
  system.transaction().execute(async tx =>
    record(tx, {
      boardId: await boardOf(tx, { onlyOrg: null, platform }),
      at: new Date(Date.now() - minutesAgo * 60_000),
      toldAt: null,
      said: titles.map(title => ({ title })),
    }),
  )
const monitor = async (name: string, rule: string | null, parentId: number | null = null, orgId = 7) => {
  const { id } = await system
    .insertInto('monitors')
    .values({ org_id: orgId, name, rule, parent_id: parentId, kind: rule === null ? 'folder' : 'item', position: 1 })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
const marks = async (body: object = {}, ask = member) =>
  (await ask('POST', '/top/hotSearch/marks', body)).data.map(
    ({ title, platform, rank, rose, boards }: Record<string, unknown>) => [title, platform, rank, rose, boards],
  )

test('a monitor is told its highest place on boards and how far it rose; a folder what is wanted below it', async () => {
  await reported('douyin', 90, '无关的甲事', '无关的乙事', '无关的丙事', '澄屿召回两万辆新车')
  await reported('weibo', 5, '无关的甲事', '澄屿召回两万辆新车引热议')
  await reported('douyin', 4, '澄屿召回两万辆新车', '无关的甲事', '青麓初雪提前到来')
  const folder = await monitor('品牌', null)
  const recall = await monitor('召回', '澄屿 + 召回', folder)
  const snow = await monitor('天气', '初雪')
  expect(await marks({ monitor: recall })).toEqual([['澄屿召回两万辆新车', 'douyin', 1, 3, 2]])
  expect(await marks({ monitor: folder })).toEqual(await marks({ monitor: recall }))
  expect(await marks({ monitor: snow })).toEqual([['青麓初雪提前到来', 'douyin', 3, null, 1]])
  expect((await marks()).length).toBe(2)
  await reported('douyin', 2, '无关的甲事')
  await reported('weibo', 1, '无关的甲事')
  expect(await marks()).toEqual([])
})

test('monitors of another organisation mark nothing here, and are not found', async () => {
  await reported('douyin', 4, '澄屿召回两万辆新车')
  const theirs = await monitor('召回', '澄屿', null, 8)
  expect(await marks()).toEqual([])
  expect((await member('POST', '/top/hotSearch/marks', { monitor: theirs })).http).toBe(404)
  expect((await marks({}, as('orgAdmin', 8))).length).toBe(1)
})

test('topics of one event are one mark, by the highest', () => {
  const topic = { eventId: 1, title: '甲', platform: 'weibo', boardId: 1, rank: 2, rose: null }
  expect(marksAmong([topic, { ...topic, boardId: 2, rank: 5 }, { ...topic, eventId: 3, rank: 9 }])).toMatchObject([
    { eventId: 1, rank: 2, boards: 2 },
    { eventId: 3, boards: 1 },
  ])
})

test('an event says how its articles lean, where they were published and how it spread', async () => {
  await reported('weibo', 5, '澄屿召回两万辆新车')
  const hours = (ago: number) => new Date(Date.now() - ago * 3_600_000)
  const title = '澄屿召回两万辆新车'
  await system.transaction().execute(tx =>
    storeArticles(
      tx,
      [
        newArticle({
          title,
          mediaType: 'weibo',
          media: '微博',
          publishedAt: hours(3),
          sentiment: -1,
          region: 110000,
        }),
        newArticle({ title: `${title}，官方回应`, publishedAt: hours(2), region: 110000 }),
        newArticle({ title: `${title}的来龙去脉`, publishedAt: hours(1) }),
        newArticle({ title: '青麓初雪', publishedAt: hours(1) }),
      ],
      new Map(),
    ),
  )
  const [{ eventId }] = (await member('POST', '/top/hotSearch/list', {})).data.list
  const { data } = await member('POST', '/top/hotEvent/articles', { id: eventId })
  expect(data).toMatchObject({
    total: 3,
    sentiments: [
      { sentiment: 0, count: 2 },
      { sentiment: -1, count: 1 },
    ],
    regions: [
      { region: 110000, name: '北京', count: 2 },
      { region: 0, count: 1 },
    ],
    spread: [
      { mediaType: 'weibo', count: 1, first: { media: '微博' } },
      { mediaType: 'web', count: 2, first: { title: `${title}，官方回应` } },
    ],
  })
  expect(data.newest.map((row: { title: string }) => row.title)).toEqual([
    `${title}的来龙去脉`,
    `${title}，官方回应`,
    title,
  ])
})

test('the list of a medium is what the organisation has of it, by interactions', async () => {
  const recently = new Date(Date.now() - 3_600_000)
  const of = (title: string, likes: number, media = '潮声晚报') =>
    newArticle({ title, body: title, media, likes, publishedAt: recently })
  await system
    .transaction()
    .execute(tx =>
      storeArticles(
        tx,
        [of('澄屿召回两万辆新车', 3), of('青麓初雪提前到来', 90), of('无关的甲事', 500, '别家')],
        new Map(),
      ),
    )
  const stored = await system.selectFrom('articles').select(['id', 'media_id', 'title']).orderBy('likes').execute()
  const monitorId = await monitor('全部', '车')
  await system.transaction().execute(tx =>
    insertHits(
      tx,
      stored.map(({ id }) => ({ orgId: 7, monitorId, articleId: id, version: 1 })),
    ),
  )
  const mediaId = stored.find(({ title }) => title === '青麓初雪提前到来')?.media_id
  const titles = async (ask = member) =>
    (await ask('POST', '/top/media/articles', { mediaId })).data.map(({ title }: { title: string }) => title)
  expect(await titles()).toEqual(['青麓初雪提前到来', '澄屿召回两万辆新车'])
  expect(await titles(as('orgAdmin', 8))).toEqual([])
})
