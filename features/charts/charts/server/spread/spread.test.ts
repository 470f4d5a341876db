// The spread of a story: its numbers are those of the list of the story, and nobody else's articles stand in it.
import { Question } from '@guanlan/features/articles/articles/contract'
import { countOf, queryOfQuestion } from '@guanlan/features/articles/articles/server/questions'
import { withScope } from '@guanlan/platform/server'
import { openFeature } from '@guanlan/platform/testing'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { newArticle } from '../../../../articles/articles/server/testing/new-article.ts'
import { storeArticles } from '../../../../articles/articles/server/testing/store-articles.ts'
import type { Spread } from '../../contract.ts'
import { chartServer } from '../index.ts'

const { as, databases } = openFeature([chartServer])
const range = { from: '2026-11-19T00:00:00.000Z', to: '2026-11-22T00:00:00.000Z' }
const body = '港口扩建的环评公示引来居民的意见，主管部门说会逐条答复。'.repeat(12)
let story = 0

beforeAll(async () => {
  await sql`insert into monitors (id, org_id, kind, name, rule, version) values (700, 7, 'item', '港口', '港口', 1), (701, 7, 'item', '环评', '环评', 1), (800, 8, 'item', '别家', '港口', 1)`.execute(
    databases().worker,
  )
  const both = [
    { orgId: 7, monitorId: 700, version: 1 },
    { orgId: 7, monitorId: 701, version: 1 },
    { orgId: 8, monitorId: 800, version: 1 },
  ]
  const reported = [
    { media: '观潮日报', url: 'https://guanchao.cn/1', at: '00:00', mediaType: 'press', mediaLevel: 2, hits: both },
    { media: '海岸网', at: '00:30', text: '来源：观潮日报', hits: both },
    { media: '海岸网', at: '02:10', text: '全文见 https://www.guanchao.cn/1 。', hits: both.slice(0, 1) },
    { media: '港湾微博', at: '02:20', mediaType: 'weibo', sentiment: -1, hits: both.slice(0, 2) },
    { media: '别家自己的', at: '02:30', hits: both.slice(2) },
  ] as const
  const articles = reported.map(({ at, text = '', hits, ...more }: (typeof reported)[number] & { text?: string }) =>
    newArticle({
      title: '港口扩建环评公示',
      body: body + text,
      publishedAt: new Date(`2026-11-20T${at}:00Z`),
      ...more,
      hits: [...hits],
    }),
  )
  await databases()
    .worker.transaction()
    .execute(tx => storeArticles(tx, articles, new Map()))
  const { rows } = await sql<{
    id: number
  }>`select distinct cluster_id::float8 as id from org_articles where org_id = 7`.execute(databases().worker)
  expect(rows).toHaveLength(1)
  story = rows[0]?.id ?? 0
})

const ask = async (more: object = {}, org: 7 | 8 = 7): Promise<Spread> =>
  (await as('member', org)('POST', '/inews/monitorChart/spread', { ...range, story, ...more })).data
const listed = (more: object = {}) =>
  withScope(databases().app, { orgId: 7, userId: 71 }, scope =>
    countOf(
      scope,
      queryOfQuestion(
        Question.parse({ ...range, filters: [{ field: 'story', is: 'is', values: [String(story)] }], ...more }),
        null,
      ),
    ),
  )

test('who took it from whom, with the reason; folding hides no copy, and an article of two monitors is one', async () => {
  const spread = await ask()
  expect(spread.total).toBe(await listed())
  expect(spread).toMatchObject({ total: 4, read: 4, media: 3, reasons: { link: 1, named: 1, alike: 1, assumed: 0 } })
  const [first] = spread.nodes
  expect(spread.nodes.map(({ from, reason, certainty }) => [from, reason, certainty])).toEqual([
    [null, null, null],
    [first?.id, 'named', 'high'],
    [first?.id, 'link', 'high'],
    [expect.any(Number), 'alike', 'middle'],
  ])
  expect(await ask({ fold: true, monitors: [700, 701] })).toEqual(spread)
})

test('milestones, points, jumps and growth', async () => {
  const spread = await ask()
  expect(spread.milestones.map(({ percent, hours, count }) => [percent, hours, count])).toEqual([
    [10, 0, 1],
    [50, 0.5, 2],
    [90, 2 + 1 / 3, 4],
  ])
  for (const { at, count } of spread.milestones) expect(await listed({ to: at })).toBe(count)
  expect(spread.points.map(({ count }) => count)).toEqual([2, 0, 2])
  expect(spread.mediaTypeJumps).toContainEqual(expect.objectContaining({ from: 'press', to: 'web', count: 2 }))
  expect(spread.growth.map(({ media, following }) => [media, following])).toEqual([
    ['观潮日报', 1],
    ['海岸网', 1],
  ])
})

test('another organisation reads its own articles alone; no story and bad input are answered plainly', async () => {
  const other = await ask({}, 8)
  expect(other.nodes.map(({ media }) => media)).toEqual(['观潮日报', '海岸网', '别家自己的'])
  expect(await ask({ story: 1 })).toMatchObject({ total: 0, firstAt: null, nodes: [], points: [] })
  expect(await ask({ filters: [{ field: 'sentiment', is: 'is', values: ['-1'] }] })).toMatchObject({
    total: 1,
    reasons: { assumed: 0 },
  })
  expect((await as()('POST', '/inews/monitorChart/spread', { ...range, story: 'x' })).http).toBe(400)
  expect((await as()('POST', '/inews/monitorChart/spread', { from: range.to, to: range.from, story })).http).toBe(400)
})
