// Sites without a feed, and what is behind an address: a real server plays the site.

import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { saveSharedSource } from '@guanlan/features/collecting/sources/server'
import { type Databases, openDatabases } from '@guanlan/platform/server'
import { migratedDatabase, type TestDatabase } from '@guanlan/platform/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addressOf, detect, readItem } from './index.ts'
import { visitNext } from './testing/visit-next.ts'

let database: TestDatabase
let databases: Databases
let site = ''
let pages: Record<string, (reply: ServerResponse) => void> = {}
const requested: string[] = []
const server = createServer((request, reply) => {
  const path = request.url ?? ''
  requested.push(path)
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
  for (const table of [sql`sources`, sql`source_hosts`, sql`robots_files`, sql`received_batches`])
    await sql`delete from ${table}`.execute(databases.worker)
  await databases.worker
    .insertInto('source_hosts')
    .values({ host: new URL(site).host, pause_seconds: 0 })
    .execute()
})

const db = () => databases.worker
const parts = () => ({ read: readItem, trustedHosts: new Set([new URL(site).host]) })
async function collect(): Promise<void> {
  while (await visitNext(db(), parts()));
}
async function handedIn(): Promise<Record<string, unknown>[]> {
  const batches = await db().selectFrom('received_batches').select('items').orderBy('id').execute()
  return batches.flatMap(batch => batch.items as unknown as Record<string, unknown>[])
}
const html = (body: string) => (reply: ServerResponse) =>
  void reply.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(body)
const xml = (body: string | Buffer) => (reply: ServerResponse) =>
  void reply.writeHead(200, { 'content-type': 'application/xml' }).end(body)
const titleOf = (n: number) => `第${n}条：青麓市轨道交通今天开通运营`
const article = (n: number) =>
  html(`<html><head><title>${titleOf(n)}</title><meta property="article:published_time" content="2026-11-21T08:${10 + n}:00+08:00"></head>
    <body><h1>${titleOf(n)}</h1><div class="article">${Array.from({ length: 6 }, (_, p) => `<p>第${p + 1}段：三号线全长三十二公里，设站二十座，市民可以刷卡进站，编号${n}。</p>`).join('')}</div></body></html>`)
const list = (...numbers: number[]) =>
  html(`<html><head><title>要闻 — 青麓日报</title></head><body><ul><li><a href="/about">关于</a></li><li><a href="/sport/">体育</a></li></ul>
    ${numbers.map(n => `<p><a href="/2026/11/${n}.html">${titleOf(n)}</a></p>`).join('')}</body></html>`)
const map = (...urls: string[]) =>
  `<urlset>${urls.map((url, n) => `<url><loc>${site}${url}</loc><lastmod>2026-11-20T08:${10 + n}:00Z</lastmod></url>`).join('')}</urlset>`
const articles = (...numbers: number[]) => Object.fromEntries(numbers.map(n => [`/2026/11/${n}.html`, article(n)]))

test('a list page: articles by their pages, each once, whatever else the page links to', async () => {
  pages = { '/': list(1, 2, 3, 4, 5), ...articles(1, 2, 3, 4, 5, 6) }
  await saveSharedSource(db(), { kind: 'list', url: `${site}/`, name: '青麓日报', mediaType: 'press' })
  await collect()
  expect(await handedIn()).toHaveLength(5)
  expect((await handedIn())[0]).toMatchObject({
    title: titleOf(1),
    media: '青麓日报',
    publishedAt: '2026-11-21T00:11:00.000Z',
    body: expect.stringContaining('第6段'),
  })
  pages['/'] = list(6, 1, 2, 3, 4)
  await sql`update sources set next_at = now()`.execute(db())
  await sql`update source_hosts set wanted_at = now()`.execute(db())
  await collect()
  expect((await handedIn()).map(item => item.title)).toEqual([1, 2, 3, 4, 5, 6].map(titleOf))
  expect(requested.filter(path => path === '/robots.txt')).toHaveLength(1)
})

test('a site map, an index of packed ones too: the newest twenty at first', async () => {
  const numbers = Array.from({ length: 25 }, (_, n) => n)
  const big = map(...numbers.map(n => `/2026/11/${n}.html`))
  pages = {
    '/sitemap.xml': xml(`<sitemapindex><sitemap><loc>${site}/news.xml.gz</loc></sitemap></sitemapindex>`),
    '/news.xml.gz': xml(gzipSync(big)),
    ...articles(...numbers),
  }
  await saveSharedSource(db(), { kind: 'sitemap', url: `${site}/sitemap.xml`, name: '青麓日报', mediaType: 'press' })
  await collect()
  expect((await handedIn()).map(item => item.title)).toEqual(numbers.slice(5).reverse().map(titleOf))
})

test('maps and pages of a site map that cannot be read are named with why; the others are taken', async () => {
  const below = ['a', 'b', 'c'].map(name => `<sitemap><loc>${site}/${name}.xml</loc></sitemap>`)
  pages = {
    '/sitemap.xml': xml(`<sitemapindex>${below.join('')}</sitemapindex>`),
    '/a.xml': xml(map('/2026/11/1.html', '/2026/11/2.html')),
    '/b.xml': html('<p>维护中</p>'),
    ...articles(1),
  }
  await saveSharedSource(db(), { kind: 'sitemap', url: `${site}/sitemap.xml`, name: '青麓日报', mediaType: 'press' })
  for (let visit = 0; visit < 3; visit++) {
    await collect()
    await sql`update source_pages set at = now()`.execute(db())
    await sql`update source_hosts set wanted_at = now()`.execute(db())
  }
  expect((await handedIn()).map(item => item.title)).toEqual([titleOf(1)])
  const { rows } = await sql<{ excerpt: string }>`
    select distinct excerpt from refused_items where key = 'pipeline.pageUnread' order by excerpt`.execute(db())
  expect(rows.map(({ excerpt }) => excerpt)).toEqual([
    `${site}/2026/11/2.html\nanswered 404`,
    `${site}/b.xml\nthe answer is no site map`,
    `${site}/c.xml\nanswered 404`,
  ])
})

test('an index of site maps none of which can be read has failed', async () => {
  pages = { '/sitemap.xml': xml(`<sitemapindex><sitemap><loc>${site}/gone.xml</loc></sitemap></sitemapindex>`) }
  await saveSharedSource(db(), { kind: 'sitemap', url: `${site}/sitemap.xml`, name: '青麓日报', mediaType: 'press' })
  await collect()
  const { rows } = await sql`select failures, last_error, state from sources`.execute(db())
  expect(rows).toMatchObject([{ failures: 1, last_error: 'answered 404' }])
})

test('a page that cannot be had is tried again later, and left out in the end', async () => {
  pages = { '/': list(1, 2, 3, 4), ...articles(1, 2, 3) }
  await saveSharedSource(db(), { kind: 'list', url: `${site}/`, name: '青麓日报', mediaType: 'press' })
  await collect()
  expect(await handedIn()).toHaveLength(3)
  const waiting = async () => (await sql<{ attempts: number }>`select attempts from source_pages`.execute(db())).rows
  for (const attempts of [[{ attempts: 1 }], [{ attempts: 2 }], []]) {
    expect(await waiting()).toEqual(attempts)
    await sql`update source_pages set at = now()`.execute(db())
    await sql`update source_hosts set wanted_at = now()`.execute(db())
    await collect()
  }
  expect(await handedIn()).toHaveLength(3)
})

test('a site that forbids it is not asked', async () => {
  pages = { '/robots.txt': html(''), '/': list(1, 2, 3, 4), ...articles(1, 2, 3, 4) }
  pages['/robots.txt'] = reply =>
    void reply.writeHead(200, { 'content-type': 'text/plain' }).end('User-agent: *\nDisallow: /')
  await saveSharedSource(db(), { kind: 'list', url: `${site}/`, name: '青麓日报', mediaType: 'press' })
  await collect()
  expect(requested).toEqual(['/robots.txt'])
  expect(await db().selectFrom('sources').select(['state', 'last_error']).executeTakeFirst()).toEqual({
    state: 4,
    last_error: 'robots.txt does not allow it',
  })
})

describe('what is behind an address', () => {
  const look = (path = '/') => detect(db(), `${site}${path}`, parts())
  const rss = `<rss version="2.0"><channel><title>青麓日报</title>${[1, 2, 3, 4, 5, 6].map(n => `<item><title>${titleOf(n)}</title><link>/2026/11/${n}.html</link><pubDate>Sat, 21 Nov 2026 0${n}:00:00 GMT</pubDate></item>`).join('')}</channel></rss>`

  test('a feed, with what it lists and how much', async () => {
    pages = { '/rss': xml(rss) }
    expect(await look('/rss')).toMatchObject({
      what: 'feed',
      state: 0,
      name: '青麓日报',
      perDay: 24,
      sources: [{ kind: 'feed', url: `${site}/rss` }],
      samples: [1, 2, 3, 4, 5].map(n => ({ title: titleOf(n) })),
    })
  })

  test('entries of one hour say nothing of a day', async () => {
    const atOnce = rss.replaceAll(/0\d:00:00 GMT/g, '05:00:00 GMT')
    pages = { '/rss': xml(atOnce) }
    expect(await look('/rss')).toMatchObject({ what: 'feed', perDay: null })
  })

  test('a site that names its feeds', async () => {
    const named = '<link rel="alternate" type="application/rss+xml" title="要闻" href="/rss">'
    pages = {
      '/': html(`<html><head>${named}<title>青麓日报</title></head><body>欢迎</body></html>`),
      '/rss': xml(rss),
    }
    const found = await look()
    expect(found).toMatchObject({ what: 'site', sources: [{ kind: 'feed', url: `${site}/rss`, title: '要闻' }] })
    expect(found.samples).toHaveLength(5)
  })

  test('a list, with the shape of its articles', async () => {
    pages = { '/': list(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16) }
    expect(await look()).toMatchObject({
      what: 'list',
      samples: [1, 2, 3, 4, 5].map(n => ({ title: titleOf(n) })),
      sources: [{ kind: 'list', settings: { shape: `${new URL(site).host}/#/#/#.html` } }],
    })
  })

  test.each<[string, string, (reply: ServerResponse) => void, object]>([
    ['one article', '/2026/11/1.html', article(1), { what: 'article', state: 0 }],
    ['a wall', '/', html('<form><input type="password"></form>'), { what: 'login', state: 4 }],
    ['a refusal', '/', reply => void reply.writeHead(403).end(), { what: 'login', state: 4, problem: 'answered 403' }],
    [
      'a page made by scripts',
      '/',
      html(`<div id="app"></div><script>${'x'.repeat(900)}</script>`),
      { what: 'script' },
    ],
    ['nothing', '/', reply => void reply.writeHead(404).end(), { what: 'dead', state: 1, problem: 'answered 404' }],
    ['a broken connection', '/', reply => void reply.destroy(), { what: 'dead', state: -1 }],
  ])('%s', async (_what, path, answer, expected) => {
    pages = { [path]: answer }
    expect(await look(path)).toMatchObject(expected)
  })

  test('what robots.txt forbids', async () => {
    pages = { '/': list(1, 2, 3, 4, 5) }
    pages['/robots.txt'] = reply =>
      void reply.writeHead(200, { 'content-type': 'text/plain' }).end('User-agent: *\nDisallow: /')
    expect(await look()).toMatchObject({ what: 'forbidden', state: 4 })
    expect(requested).toEqual(['/robots.txt'])
  })

  test('a site that failed is not one that forbids, and is asked again soon', async () => {
    pages = { '/': list(1, 2, 3, 4, 5), '/robots.txt': reply => void reply.destroy() }
    expect(await look()).toMatchObject({ what: 'dead', state: -1 })
    await sql`delete from source_hosts`.execute(db())
    pages['/robots.txt'] = reply => void reply.writeHead(503).end()
    const problem = 'robots.txt could not be read: the server of the site fails'
    expect(await look()).toMatchObject({ what: 'dead', state: 2, problem })
    await sql`delete from source_hosts`.execute(db())
    delete pages['/robots.txt']
    await sql`update robots_files set read_at = now() - interval '6 minutes'`.execute(db())
    expect(await look()).toMatchObject({ what: 'list', state: 0 })
  })

  test('a private address', async () => {
    expect(await detect(db(), 'http://127.0.0.1:1/', { trustedHosts: new Set() })).toMatchObject({
      what: 'dead',
      problem: '127.0.0.1 is a private address',
    })
  })

  test('a host that is being asked', async () => {
    await sql`update source_hosts set free_at = now() + interval '1 minute'`.execute(db())
    expect(await look()).toMatchObject({ what: 'dead', state: 2 })
  })

  test.each([
    ['thepaper.cn', 'https://thepaper.cn/'],
    [' http://a.cn/x ', 'http://a.cn/x'],
  ])('%j is %s', (written, address) => expect(addressOf(written)).toBe(address))
})
