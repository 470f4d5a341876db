// Car insight: numbers of series are the totals of their lists, tied or found by names.
import { articleServer } from '@guanlan/features/articles/articles/server'
import { carModelsServer, carsServer, shopsServer } from '@guanlan/features/cars/car-library/server'
import { complaintsServer } from '@guanlan/features/desk/consumer-voice/server'
import { openFeature } from '@guanlan/platform/testing'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { newArticle } from '../../../articles/articles/server/testing/new-article.ts'
import { storeArticles } from '../../../articles/articles/server/testing/store-articles.ts'
import { carInsightServer } from './index.ts'
import { netOf } from './net.ts'
import { ruleOfNames } from './rule-of-names.ts'

const { as, databases } = openFeature(
  [articleServer, carsServer, carModelsServer, shopsServer, complaintsServer, carInsightServer],
  ['car_relations', 'car_sales', 'car_models', 'car_series', 'car_dealers', 'complaints'],
)
const member = as()
const begin = Date.parse('2026-03-01T00:00:00.000Z')
const range = { from: new Date(begin).toISOString(), to: new Date(begin + 20 * 86_400_000).toISOString() }

/** Twelve articles: every third names 鹭行, every fourth 云雀, so that one names both. */
beforeAll(async () => {
  const { worker } = databases()
  await sql`insert into monitors (id, org_id, kind, name, rule, version) values (700, 7, 'item', '汽车', '鹭行', 1)`.execute(
    worker,
  )
  const articles = Array.from({ length: 12 }, (_, n) =>
    newArticle({
      title: `${n % 3 === 0 ? '鹭行试驾 ' : ''}${n % 4 === 0 ? '云雀上市 ' : ''}第${n}条`,
      body: String.fromCodePoint(0x4e00 + n * 97).repeat(60),
      publishedAt: new Date(begin + n * 86_400_000 + 3_600_000),
      sentiment: n % 2 === 0 ? 1 : -1,
      hits: [{ orgId: 7, monitorId: 700, version: 1 }],
    }),
  )
  await worker.transaction().execute(tx => storeArticles(tx, articles, new Map()))
})

const addSeries = async (name: string, isOwn: boolean) =>
  (await member('POST', '/inews/autoSeries', { name, brand: name, isOwn })).data.id as number
const ask = async (call: string, body: object = {}) =>
  (await member('POST', `/inews/socialListening/${call}`, { ...range, ...body })).data

test('own series come first; each number is the total of its list; the course adds up to it', async () => {
  await addSeries('云雀', false)
  await addSeries('鹭行', true)
  const { series } = await ask('statistics')
  expect(
    series.map(({ name, count, isTied }: { name: string; count: number; isTied: boolean }) => [name, count, isTied]),
  ).toEqual([
    ['鹭行', 4, false],
    ['云雀', 3, false],
  ])
  const trend = await ask('trend')
  for (const [at, { seriesId, count, rule }] of series.entries()) {
    expect(rule).not.toBeNull()
    expect((await ask('list', { seriesId })).total).toBe(count)
    expect(trend.series[at].trend.reduce((sum: number, point: { count: number }) => sum + point.count, 0)).toBe(count)
  }
})

test('the ranking is by what is asked', async () => {
  const [lark, heron] = [await addSeries('云雀', false), await addSeries('鹭行', true)]
  const order = async (by: string) =>
    (await ask('ranking', { by })).series.map(({ seriesId }: { seriesId: number }) => seriesId)
  expect(await order('count')).toEqual([heron, lark])
  expect(await order('net')).toEqual([lark, heron])
})

test('complaints that name a series, for who may see them', async () => {
  const seriesId = await addSeries('鹭行', true)
  expect(await ask('complaints', { seriesId })).toMatchObject({ count: 0, like: '鹭行' })
})

test('a series of another organisation is as if it were not there; ten at most', async () => {
  const seriesId = await addSeries('鹭行', true)
  const other = as('orgAdmin', 8)
  expect((await other('POST', '/inews/socialListening/list', { ...range, seriesId })).http).toBe(404)
  expect((await other('POST', '/inews/socialListening/statistics', { ...range, seriesIds: [seriesId] })).http).toBe(404)
  const many = await member('POST', '/inews/socialListening/statistics', {
    ...range,
    seriesIds: Array.from({ length: 11 }, (_, n) => n + 1),
  })
  expect([many.http, many.problems?.[0]?.field]).toEqual([400, 'seriesIds'])
})

test.each([
  [{ positive: 3, negative: 1 }, 0.5],
  [{ positive: 0, negative: 2 }, -1],
  [{ positive: 0, negative: 0 }, null],
])('net sentiment of %j', (counts, net) => {
  expect(netOf(counts)).toBe(net)
})

test('names are found as they are written', () => {
  expect(ruleOfNames(['鹭行 Pro', '云"雀', ' '])).toBe('"鹭行 Pro"|"云 雀"')
})

test('a dealer has the articles that name it and the complaints about it; who may not see complaints gets none of them', async () => {
  await databases()
    .worker.transaction()
    .execute(tx =>
      storeArticles(
        tx,
        ['鹭行门店修不好', '鹭行门店态度好', '别的门店'].map((title, n) =>
          newArticle({
            title,
            body: `第${n}篇`,
            publishedAt: new Date(begin + n * 1_000),
            sentiment: n === 0 ? -1 : 1,
          }),
        ),
        new Map(),
      ),
    )
  const { data: shop } = await member('POST', '/inews/ShopInfo', { name: '鹭行门店' })
  const { data } = await member('POST', '/inews/socialListening/dealer', { dealerId: shop.id, ...range })
  expect(data).toMatchObject({
    name: '鹭行门店',
    rule: '"鹭行门店"',
    articles: { count: 2, positive: 1, neutral: 0, negative: 1 },
    complaints: { count: 0, like: '鹭行门店' },
  })
  expect((await as('orgAdmin', 8)('POST', '/inews/socialListening/dealer', { dealerId: shop.id, ...range })).http).toBe(
    404,
  )
})
