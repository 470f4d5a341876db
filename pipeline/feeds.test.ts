import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Databases, openDatabases } from '@guanlan/platform/server'
import { migratedDatabase, type TestDatabase } from '@guanlan/platform/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { pollNext, readItem, saveFeed } from './index.ts'

let database: TestDatabase
let databases: Databases
let answer: (request: IncomingMessage, reply: ServerResponse) => void
const asked: IncomingMessage[] = []
const server = createServer((request, reply) => {
  asked.push(request)
  answer(request, reply)
})
let url = ''

beforeAll(async () => {
  database = await migratedDatabase()
  databases = openDatabases(database.url, { app: 1, worker: 4 })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/feed`
})
afterAll(async () => {
  server.close().closeAllConnections()
  await databases.close()
  await database.drop()
})
beforeEach(async () => {
  asked.length = 0
  for (const table of [sql`feeds`, sql`received_batches`, sql`refused_items`])
    await sql`delete from ${table}`.execute(databases.worker)
})

const db = () => databases.worker
const poll = () => pollNext(db(), { read: readItem, trustedHosts: new Set([new URL(url).host]) })
const add = (at = url) => saveFeed(db(), { url: at, name: '甲报', mediaType: 'press', intervalSeconds: 600 })
const due = () => sql`update feeds set next_at = now()`.execute(db())
const feed = async () => {
  const { rows } = await sql<{
    failures: number
    last_error: string | null
    last_success_at: Date | null
    pause: number
  }>`select failures, last_error, last_success_at, round(extract(epoch from next_at - now()))::int as pause from feeds`.execute(
    db(),
  )
  return rows[0]
}
const batches = async () =>
  db().selectFrom('received_batches').select(['source', 'only_org', 'items', 'size']).orderBy('id').execute()
const rss = (...titles: string[]) =>
  `<rss version="2.0"><channel>${titles.map(title => `<item><guid>${title}</guid><title>${title}</title></item>`).join('')}</channel></rss>`

test('a feed hands in its entries for everybody and is asked again after its interval', async () => {
  answer = (_request, reply) => void reply.end(rss('一', '二'))
  const id = await add()
  expect(await poll()).toBe(true)
  expect(await batches()).toMatchObject([
    { source: `feed ${id}`, only_org: null, size: 2, items: [{ sourceId: '一', media: '甲报' }, { sourceId: '二' }] },
  ])
  expect(await feed()).toMatchObject({ failures: 0, last_error: null, last_success_at: expect.any(Date), pause: 600 })
  expect(await poll()).toBe(false)
  expect(asked).toHaveLength(1)
})

test('a feed that has not changed says so and hands in nothing', async () => {
  answer = (request, reply) => {
    if (request.headers['if-none-match'] === '"1"') reply.writeHead(304).end()
    else reply.writeHead(200, { etag: '"1"', 'last-modified': 'Mon, 02 Nov 2026 00:30:00 GMT' }).end(rss('一'))
  }
  await add()
  await poll()
  await due()
  await poll()
  expect(asked[1]?.headers).toMatchObject({
    'if-none-match': '"1"',
    'if-modified-since': 'Mon, 02 Nov 2026 00:30:00 GMT',
  })
  expect(await batches()).toHaveLength(1)
  expect(await feed()).toMatchObject({ failures: 0, last_error: null })
})

test('a feed that fails is asked less and less often, says why, and is forgiven at once', async () => {
  const failures: [string, (reply: ServerResponse) => void, string | RegExp, number][] = [
    ['refuses', reply => void reply.writeHead(503).end(), 'answered 503', 600],
    ['is no feed', reply => void reply.end('<html>'), 'the answer is no feed', 1_200],
    ['breaks off', reply => void reply.destroy(), /SocketError|other side closed/, 2_400],
    ['leads home', reply => void reply.writeHead(302, { location: 'http://127.0.0.2/' }).end(), /private/, 4_800],
  ]
  await add()
  for (const [index, [, fail, message, pause]] of failures.entries()) {
    answer = (_request, reply) => fail(reply)
    await due()
    expect(await poll()).toBe(true)
    const state = await feed()
    expect(state?.last_error).toMatch(message)
    expect(state).toMatchObject({ failures: index + 1, pause })
  }
  answer = (_request, reply) => void reply.end(rss('一'))
  await due()
  await poll()
  expect(await feed()).toMatchObject({ failures: 0, last_error: null, pause: 600 })
})

test('after many failures a feed is still asked once a day', async () => {
  answer = (_request, reply) => void reply.writeHead(500).end()
  await add()
  await sql`update feeds set failures = 2000`.execute(db())
  await poll()
  expect(await feed()).toMatchObject({ failures: 2001, pause: 86_400 })
})

test('two workers do not ask one feed at the same time', async () => {
  answer = (_request, reply) => void setTimeout(() => reply.end(rss('一')), 200)
  await add()
  expect((await Promise.all([poll(), poll(), poll()])).filter(Boolean)).toHaveLength(1)
  expect(asked).toHaveLength(1)
})

test('a feed whose worker was killed is asked again after two minutes', async () => {
  answer = () => {}
  await add()
  const hanging = poll()
  while (asked.length === 0) await new Promise(resolve => setTimeout(resolve, 10))
  expect((await feed())?.pause).toBeGreaterThan(100)
  expect((await feed())?.pause).toBeLessThanOrEqual(120)
  server.closeAllConnections()
  await hanging
})

test('entries that cannot be used are named, the others kept', async () => {
  const entry = (title: string, more = '') => `<item><title>${title}</title>${more}</item>`
  answer = (_request, reply) =>
    void reply.end(
      `<rss version="2.0"><channel>${entry('好')}${entry('早', '<pubDate>Mon, 02 Nov 1970 08:30:00 GMT</pubDate>')}${entry('长', `<guid>${'x'.repeat(600)}</guid>`)}</channel></rss>`,
    )
  const id = await add()
  await poll()
  expect(await batches()).toMatchObject([{ size: 1, items: [{ title: '好' }] }])
  const refused = await db()
    .selectFrom('refused_items')
    .select(['source', 'position', 'field', 'key'])
    .orderBy('position')
    .execute()
  expect(refused).toEqual([
    { source: `feed ${id}`, position: 1, field: 'publishedAt', key: 'pipeline.timeOutOfRange' },
    { source: `feed ${id}`, position: 2, field: 'sourceId', key: 'pipeline.tooLong' },
  ])
})

test('an entry whose time nobody can read counts from its arrival', async () => {
  answer = (_request, reply) => void reply.end(rss('一').replace('</item>', '<pubDate>soon</pubDate></item>'))
  await add()
  await poll()
  const [batch] = await batches()
  expect(batch?.items).toEqual([
    { sourceId: '一', title: '一', media: '甲报', mediaType: 'press', url: expect.anything() },
  ])
  expect(await db().selectFrom('refused_items').select('key').execute()).toEqual([])
})

test('addresses in a feed that has moved are those of its new place', async () => {
  answer = (request, reply) => {
    if (request.url === '/feed') reply.writeHead(302, { location: '/news/feed.xml' }).end()
    else reply.end('<rss><channel><item><title>一</title><link>1.html</link></item></channel></rss>')
  }
  await add()
  await poll()
  expect((await batches())[0]?.items).toMatchObject([{ url: new URL('/news/1.html', url).href }])
})

test('a feed that is switched off is not asked; saving a known address changes its name only', async () => {
  const id = await add()
  await sql`update feeds set enabled = false`.execute(db())
  expect(await poll()).toBe(false)
  expect(await saveFeed(db(), { url, name: '乙报', mediaType: 'web' })).toBe(id)
})
