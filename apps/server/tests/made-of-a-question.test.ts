// What is made of a search finds what the search found: monitor, warning, plan and export carry each filter, or name it.
import type { Filter } from '@guanlan/features/articles/articles/contract'
import { monitorOfQuestion } from '@guanlan/features/monitors/monitors/contract'
import { always } from '@guanlan/features/warnings/warnings/contract'
import { migratedDatabase } from '@guanlan/platform/testing'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { newArticle } from '../../../features/articles/articles/server/testing/new-article.ts'
import { storeArticles } from '../../../features/articles/articles/server/testing/store-articles.ts'
import { warningOfFilters } from '../../../features/warnings/warnings/web/begin/of-filters.ts'
import { type Caller, openProduct, type Product } from './product.ts'

let product: Product
let someone: Caller
let range: { from: string; to: string }
let made = 0
const query = '灯塔'

beforeAll(async () => {
  const database = await migratedDatabase()
  product = await openProduct(database.url)
  someone = await product.member(7, 'made', 'orgAdmin')
  const now = Date.now()
  range = { from: new Date(now - 20 * 3_600_000).toISOString(), to: new Date(now + 60_000).toISOString() }
  const pick = <T>(of: readonly T[], n: number): T => of[n % of.length] as T
  const articles = Array.from({ length: 210 }, (_, n) =>
    newArticle({
      title: `${pick(['灯塔', '海港'], n)}${pick(['召回', '停产', '年报'], n)}第${n + 1}条`,
      body: `灯塔${String.fromCodePoint(0x4e00 + n * 61).repeat(40)}`,
      publishedAt: new Date(now - (n + 1) * 300_000),
      mediaType: pick(['web', 'weixin', 'weibo', 'press'] as const, n),
      media: pick(['观潮日报', '青麓日报', '云桥网'], n),
      language: pick(['zh-CN', 'zh-TW', 'en'], n),
      sentiment: pick([-1, 0, 0, 1, 0], n),
      level: n % 5 === 0 ? pick([1, 2, 3, 4], n / 5) : null,
      region: pick([110_000, 310_000, 440_300, null, 440_000, 330_100, null], n),
      isAd: n % 11 === 0,
    }),
  )
  await product.databases.worker.transaction().execute(tx => storeArticles(tx, articles, new Map()))
  await product.settled()
  return async () => {
    await product.close()
    await database.drop()
  }
})

const is = (field: Filter['field'], ...values: string[]): Filter => ({ field, is: 'is', values })
const isNot = (field: Filter['field'], ...values: string[]): Filter => ({ field, is: 'isNot', values })
const post = async (path: string, body: object) => {
  const { status, body: reply } = await someone.ask('POST', path, body)
  expect([path, status, reply.msg]).toEqual([path, 200, reply.msg])
  return reply.data
}
const found = async (filters: readonly Filter[]): Promise<number> =>
  (await post('/inews/monitorArticle/search/count', { query, ...range, filters })).count
const inMonitor = async (started: object): Promise<number> => {
  const { id } = await post('/inews/monitor', { kind: 'item', name: `灯塔${++made}`, ...started })
  await product.settled()
  const [count] = await post('/inews/monitorArticle/counts', { questions: [{ monitor: id, ...range, filters: [] }] })
  return count
}
const inWarning = async (started: object): Promise<number> => {
  const draft = {
    ...started,
    name: '灯塔',
    startTime: '2020-01-01',
    endTime: '2099-01-01',
    receiveEmail: true,
    receiveTime: always(),
  }
  return (await post('/inews/warning/rule', { draft, days: 7 })).articles
}

test.each([
  ['nothing', []],
  ['a media type', [is('mediaType', 'weixin')]],
  ['all but a media type', [isNot('mediaType', 'weixin', 'press')]],
  ['a language', [is('language', 'zh-TW')]],
  ['media type and language', [is('mediaType', 'weixin', 'web'), isNot('language', 'en')]],
  ['words of titles', [is('title', '召回'), isNot('title', '海港')]],
])('a monitor made of a search with %s finds as many', async (_, filters) => {
  const { started, left, wider } = monitorOfQuestion({ query, filters, monitor: null })
  expect([left, wider]).toEqual([[], []])
  const before = await found(filters)
  expect(before).toBeGreaterThan(0)
  expect(await inMonitor(started)).toBe(before)
})

describe('what a monitor cannot ask is named, and the rest is carried', () => {
  test.each([
    ['sentiment', is('sentiment', '-1')],
    ['medium', is('media', '1')],
    ['level', is('level', '1')],
  ])('%s', async (_, filter) => {
    const rest = [is('mediaType', 'weixin')]
    const { started, left } = monitorOfQuestion({ query, filters: [...rest, filter], monitor: 5 })
    expect(left).toEqual([is('monitor', '5'), filter])
    expect(await inMonitor(started)).toBe(await found(rest))
  })
  test('a region is carried, and said to be wider', async () => {
    const filter = is('region', '440000')
    const { started, left, wider } = monitorOfQuestion({
      query,
      filters: [filter, is('region', '440300')],
      monitor: null,
    })
    expect([left, wider, started.regions]).toEqual([[is('region', '440300')], [filter], [440_000]])
    expect(await inMonitor(started)).toBeGreaterThanOrEqual(await found([filter]))
  })
})

test.each([
  ['nothing', []],
  ['a media type', [is('mediaType', 'weixin')]],
  ['a sentiment', [is('sentiment', '-1')]],
  ['a level', [is('level', '1', '2')]],
  ['a region', [is('region', '440000')]],
  ['a language', [isNot('language', 'en')]],
  ['words of titles', [is('title', '召回')]],
])('a warning made of a search with %s wants as many', async (_, filters) => {
  const { started, left } = warningOfFilters({ monitors: [], filters, query })
  expect(left).toEqual([])
  expect(await inWarning(started)).toBe(await found(filters))
})

test('a plan counts as new, and an export has as rows, what the search found', async () => {
  const filters = [is('mediaType', 'weixin'), isNot('sentiment', '1'), is('title', '召回')]
  const before = await found(filters)
  const plan = await post('/inews/searchPlan', { name: '灯塔', address: 'q=灯塔', query, filters })
  await sql`update search_plan_looks set looked_at = now() - interval '2 days' where plan_id = ${plan.id}`.execute(
    product.databases.worker,
  )
  const fresh = (await someone.ask('GET', `/inews/searchPlan/${plan.id}/new`)).body.data
  const whole = { question: { ...range, filters }, query, until: range.to }
  const order = await post('/inews/downloadInfo/preview', { whole, fields: [{ key: 'title' }] })
  expect([fresh, order.rows]).toEqual([{ count: before, capped: false }, before])
})
