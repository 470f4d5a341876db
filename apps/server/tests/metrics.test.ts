// What Prometheus reads: only with the token, and no stranger's address becomes a line.
import { readFile } from 'node:fs/promises'
import { migratedDatabase } from '@guanlan/platform/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openProduct, type Product } from './product.ts'

const token = 'a token of the installation'
let product: Product
let without: Product
beforeAll(async () => {
  // Each with a database of its own, so that nobody else stores what is counted here.
  const databases = [await migratedDatabase(), await migratedDatabase()]
  product = await openProduct(databases[0]?.url ?? '', { environment: { GUANLAN_METRICS_TOKEN: token } })
  without = await openProduct(databases[1]?.url ?? '')
  return async () => {
    for (const database of databases) await database.drop()
  }
})
afterAll(async () => {
  await without.close()
  await product.close()
})
const scrape = async () => {
  const reply = await product.app.inject({ url: '/metrics', headers: { authorization: `Bearer ${token}` } })
  expect(reply.statusCode).toBe(200)
  return reply.body
}
const deployed = (name: string) => readFile(new URL(`../../../deploy/${name}`, import.meta.url), 'utf8')
const numberOf = (text: string, line: string): number =>
  Number(
    text
      .split('\n')
      .find(each => each.startsWith(`${line} `))
      ?.slice(line.length),
  )

test('nobody reads them without the token, and without one there is no such address', async () => {
  expect((await product.app.inject('/metrics')).statusCode).toBe(401)
  const wrong = await product.app.inject({
    url: '/metrics',
    headers: { authorization: 'Bearer a token of somebody else' },
  })
  expect(wrong.statusCode).toBe(401)
  expect(
    (await without.app.inject({ url: '/metrics', headers: { authorization: `Bearer ${token}` } })).statusCode,
  ).toBe(404)
})

test('calls are counted by declared address, whatever strangers ask for', async () => {
  const lines = async () => (await scrape()).split('\n').length
  await product.app.inject('/health/live')
  await product.app.inject('/no-such-address')
  const before = await lines()
  for (let n = 0; n < 100; n++)
    await product.app.inject({ method: n % 2 ? 'GET' : 'POST', url: `/inews/${n}/x?y=${n}` })
  const text = await scrape()
  expect(text).not.toContain('/inews/7/x')
  expect(await lines()).toBeLessThan(before + 60)
  const counted = 'guanlan_http_request_duration_seconds_count{method="GET",route="/health/live",status="2xx"}'
  expect(numberOf(text, counted)).toBe(1)
  await product.app.inject('/health/live')
  expect(numberOf(await scrape(), counted)).toBe(2)
  expect(numberOf(text, 'guanlan_http_requests_open')).toBe(1)
})

test('articles are counted as they are stored, and what waits is told', async () => {
  const text = await scrape()
  expect(numberOf(text, 'guanlan_articles_waiting')).toBe(0)
  const stored = numberOf(text, 'guanlan_articles_stored_total')
  const sender = await product.member(51, 'metrics@example.com', 'orgAdmin')
  const article = { title: '计数', body: '一篇用来计数的文章。', media: '内部通讯', publishedAt: '2026-11-02 08:30' }
  await sender.ask('POST', '/ua/upload/article/enter', { article, monitors: [], labels: [] })
  await product.settled()
  // Up to five seconds old.
  await expect
    .poll(async () => numberOf(await scrape(), 'guanlan_articles_stored_total'), { timeout: 8_000, interval: 500 })
    .toBe(stored + 1)
  for (const pool of ['calls', 'identity'])
    expect(await scrape()).toContain(`guanlan_database_connections{pool="${pool}",state="idle"}`)
})

test.each(['prometheus/alerts.yml', 'grafana/dashboard.json'])(
  'every metric that deploy/%s names is there',
  async name => {
    const named = new Set((await deployed(name)).match(/\b(?:guanlan|nodejs|process)_[a-z0-9_]+\b/g))
    const text = await scrape()
    // Only with an index of texts beside the database, or another program, are there lines of it.
    const missing = [...named].filter(
      each => !text.includes(`${each} `) && !text.includes(`${each}{`) && !text.includes(`# TYPE ${each} `),
    )
    expect(named.size).toBeGreaterThan(5)
    expect(missing).toEqual([])
  },
)

// The rules of `promtool check metrics`, which a test cannot run.
test('names are as Prometheus wants them: help, base units, _total for counters alone', async () => {
  const text = await scrape()
  const types = [...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)]
  expect(types.length).toBeGreaterThan(20)
  for (const [, name = '', type = ''] of types) {
    expect(text).toMatch(new RegExp(`^# HELP ${name} \\S`, 'm'))
    expect([name, name.endsWith('_total')]).toEqual([name, type === 'counter'])
    if (type !== 'histogram' && type !== 'summary') expect(name).not.toMatch(/_(count|sum|bucket)$/)
    expect(name).toMatch(/^[a-z][a-z0-9_]*$/)
    expect(name).not.toMatch(/_(milliseconds|minutes|hours|days|kilobytes|megabytes|percent)(_|$)/)
  }
})
