// What is asked within a day, what feeds ask of us, and addresses that move: over a real database and a local server.

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { knowSource, saveSharedSource, sourceBudget } from '@guanlan/features/collecting/sources/server'
import { type Databases, openDatabases } from '@guanlan/platform/server'
import { migratedDatabase, type TestDatabase } from '@guanlan/platform/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { readItem } from './index.ts'
import { visitNext } from './testing/visit-next.ts'

let database: TestDatabase
let databases: Databases
let answer: (request: IncomingMessage, reply: ServerResponse) => void
const requested: string[] = []
const server = createServer((request, reply) => {
  requested.push(request.url ?? '')
  answer(request, reply)
})
let site = ''
const db = () => databases.worker

beforeAll(async () => {
  database = await migratedDatabase()
  databases = openDatabases(database.url, { app: 1, worker: 4 })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const organisations = [7, 8].map(id => ({ id, name: `组织 ${id}` }))
  await db().insertInto('organisations').values(organisations).execute()
})
afterAll(async () => {
  server.close().closeAllConnections()
  await databases.close()
  await database.drop()
})
beforeEach(async () => {
  requested.length = 0
  for (const table of [sql`sources`, sql`source_hosts`, sql`received_batches`, sql`org_limits`, sql`quota_uses`])
    await sql`delete from ${table}`.execute(db())
  await sql`insert into source_hosts (host, pause_seconds) values (${new URL(site).host}, 0)`.execute(db())
})

const poll = () => visitNext(db(), { read: readItem, trustedHosts: new Set([new URL(site).host]) })
const add = (path = '/feed') =>
  saveSharedSource(db(), { url: site + path, name: '甲报', mediaType: 'press', intervalSeconds: 600 })
/** As if the rhythm and the rest of the host were over. */
const due = async () => {
  await sql`update sources set next_at = now()`.execute(db())
  await sql`update source_hosts set wanted_at = now(), free_at = now()`.execute(db())
}
const rss = (title: string, more = '') =>
  `<rss version="2.0"><channel>${more}<item><guid>${title}</guid><title>${title}</title></item></channel></rss>`
const state = async () =>
  (
    await sql<{ url: string; held_by: string | null; state: number; wait: number; hours: number }>`
      select url, held_by, state, extract(epoch from next_at - now())::float as wait,
        extract(epoch from next_at - date_trunc('day', now(), 'UTC'))::float / 3600 as hours from sources order by id`.execute(
      db(),
    )
  ).rows[0]

describe('what a feed asks', () => {
  test('“not within an hour” holds, also while it answers “not modified”', async () => {
    answer = (request, reply) =>
      request.headers['if-none-match']
        ? void reply.writeHead(304).end()
        : void reply.writeHead(200, { etag: '"1"' }).end(rss('一', '<ttl>60</ttl>'))
    await add()
    await poll()
    expect((await state())?.wait).toBeGreaterThan(3_590)
    await due()
    await poll()
    expect((await state())?.wait).toBeGreaterThan(3_590)
  })
})

describe('a budget of the day', () => {
  const spent = (requests: number) =>
    sql`
      insert into source_hours (source_id, hour, requests) select id, date_trunc('hour', now()), ${requests} from sources
      on conflict (source_id, hour) do update set requests = excluded.requests`.execute(db())

  test('of a source: it is not asked until tomorrow, says so, and is asked then', async () => {
    answer = (_request, reply) => void reply.end(rss('一'))
    await add()
    await spent(sourceBudget.requests)
    expect(await poll()).toBe(true)
    expect(requested).toEqual([])
    expect(await state()).toMatchObject({ held_by: 'source' })
    expect((await state())?.hours).toBeGreaterThanOrEqual(24)
    expect((await state())?.hours).toBeLessThanOrEqual(25)
    await spent(sourceBudget.requests - 1)
    await due()
    await poll()
    expect(requested).toEqual(['/feed'])
    expect(await state()).toMatchObject({ held_by: null, state: 0 })
  })

  test('of an organisation: what it adds is asked while it has requests left, and counts', async () => {
    answer = (_request, reply) => void reply.end(rss('一'))
    const id = await knowSource(db(), { url: `${site}/feed`, name: '甲报', mediaType: 'press' })
    const want = (org: number) =>
      sql`insert into org_sources (org_id, source_id, name) values (${org}, ${id}, '甲报')`.execute(db())
    await sql`insert into org_limits (org_id, quota, most) values (7, 'sourceRequestCount', 1)`.execute(db())
    await want(7)
    await poll()
    const { rows } = await sql`select org_id, quota, used::int from quota_uses`.execute(db())
    expect(rows).toEqual([{ org_id: 7, quota: 'sourceRequestCount', used: 1 }])
    await due()
    await poll()
    expect(requested).toHaveLength(1)
    expect(await state()).toMatchObject({ held_by: 'organisation' })

    // Another one that wants it has no limit: it is asked for that one, and handed in for that one alone.
    answer = (_request, reply) => void reply.end(rss('二'))
    await want(8)
    await due()
    await poll()
    expect(requested).toHaveLength(2)
    const batches = await db().selectFrom('received_batches').select('only_org').orderBy('id').execute()
    expect(batches.map(batch => batch.only_org)).toEqual([7, 8])
  })
})

describe('an address that has moved', () => {
  const moves = async () => (await sql`select from_url, to_url from source_moves`.execute(db())).rows
  const sent = (status: number) => {
    answer = (request, reply) =>
      request.url === '/feed' ? void reply.writeHead(status, { location: '/new' }).end() : void reply.end(rss('一'))
  }

  test.each([301, 308])('for good (%i), said twice: the source follows', async status => {
    sent(status)
    await add()
    await poll()
    expect(await state()).toMatchObject({ url: `${site}/feed` })
    await due()
    await poll()
    expect(await state()).toMatchObject({ url: `${site}/new` })
    expect(await moves()).toEqual([{ from_url: `${site}/feed`, to_url: `${site}/new` }])
    requested.length = 0
    await due()
    await poll()
    expect(requested).toEqual(['/new'])
  })

  test('for a while (302): it stays', async () => {
    sent(302)
    await add()
    for (let n = 0; n < 3; n++) {
      await due()
      await poll()
    }
    expect(await state()).toMatchObject({ url: `${site}/feed` })
  })

  test('to what is no feed: it stays, and fails', async () => {
    answer = (request, reply) =>
      request.url === '/feed' ? void reply.writeHead(301, { location: '/' }).end() : void reply.end('<html>')
    await add()
    for (let n = 0; n < 3; n++) {
      await due()
      await poll()
    }
    expect(await state()).toMatchObject({ url: `${site}/feed`, state: -1 })
  })

  test('to what is a source already: both stay', async () => {
    sent(301)
    await add()
    await add('/new')
    for (let n = 0; n < 6; n++) {
      await due()
      await poll()
    }
    expect(await moves()).toEqual([])
    expect((await sql`select url from sources order by url`.execute(db())).rows).toEqual([
      { url: `${site}/feed` },
      { url: `${site}/new` },
    ])
  })
})

test('the last three answers are kept as received, without cookies, cut; "not modified" takes no place', async () => {
  const answers: ((reply: ServerResponse) => void)[] = [
    reply => void reply.end(rss('旧')),
    reply => void reply.writeHead(200, { etag: '"1"', 'set-cookie': 'who=me' }).end(rss('字'.repeat(60_000))),
    reply => void reply.writeHead(304).end(),
    reply => void reply.writeHead(503, { 'retry-after': '60' }).end('下班'),
    reply => void reply.destroy(),
  ]
  await add()
  for (const each of answers) {
    answer = (_request, reply) => each(reply)
    await due()
    await poll()
  }
  const { rows } = await sql<{ status: number; body: string; headers: Record<string, string>; problem: string }>`
    select status, body, headers, problem, bytes from source_answers order by id`.execute(db())
  expect(rows.map(({ status }) => status)).toEqual([200, 503, null])
  expect(rows[0]?.headers).toMatchObject({ etag: '"1"' })
  expect(rows[0]?.headers).not.toHaveProperty('set-cookie')
  expect(Buffer.byteLength(rows[0]?.body ?? '')).toBeLessThanOrEqual(64 * 1024 + 3)
  expect(rows[1]).toMatchObject({ body: '下班', problem: 'answered 503', headers: { 'retry-after': '60' } })
  expect(rows[2]).toMatchObject({ body: '', headers: {} })
})
