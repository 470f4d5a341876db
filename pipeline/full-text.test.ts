// Feeds that carry summaries only: a real server with a feed and its pages.

import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { saveSharedSource } from '@guanlan/features/collecting/sources/server'
import { type Databases, openDatabases } from '@guanlan/platform/server'
import { migratedDatabase, type TestDatabase } from '@guanlan/platform/testing'
import iconv from 'iconv-lite'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { readItem } from './index.ts'
import { visitNext } from './testing/visit-next.ts'

let database: TestDatabase
let databases: Databases
let site = ''
let feed = ''
let robots = ''
let pages: Record<string, (reply: ServerResponse) => void> = {}
const requested: { path: string; at: number }[] = []
const server = createServer((request, reply) => {
  const path = request.url ?? ''
  if (path === '/robots.txt') return void reply.writeHead(robots ? 200 : 404).end(robots)
  if (path === '/feed') return void reply.writeHead(200, { etag: `"${feed.length}"` }).end(feed)
  requested.push({ path, at: performance.now() })
  const answer = pages[path] ?? (missing => void missing.writeHead(404).end())
  answer(reply)
})

beforeAll(async () => {
  database = await migratedDatabase()
  databases = openDatabases(database.url, { app: 1, worker: 4 })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(async () => {
  server.close().closeAllConnections()
  await databases.close()
  await database.drop()
})
beforeEach(async () => {
  requested.length = 0
  pages = {}
  robots = ''
  for (const table of [sql`sources`, sql`source_hosts`, sql`robots_files`, sql`received_batches`, sql`refused_items`])
    await sql`delete from ${table}`.execute(databases.worker)
  await databases.worker
    .insertInto('source_hosts')
    .values({ host: new URL(site).host, pause_seconds: 0 })
    .execute()
})

const db = () => databases.worker
const visit = () => visitNext(db(), { read: readItem, trustedHosts: new Set([new URL(site).host]) })
/** The feed, and its pages that wait. */
async function poll(): Promise<void> {
  while (await visit());
}
const add = (fullText = true) =>
  saveSharedSource(db(), { url: `${site}/feed`, name: '甲报', mediaType: 'press', intervalSeconds: 600, fullText })
/** As if the rhythm and the rest of the host were over. */
const due = async () => {
  await sql`update sources set next_at = now()`.execute(db())
  await sql`update source_hosts set wanted_at = now(), free_at = now()`.execute(db())
}
async function handedIn(): Promise<Record<string, unknown>[]> {
  const batches = await db().selectFrom('received_batches').select('items').orderBy('id').execute()
  return batches.flatMap(batch => batch.items as unknown as Record<string, unknown>[])
}
const paragraphs = Array.from(
  { length: 6 },
  (_, n) => `第${n + 1}段：青麓市轨道交通三号线今天开通，全长三十二公里，设站二十座，市民可以刷卡进站。`,
)
const page = (head = '') =>
  `<!doctype html><html><head><title>三号线开通_青麓日报</title>${head}</head><body><div class="nav"><a href="/">首页</a> <a href="/x">要闻</a></div>
  <h1>三号线开通</h1><div class="article">${paragraphs.map(text => `<p>${text}</p>`).join('')}</div><div class="footer">版权所有</div></body></html>`
const entry = (path: string, more = '') =>
  `<item><guid isPermaLink="false">n${path}</guid><title>三号线开通</title><link>${site}${path}</link><description>三号线今天开通。</description>${more}</item>`
const rss = (...entries: string[]) => `<rss version="2.0"><channel>${entries.join('')}</channel></rss>`
const html =
  (body: string | Buffer, type = 'text/html; charset=utf-8') =>
  (reply: ServerResponse) =>
    void reply.writeHead(200, { 'content-type': type }).end(body)

test('a feed that is not asked for its pages keeps its summaries', async () => {
  feed = rss(entry('/1'))
  pages = { '/1': html(page()) }
  await add(false)
  await poll()
  expect(await handedIn()).toMatchObject([{ body: '三号线今天开通。' }])
  expect(requested).toEqual([])
})

test('the text of the page replaces the summary, its facts fill what the feed lacks', async () => {
  const head = `<meta name="author" content="王晓明"><meta property="article:published_time" content="2026-11-02T08:30:00+08:00">
    <link rel="canonical" href="https://news.example.com/a/1"><meta property="og:image" content="/1.jpg">`
  feed = rss(entry('/1'), entry('/2', '<author>李四</author><pubDate>Sun, 01 Nov 2026 00:00:00 GMT</pubDate>'))
  pages = { '/1': html(page(head)), '/2': html(iconv.encode(page(head), 'gb18030'), 'text/html') }
  await add()
  await poll()
  const [first, second] = await handedIn()
  expect(first).toMatchObject({
    title: '三号线开通',
    url: `${site}/1`,
    body: paragraphs.join('\n'),
    author: '王晓明',
    publishedAt: '2026-11-02T00:30:00.000Z',
    extra: { pictures: [`${site}/1.jpg`], page: { state: 'read', address: 'https://news.example.com/a/1' } },
  })
  expect(second).toMatchObject({
    body: paragraphs.join('\n'),
    author: '李四',
    publishedAt: '2026-11-01T00:00:00.000Z',
  })
})

describe('a page that cannot be had leaves the summary and says why', () => {
  test.each<[string, (reply: ServerResponse) => void, RegExp]>([
    ['is gone', reply => void reply.writeHead(404).end(page()), /^answered 404$/],
    ['is no page', html('%PDF', 'application/pdf'), /^is application\/pdf, no page$/],
    ['is no text', html(Buffer.alloc(5_000, '\u0001\u0002')), /^is no text$|^has no text to read$/],
    ['is empty', html('<html><body></body></html>'), /^has no text to read$/],
    ['is a wall', html('<html><body><p>请登录</p></body></html>'), /^says less than the feed$|^has no text to read$/],
    ['breaks off', reply => void reply.destroy(), /closed|socket/i],
    ['leads home', reply => void reply.writeHead(302, { location: 'http://127.0.0.2/' }).end(), /private address$/],
    ['never ends', html(Buffer.alloc(4 * 1024 * 1024, 'x')), /^longer than 3 MiB$/],
  ])('%s', async (_what, answer, problem) => {
    feed = rss(entry('/1'))
    pages = { '/1': answer }
    await add()
    await poll()
    expect(await handedIn()).toMatchObject([
      { body: '三号线今天开通。', extra: { page: { state: 'failed', problem: expect.stringMatching(problem) } } },
    ])
  })

  test('is in our own network', async () => {
    feed = rss(entry('/1').replace(`${site}/1`, 'http://127.0.0.2/secret'), entry('/2'))
    pages = { '/2': html(page()) }
    await add()
    await poll()
    expect(await handedIn()).toMatchObject([
      { extra: { page: { state: 'failed', problem: '127.0.0.2 is a private address' } } },
      { extra: { page: { state: 'read' } } },
    ])
  })
})

test('each entry is asked for once, and handed in once', async () => {
  feed = rss(entry('/1'))
  pages = { '/1': html(page()), '/2': html(page()) }
  await add()
  await poll()
  feed = rss(entry('/2'), entry('/1'))
  await due()
  await poll()
  expect(requested.map(one => one.path)).toEqual(['/1', '/2'])
  expect((await handedIn()).map(item => item.sourceId)).toEqual(['n/1', 'n/2'])
  const { rows } = await sql<{ n: number }>`select cardinality(pages_read) as n from sources`.execute(db())
  expect(rows).toEqual([{ n: 2 }])
})

test('an entry without a page is handed in as it is', async () => {
  feed = rss('<item><title>没有地址</title></item>')
  await add()
  await poll()
  expect(await handedIn()).toMatchObject([{ title: '没有地址' }])
})

test('a page waits for its turn and is not lost when the process ends', async () => {
  feed = rss(entry('/1'), entry('/2'))
  pages = { '/1': html(page()), '/2': html(page()) }
  await add()
  await visit()
  expect(await handedIn()).toEqual([])
  await visit()
  expect((await handedIn()).map(item => item.sourceId)).toEqual(['n/1'])
  await poll()
  expect((await handedIn()).map(item => item.sourceId)).toEqual(['n/1', 'n/2'])
})

describe('robots.txt', () => {
  test('keeps us from pages, and the summary says so', async () => {
    feed = rss(entry('/open/1'), entry('/closed/1'))
    robots = 'User-agent: *\nDisallow: /closed/\n'
    pages = { '/open/1': html(page()), '/closed/1': html(page()) }
    await add()
    await poll()
    expect(requested.map(one => one.path)).toEqual(['/open/1'])
    expect(await handedIn()).toMatchObject([
      { extra: { page: { state: 'read' } } },
      { body: '三号线今天开通。', extra: { page: { state: 'failed', problem: 'robots.txt does not allow it' } } },
    ])
  })

  test('that asks for pauses gets them', async () => {
    feed = rss(entry('/1'))
    robots = 'User-agent: Guanlan\nCrawl-delay: 0.2\n'
    pages = { '/1': html(page()) }
    await add()
    await poll()
    const { rows } = await sql<{ pause_seconds: number }>`select pause_seconds from source_hosts`.execute(db())
    expect(rows[0]?.pause_seconds).toBeCloseTo(0.2)
  })
})
