// The negative analysis: every number is the total of the list narrowed to it, folded or not, and of one's own organisation.
import { type Filter, Question } from '@guanlan/features/articles/articles/contract'
import { countOf, queryOfQuestion } from '@guanlan/features/articles/articles/server/questions'
import { withScope } from '@guanlan/platform/server'
import { openFeature } from '@guanlan/platform/testing'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { newArticle } from '../../../articles/articles/server/testing/new-article.ts'
import { storeArticles } from '../../../articles/articles/server/testing/store-articles.ts'
import type { Negative } from '../contract.ts'
import { chartServer } from './index.ts'

const { as, databases } = openFeature([chartServer])
const range = { from: '2026-11-20T00:00:00.000Z', to: '2026-11-21T00:00:00.000Z' }
const longOf = (word: string) => `${word}的商家拖欠货款，买家说客服一直不回复，平台答应核查。`.repeat(12)
/** Beginning, medium, what it is, and which text: same texts are one story. */
const planted = [
  ['2026-11-20T01:00:00Z', '甲报', { sentiment: -1, level: 1, dimension: 'a', region: 330100 }, '新事'],
  ['2026-11-20T02:00:00Z', '乙网', { sentiment: -1, level: 1, dimension: 'a', region: 330000 }, '新事'],
  ['2026-11-20T03:00:00Z', '乙网', { sentiment: -1, level: 2, dimension: null, mediaType: 'weibo' }, '新事'],
  ['2026-11-20T04:00:00Z', '丙网', { sentiment: 1, level: null, dimension: 'a', region: 330100 }, '喜讯'],
  ['2026-11-16T04:00:00Z', '丙网', { sentiment: 0 }, '旧事'],
  ['2026-11-20T05:00:00Z', '丙网', { sentiment: -1, level: 3 }, '旧事'],
  ['2026-11-17T04:00:00Z', '丁网', { sentiment: -1 }, '前天'],
  ['2026-11-18T04:00:00Z', '丁网', { sentiment: 0 }, '大前天'],
] as const

beforeAll(async () => {
  await sql`insert into monitors (id, org_id, kind, name, rule, version) values (700, 7, 'item', '货款', '货款', 1), (701, 7, 'item', '买家', '买家', 1), (800, 8, 'item', '别家', '货款', 1)`.execute(
    databases().worker,
  )
  const articles = planted.map(([at, media, more, text], n) =>
    newArticle({
      title: `${text}的商家拖欠货款`,
      body: longOf(text.repeat(20)),
      media,
      publishedAt: new Date(at),
      ...structuredClone(more),
      hits: [
        { orgId: 7, monitorId: 700, version: 1 },
        { orgId: 7, monitorId: 701, version: 1 },
        ...(n === 0 ? [{ orgId: 8, monitorId: 800, version: 1 }] : []),
      ],
    }),
  )
  const tx = databases().worker.transaction()
  await tx.execute(each => storeArticles(each, articles, new Map()))
  await sql`
    insert into read_marks (org_id, article_id, published_at, read_at, read_by)
    select org_id, article_id, published_at, arrived_at + interval '2 hours', 71 from org_articles where org_id = 7 and level = 1`.execute(
    databases().worker,
  )
})

const ask = async (more: object = {}, org: 7 | 8 = 7): Promise<Negative> =>
  (await as('member', org)('POST', '/inews/monitorChart/negative', { ...range, ...more })).data
const listed = (filters: Filter[], more: object = {}) =>
  withScope(databases().app, { orgId: 7, userId: 71 }, scope =>
    countOf(scope, queryOfQuestion(Question.parse({ ...range, filters, ...more }), null)),
  )
const is = (field: Filter['field'], value: string | number): Filter => ({ field, is: 'is', values: [String(value)] })
const negative = is('sentiment', -1)

test.each([{ fold: false }, { fold: true }])('every number is that of the list it opens: %o', async more => {
  const reported = await ask(more)
  expect(reported.total).toBe(await listed([negative], more))
  expect(reported.of).toBe(await listed([], more))
  expect(reported.cells.length).toBeGreaterThan(2)
  for (const { dimension, level, mediaType, region, count } of reported.cells) {
    const filters = [negative, is('mediaType', mediaType), is('region', region)]
    filters.push(
      dimension === null
        ? { field: 'dimension', is: 'isNot', values: reported.dimensions }
        : is('dimension', dimension),
    )
    filters.push(level === null ? { field: 'level', is: 'isNot', values: ['1', '2', '3', '4'] } : is('level', level))
    expect(await listed(filters, more), JSON.stringify({ dimension, level, mediaType, region })).toBe(count)
  }
  for (const { story, count, carriers } of reported.stories) {
    expect(await listed([negative, is('story', story)])).toBe(count)
    for (const { mediaId, count: own } of carriers)
      expect(await listed([negative, is('story', story), is('media', mediaId)])).toBe(own)
  }
  expect(reported.seen.read).toBe(await listed([negative, is('read', 1)]))
  expect(reported.seen.unread).toBe(await listed([negative, is('read', 0)]))
})

test('only what began inside the range is new, and shares are those of days', async () => {
  const reported = await ask({ monitors: [700, 701] })
  expect(reported).toMatchObject({ total: 4, of: 5, restCells: 0, usualShare: 0 })
  expect(reported.stories).toMatchObject([
    { media: '甲报', count: 3, carriers: [{ media: '乙网', count: 2 }, { media: '甲报' }] },
  ])
  expect(reported.seen).toEqual({ read: 2, unread: 2, medianHours: 2, done: 0 })
})

test('another organisation, an empty time and a reversed one', async () => {
  expect(await ask({}, 8)).toMatchObject({ total: 1, of: 1, usualShare: null, seen: { read: 0, unread: 1 } })
  expect(await ask({ from: '2026-10-01T00:00:00Z', to: '2026-10-02T00:00:00Z' })).toEqual({
    ...{ total: 0, of: 0, usualShare: null, cells: [], restCells: 0, dimensions: [], stories: [] },
    seen: { read: 0, unread: 0, medianHours: null, done: 0 },
  })
  expect((await as()('POST', '/inews/monitorChart/negative', { from: range.to, to: range.from })).http).toBe(400)
})
