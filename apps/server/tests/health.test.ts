import { saveSharedSource } from '@guanlan/features/collecting/sources/server'
// What strangers, members and operators learn of the installation.
import { openCalls } from '@guanlan/platform/server'
import { migratedDatabase } from '@guanlan/platform/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Caller, openProduct, type Product } from './product.ts'

let product: Product
let member: Caller
let operator: Caller

beforeAll(async () => {
  const database = await migratedDatabase()
  product = await openProduct(database.url)
  member = await product.member(72, 'member@example.com')
  operator = await product.member(72, 'operator@example.com', 'orgAdmin', ['operator'])
  return () => database.drop()
})
afterAll(() => product.close())

test('a stranger learns whether it is there, and nothing of who uses it', async () => {
  const { statusCode, body } = await product.app.inject({ url: '/health', headers: { host: 'localhost:8080' } })
  expect(statusCode).toBe(200)
  expect(JSON.parse(body)).toEqual({
    status: 'ready',
    version: '0',
    sending: { oldestSeconds: null, failedLastHour: 0, pausedChannels: 0 },
    processes: [],
    search: null,
  })
  const requested = await product.app.inject({ url: '/inews/collecting', headers: { host: 'localhost:8080' } })
  expect(requested.statusCode).toBe(401)
})

test('a member learns whether articles come in, an operator what the installation does', async () => {
  expect((await member.ask('GET', '/inews/collecting')).body.data).toEqual({
    waiting: 0,
    oldestSeconds: null,
    sources: { enabled: 0, failing: 0 },
  })
  expect((await member.ask('GET', '/inews/installation')).status).toBe(403)
  const { status, body } = await operator.ask('GET', '/inews/installation')
  expect(status).toBe(200)
  expect(body.data).toMatchObject({ role: 'all', waiting: 0, calls: [], pipeline: { rules: { costs: [] } } })
})

test('a source whose last answer was a failure is told of at once', async () => {
  const db = product.databases.worker
  const source = {
    kind: 'feed',
    url: 'https://failing.example.com/feed',
    name: '失败的来源',
    mediaType: 'web',
  } as const
  await saveSharedSource(db, source)
  await sql`update sources set failures = 1, state = -1, next_at = now() + interval '1 day' where url = ${source.url}`.execute(
    db,
  )
  const { sources } = (await member.ask('GET', '/inews/collecting')).body.data
  expect(sources).toMatchObject({ failing: 1 })
  await sql`delete from sources where url = ${source.url}`.execute(db)
})

test('the installation is not ready while members would wait in vain, and ready again by itself', async () => {
  const calls = openCalls(product.databases.appPool)
  const ready = () => product.app.inject({ url: '/health/ready', headers: { host: 'localhost:8080' } })
  expect((await ready()).statusCode).toBe(200)
  let letGo = () => {}
  const pending = new Promise<void>(resolve => {
    letGo = resolve
  })
  const holding = Array.from({ length: 6 }, (_, n) =>
    calls.within({ orgId: 900 + n, userId: null, kind: 'write' }, () => pending),
  )
  const started = Date.now()
  const refused = await ready()
  expect(Date.now() - started).toBeLessThan(3_000)
  expect(refused.statusCode).toBe(503)
  expect(refused.headers['retry-after']).toBe('2')
  letGo()
  await Promise.all(holding)
  expect((await ready()).statusCode).toBe(200)
})

test('who waits for a turn is told how many come before, and nobody else is', async () => {
  const calls = openCalls(product.databases.appPool)
  let letGo = () => {}
  const pending = new Promise<void>(resolve => {
    letGo = resolve
  })
  const place = async (caller: Caller) => (await caller.ask('GET', '/inews/queue')).body.data.ahead
  const running = calls.within({ orgId: 72, userId: null, kind: 'expensive' }, () => pending)
  const preview = () => operator.ask('POST', '/inews/monitor/preview', { rule: '雪线', days: 1 })
  const waiting = [preview(), preview()]
  await expect.poll(() => place(operator)).toBe(2)
  expect(await place(member)).toBeNull()
  letGo()
  await running
  expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual([200, 200])
  expect(await place(operator)).toBeNull()
})
