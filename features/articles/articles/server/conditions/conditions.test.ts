// Filters that parts of charts open: what fits and what does not are together everything, and each is counted as plain code would.

import { withScope } from '@guanlan/platform/server'
import { openFeature } from '@guanlan/platform/testing'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { type Filter, Question } from '../../contract.ts'
import { articleServer } from '../index.ts'
import { countOf, queryOfQuestion, storyNames } from '../questions/index.ts'
import { newArticle } from '../testing/new-article.ts'
import { storeArticles } from '../testing/store-articles.ts'

const { as, databases } = openFeature([articleServer])
const range = { from: '2026-11-15T00:00:00.000Z', to: '2026-11-21T23:59:59.000Z' }
/** 18 November 2026 is a Wednesday; 17:30 UTC is Thursday, 01:30, in Shanghai. */
const planted = [
  {
    publishedAt: '2026-11-18T02:10:00Z',
    media: '央级报',
    names: { corps: ['青禾集团'] },
    url: 'https://www.xiaohongshu.com/explore/1',
  },
  {
    publishedAt: '2026-11-18T17:30:00Z',
    media: '央级报',
    names: { brands: ['青禾'] },
    url: 'https://a.example/?to=https://zhihu.com/1',
  },
  { publishedAt: '2026-11-19T01:00:00Z', media: '某站', names: { products: ['sail3'] }, url: 'http://B23.tv:8080/x' },
  { publishedAt: '2026-11-20T16:00:00Z', media: '某站', names: {}, url: 'https://notzhihu.com/1' },
]

beforeAll(async () => {
  const { worker } = databases()
  await sql`insert into monitors (id, org_id, kind, name, rule, version) values (700, 7, 'item', '青麓', '甲', 1), (800, 8, 'item', '别家', '甲', 1)`.execute(
    worker,
  )
  const articles = planted.map(({ publishedAt, media, names, url }, n) =>
    newArticle({
      title: `第${n + 1}条`,
      body: String.fromCodePoint(0x4e00 + n * 97).repeat(60),
      publishedAt: new Date(publishedAt),
      media,
      url,
      ...names,
      hits: [{ orgId: 7, monitorId: 700, version: 1 }],
    }),
  )
  await worker.transaction().execute(tx => storeArticles(tx, articles, new Map()))
  await sql`update media set media_type = 1, level = 1 where name = '央级报'`.execute(worker)
  await sql`update media set media_type = null where name = '某站'`.execute(worker)
  await sql`insert into org_media_facts (org_id, media_id, media_type, level) select 7, id, 1, 5 from media where name = '某站'`.execute(
    worker,
  )
})

const counted = (field: Filter['field'], values: readonly string[], is: Filter['is'] = 'is', orgId = 7) =>
  withScope(databases().app, { orgId, userId: orgId * 10 + 1 }, scope =>
    countOf(scope, queryOfQuestion(Question.parse({ ...range, filters: [{ field, is, values }] }), null)),
  )

test.each([
  ['weekday', ['3'], 1],
  ['weekday', ['4'], 2],
  ['weekday', ['6', '7'], 1],
  ['hour', ['10'], 1],
  ['hour', ['0', '1'], 2],
  ['brand', ['青禾集团'], 1],
  ['brand', ['青禾', 'SAIL3'], 2],
  ['mediaLevel', ['central'], 2],
  ['mediaLevel', ['self'], 2],
  ['mediaLevel', ['unknown'], 0],
  ['platform', ['xiaohongshu'], 1],
  ['platform', ['bilibili', 'xiaohongshu'], 2],
  ['platform', ['zhihu'], 0],
] as const)('%s %j has %i, and what is not it the others', async (field, values, count) => {
  expect(await counted(field, values)).toBe(count)
  expect(await counted(field, values, 'isNot')).toBe(planted.length - count)
  expect(await counted(field, values, 'is', 8)).toBe(0)
})

test('the clock is that of the organisation', async () => {
  await sql`update organisations set time_zone = 'Asia/Kolkata' where id = 7`.execute(databases().worker)
  expect(await counted('hour', ['7'])).toBe(1)
  expect(await counted('weekday', ['3'])).toBe(2)
  await sql`update organisations set time_zone = 'Asia/Shanghai' where id = 7`.execute(databases().worker)
})

test('what came after a moment', async () => {
  expect(await counted('arrived', ['2026-01-01T00:00:00.000Z'])).toBe(planted.length)
  expect(await counted('arrived', [new Date(Date.now() + 60_000).toISOString()])).toBe(0)
})

test('a story is found by its number and named by its earliest article, to nobody else', async () => {
  const { rows } = await sql<{ story: number }>`
    select o.cluster_id::float8 as story from org_articles o join articles a on a.id = o.article_id where o.org_id = 7 and a.title = '第1条'`.execute(
    databases().worker,
  )
  const story = rows[0]?.story ?? 0
  expect(await counted('story', [String(story)])).toBe(1)
  const names = (orgId: number) =>
    withScope(databases().app, { orgId, userId: orgId * 10 + 1 }, scope => storyNames(scope, [story, 5]))
  expect([await names(7), await names(8)]).toEqual([[{ id: story, name: '第1条' }], []])
  expect((await as()('GET', '/inews/monitorArticle/storyNames?ids=1;2')).http).toBe(400)
})

test('single articles are found by their numbers, by nobody else', async () => {
  const { rows } = await sql<{ id: number }>`
    select id::float8 as id from articles where title in ('第1条', '第2条') order by id`.execute(databases().worker)
  const ids = rows.map(({ id }) => String(id))
  expect(await counted('article', ids)).toBe(2)
  expect(await counted('article', ids, 'isNot')).toBe(planted.length - 2)
  expect(await counted('article', ids, 'is', 8)).toBe(0)
})

test.each([
  ['article', 'x'],
  ['weekday', '8'],
  ['hour', 'noon'],
  ['mediaLevel', 'world'],
  ['story', '1.5'],
  ['arrived', 'today'],
] as const)('%s %s is refused by the field', async (field, value) => {
  await expect(counted(field, [value])).rejects.toMatchObject({ key: 'articles.filterValue' })
})
