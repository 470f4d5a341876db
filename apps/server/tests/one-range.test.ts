// One range, one meaning: head, table, tree, list and report of the same words have the same number, for every named range.
import { momentsOf, type NamedRange, namedRanges } from '@guanlan/features/articles/articles/contract'
import { periods } from '@guanlan/features/reports/reports/contract'
import { migratedDatabase } from '@guanlan/platform/testing'
import { beforeAll, expect, test } from 'vitest'
import { newArticle } from '../../../features/articles/articles/server/testing/new-article.ts'
import { storeArticles } from '../../../features/articles/articles/server/testing/store-articles.ts'
import { type Caller, openProduct, type Product } from './product.ts'

const zone = 'Asia/Shanghai'
const hourMs = 3_600_000
let product: Product
let someone: Caller
let monitor = 0
let now = 0

beforeAll(async () => {
  const database = await migratedDatabase()
  product = await openProduct(database.url)
  someone = await product.member(7, 'range', 'orgAdmin')
  now = Date.now()
  // One for each hour of 40 days, in the middle between two: what is asked a few seconds later counts the same.
  const articles = Array.from({ length: 960 }, (_, n) =>
    newArticle({
      title: `灯塔第${n + 1}条`,
      body: `灯塔${String.fromCodePoint(0x4e00 + n * 17).repeat(40)}`,
      publishedAt: new Date(now - (n + 0.5) * hourMs),
      sentiment: n % 3 === 0 ? -1 : 0,
    }),
  )
  await product.databases.worker.transaction().execute(tx => storeArticles(tx, articles, new Map()))
  const made = await someone.ask('POST', '/inews/monitor', { kind: 'item', name: '灯塔', rule: '灯塔' })
  monitor = made.body.data.id
  await product.settled()
  return async () => {
    await product.close()
    await database.drop()
  }
})

const post = async (path: string, body: object) => (await someone.ask('POST', path, body)).body.data
const moments = (range: NamedRange, at = now) => momentsOf(range, at, zone)
const listed = async (range: { from: string; to: string }): Promise<number> =>
  (await post('/inews/monitorArticle/counts', { questions: [{ monitor, ...range, filters: [] }] }))[0]

const headOf = async (range: NamedRange, at = now): Promise<number> =>
  (await post('/inews/monitorChart/overview', { monitor, ...moments(range, at), filters: [] })).total.count

test.each(namedRanges)('the head counts what the list has: %s', async range => {
  const list = await listed(moments(range))
  expect([list, await headOf(range)]).toEqual([list, list])
})

test.each(Object.entries({ '24h': 24, '3d': 72, '7d': 168, '30d': 720 }))('%s are %i hours', async (range, hours) => {
  expect(await headOf(range as NamedRange)).toBe(hours)
})

test('the table of monitors counts its last 7 days and its today as the head does', async () => {
  const { data } = (await someone.ask('GET', '/inews/monitorChart/standings')).body
  const [line] = data.monitors
  const at = Date.parse(data.to)
  expect([line.count, line.today]).toEqual([await headOf('7d', at), await headOf('today', at)])
  expect(line.days.reduce((a: number, b: number) => a + b)).toBe(line.count)
  expect([await listed({ from: data.from, to: data.to }), await listed({ from: data.today, to: data.to })]).toEqual([
    line.count,
    line.today,
  ])
})

test('the tree counts the last 24 hours as the head does', async () => {
  const counts: { id: number; day: number }[] = (await someone.ask('GET', '/inews/monitor/counts')).body.data
  expect(counts.find(({ id }) => id === monitor)?.day).toBe(await headOf('24h'))
})

test('a report counts its period as the head does', async () => {
  for (const period of periods.filter(each => each !== 'own')) {
    const draft = { reportName: period, templateId: 'weekly', monitors: [monitor], period }
    const { reportId } = await post('/report/add', draft)
    const report = (await someone.ask('GET', `/report/get/${reportId}`)).body.data
    expect([period, await listed({ from: report.from, to: report.to })]).toEqual([period, await headOf(period)])
  }
})
