import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { askNow, knowSource, saveSharedSource } from '@guanlan/features/collecting/sources/server'
import { type Databases, openDatabases } from '@guanlan/platform/server'
import { migratedDatabase, type TestDatabase } from '@guanlan/platform/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { readItem } from './index.ts'
import { visitNext } from './testing/visit-next.ts'

let database: TestDatabase
let databases: Databases
let answer: (request: IncomingMessage, reply: ServerResponse) => void
const requested: IncomingMessage[] = []
const server = createServer((request, reply) => {
  requested.push(request)
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
  requested.length = 0
  for (const table of [sql`sources`, sql`source_hosts`, sql`robots_files`, sql`received_batches`, sql`refused_items`])
    await sql`delete from ${table}`.execute(databases.worker)
  await databases.worker
    .insertInto('source_hosts')
    .values({ host: new URL(url).host, pause_seconds: 0 })
    .execute()
})

const db = () => databases.worker
const poll = () => visitNext(db(), { read: readItem, trustedHosts: new Set([new URL(url).host]) })
const add = (at = url) => saveSharedSource(db(), { url: at, name: '甲报', mediaType: 'press', intervalSeconds: 600 })
/** As if the rhythm and the rest of the host were over. */
const due = async () => {
  await sql`update sources set next_at = now()`.execute(db())
  await sql`update source_hosts set wanted_at = now(), free_at = now()`.execute(db())
}
const feed = async () => {
  const { rows } = await sql<{
    failures: number
    state: number
    last_error: string | null
    last_success_at: Date | null
    pause: number
  }>`select failures, state, last_error, last_success_at, round(extract(epoch from next_at - now()))::int as pause from sources`.execute(
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
  const state = await feed()
  expect(state).toMatchObject({ failures: 0, last_error: null, last_success_at: expect.any(Date) })
  // Spread, so that those that were added together do not stay together.
  expect(Math.abs((state?.pause ?? 0) - 600)).toBeLessThanOrEqual(31)
  expect(await poll()).toBe(false)
  expect(requested).toHaveLength(1)
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
  expect(requested[1]?.headers).toMatchObject({
    'if-none-match': '"1"',
    'if-modified-since': 'Mon, 02 Nov 2026 00:30:00 GMT',
  })
  expect(await batches()).toHaveLength(1)
  expect(await feed()).toMatchObject({ failures: 0, last_error: null })
})

test('entries with one id and links of their own are articles of their own, however often they are read', async () => {
  const half = String.fromCharCode(0xd83d)
  const items = [1, 2].map(
    n => `<item><guid isPermaLink="false">same</guid><link>${url}/${n}</link><title>第${n}篇&#0;${half}</title></item>`,
  )
  answer = (_request, reply) => void reply.end(`<rss version="2.0"><channel>${items.join('')}</channel></rss>`)
  await add()
  await poll()
  await due()
  items.push(`<item><guid>other</guid><link>${url}/3</link><title>第三篇</title></item>`)
  await poll()
  const ids = (await batches()).map(({ items }) =>
    (items as unknown as { sourceId: string }[]).map(({ sourceId }) => sourceId),
  )
  expect(ids).toEqual([
    [`${url}/1`, `${url}/2`],
    [`${url}/1`, `${url}/2`, 'other'],
  ])
  const { rows } = await sql`select sum(same_ids)::int as same, sum(new_ids)::int as new from source_hours`.execute(
    db(),
  )
  expect(rows).toEqual([{ same: 2, new: 0 }])
})

test('a feed that fails is asked less and less often, says why, and is forgiven at once', async () => {
  const failures: [string, (reply: ServerResponse) => void, string | RegExp, number, number][] = [
    ['refuses', reply => void reply.writeHead(503).end(), 'answered 503', 600, 2],
    ['is no feed', reply => void reply.end('<html>'), 'the answer is no feed', 1_200, -1],
    ['breaks off', reply => void reply.destroy(), /SocketError|other side closed/, 2_400, -1],
    ['leads home', reply => void reply.writeHead(302, { location: 'http://127.0.0.2/' }).end(), /private/, 4_800, -1],
  ]
  await add()
  for (const [index, [, fail, message, pause, found]] of failures.entries()) {
    answer = (_request, reply) => fail(reply)
    await due()
    expect(await poll()).toBe(true)
    const state = await feed()
    expect(state?.last_error).toMatch(message)
    expect(state).toMatchObject({ failures: index + 1, pause, state: found })
  }
  answer = (_request, reply) => void reply.end(rss('一'))
  await due()
  await poll()
  expect(await feed()).toMatchObject({ failures: 0, last_error: null, state: 0 })
})

test('after many failures a feed is still asked once a day', async () => {
  answer = (_request, reply) => void reply.writeHead(500).end()
  await add()
  await sql`update sources set failures = 2000`.execute(db())
  await poll()
  expect(await feed()).toMatchObject({ failures: 2001, pause: 86_400 })
})

test('two workers do not ask one feed at the same time', async () => {
  answer = (_request, reply) => void setTimeout(() => reply.end(rss('一')), 200)
  await add()
  expect((await Promise.all([poll(), poll(), poll()])).filter(Boolean)).toHaveLength(1)
  expect(requested).toHaveLength(1)
})

test('a feed whose worker was killed is asked again after two minutes', async () => {
  answer = () => {}
  await add()
  const hanging = poll()
  while (requested.length === 0) await new Promise(resolve => setTimeout(resolve, 10))
  const { rows } = await sql<{ lease: number }>`
    select extract(epoch from free_at - now())::float as lease from source_hosts`.execute(db())
  expect(rows[0]?.lease).toBeGreaterThan(100)
  expect(rows[0]?.lease).toBeLessThanOrEqual(120)
  server.closeAllConnections()
  await hanging
})

test('entries that cannot be used are named, the others kept', async () => {
  const entry = (title: string, more = '') => `<item><title>${title}</title>${more}</item>`
  answer = (_request, reply) =>
    void reply.end(
      `<rss version="2.0"><channel>${entry('好')}${entry('长', `<guid>${'x'.repeat(600)}</guid>`)}</channel></rss>`,
    )
  const id = await add()
  await poll()
  expect(await batches()).toMatchObject([{ size: 1, items: [{ title: '好' }] }])
  const refused = await db()
    .selectFrom('refused_items')
    .select(['source', 'position', 'field', 'key'])
    .orderBy('position')
    .execute()
  expect(refused).toEqual([{ source: `feed ${id}`, position: 1, field: 'sourceId', key: 'pipeline.tooLong' }])
})

test.each(['soon', 'Mon, 02 Nov 1970 08:30:00 GMT', '0001-01-01T00:00:00Z', '2999-01-01'])(
  'an entry of %s counts from its arrival, and says so',
  async written => {
    answer = (_request, reply) => void reply.end(rss('一').replace('</item>', `<pubDate>${written}</pubDate></item>`))
    await add()
    await poll()
    const [batch] = await batches()
    expect(batch?.items).toEqual([
      {
        sourceId: '一',
        title: '一',
        media: '甲报',
        mediaType: 'press',
        url: expect.anything(),
        extra: { time: { written, of: 'arrival' } },
      },
    ])
    expect(await db().selectFrom('refused_items').select('key').execute()).toEqual([])
  },
)

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
  await sql`update sources set enabled = false`.execute(db())
  expect(await poll()).toBe(false)
  expect(await saveSharedSource(db(), { url, name: '乙报', mediaType: 'web' })).toBe(id)
})

const hours = async () => (await sql`select asked, unchanged, failed, fresh from source_hours`.execute(db())).rows

test('how a feed fares is counted by the hour', async () => {
  answer = (_request, reply) => void reply.end(rss('一', '二'))
  await add()
  await poll()
  await due()
  await poll() // the same answer: nothing is read or handed in
  answer = (_request, reply) => void reply.writeHead(500).end()
  await due()
  await poll()
  expect(await hours()).toEqual([{ asked: 3, unchanged: 1, failed: 1, fresh: 2 }])
  expect(await batches()).toHaveLength(1)
})

test('a site that asks to be left alone is', async () => {
  answer = (_request, reply) => void reply.writeHead(429, { 'retry-after': '7200' }).end()
  await add()
  await poll()
  expect(await feed()).toMatchObject({ state: 2, pause: 7_200 })
  const { rows } = await sql<{ rest: number }>`
    select round(extract(epoch from free_at - now()))::int as rest from source_hosts`.execute(db())
  expect(rows).toEqual([{ rest: 7_200 }])
})

test('of one host one address at a time is asked, a second apart', async () => {
  await db().updateTable('source_hosts').set({ pause_seconds: 1 }).execute()
  answer = (_request, reply) => void reply.end(rss('一'))
  await add()
  await add(`${url}2`)
  expect(await Promise.all([poll(), poll()])).toContain(false)
  expect(await poll()).toBe(false)
  const { rows } = await sql<{
    wait: number
  }>`select extract(epoch from due_at - now())::float as wait from source_hosts`.execute(db())
  expect(rows[0]?.wait).toBeGreaterThan(0.5)
  expect(rows[0]?.wait).toBeLessThanOrEqual(1)
})

test('a feed whose rhythm is learned is asked sooner after news, later without', async () => {
  let count = 0
  answer = (_request, reply) => void reply.end(rss(...Array.from({ length: count }, (_, n) => String(n))))
  await saveSharedSource(db(), { url, name: '甲报', mediaType: 'press' })
  const pace = async () => (await db().selectFrom('sources').select('pace_seconds').executeTakeFirst())?.pace_seconds
  await poll()
  expect(await pace()).toBe(750)
  count = 2
  await due()
  await poll()
  expect(await pace()).toBe(450)
})

describe('what organisations add', () => {
  const want = (orgId: number, source: number, enabled = true) =>
    db()
      .insertInto('org_sources')
      .values({ org_id: orgId, source_id: source, name: '甲报', enabled })
      .onConflict(c => c.columns(['org_id', 'source_id']).doUpdateSet({ enabled }))
      .execute()
  beforeAll(async () => {
    const organisations = [7, 8].map(id => ({ id, name: `组织 ${id}` }))
    await db().insertInto('organisations').values(organisations).execute()
  })

  test('is asked once, and handed in for each of them alone', async () => {
    answer = (_request, reply) => void reply.end(rss('一'))
    const id = await knowSource(db(), { url, name: '甲报', mediaType: 'press' })
    expect(await poll()).toBe(false)
    await want(7, id)
    expect(await knowSource(db(), { url, name: '另一个名字', mediaType: 'web' })).toBe(id)
    await want(8, id)
    await poll()
    expect(requested).toHaveLength(1)
    expect((await batches()).map(batch => batch.only_org)).toEqual([7, 8])
  })

  test('is asked as long as one of them wants it', async () => {
    answer = (_request, reply) => void reply.end(rss('一'))
    const id = await knowSource(db(), { url, name: '甲报', mediaType: 'press' })
    const enabled = async () => (await db().selectFrom('sources').select('enabled').executeTakeFirst())?.enabled
    await want(7, id)
    await want(8, id)
    await want(7, id, false)
    expect(await enabled()).toBe(true)
    await db().deleteFrom('org_sources').where('org_id', '=', 8).execute()
    expect(await enabled()).toBe(false)
    await want(7, id)
    expect(await enabled()).toBe(true)
    expect(await poll()).toBe(true)
  })

  test('is invisible to the others', async () => {
    const id = await knowSource(db(), { url, name: '甲报', mediaType: 'press' })
    await want(7, id)
    await add(`${url}-of-all`)
    const seenBy = (orgId: number) =>
      databases.app.transaction().execute(async tx => {
        await sql`select set_config('app.org', ${String(orgId)}, true)`.execute(tx)
        return (await tx.selectFrom('sources').select('url').orderBy('url').execute()).map(source => source.url)
      })
    expect(await seenBy(7)).toEqual([url, `${url}-of-all`])
    expect(await seenBy(8)).toEqual([`${url}-of-all`])
  })
})

test('the level of the source is that of its articles', async () => {
  answer = (_request, reply) => void reply.end(rss('一'))
  await saveSharedSource(db(), { url, name: '甲报', mediaType: 'press', mediaLevel: 2 })
  await poll()
  expect((await batches())[0]?.items).toMatchObject([{ title: '一', mediaLevel: 2 }])
})

test('“ask now” passes the rhythm', async () => {
  answer = (_request, reply) => void reply.end(rss('一'))
  const id = await add()
  await poll()
  expect(await poll()).toBe(false)
  await askNow(db(), id)
  expect(await poll()).toBe(true)
})
