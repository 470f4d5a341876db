// Pages of a local site, copied: what stays when the site is gone, what is refused, and who sees what.
import { execFileSync } from 'node:child_process'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { articleServer } from '@guanlan/features/articles/articles/server'
import { adopt } from '@guanlan/features/articles/articles/server/facts'
import { refreshingServer } from '@guanlan/features/articles/refreshing/server'
import { HostBusy } from '@guanlan/platform/server'
import { openFeature, testFiles } from '@guanlan/platform/testing'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { newArticle } from '../../../articles/articles/server/testing/new-article.ts'
import { storeArticles } from '../../../articles/articles/server/testing/store-articles.ts'
import { copyArrived } from './by-monitor.ts'
import { capture } from './capture.ts'
import { snapshotsServer } from './index.ts'
import { purgeSnapshots } from './take-snapshot.ts'

let site: Server
let origin = ''
let requested: string[] = []
const trusted = new Set<string>()
const picture = Buffer.from('89504e470d0a1a0a', 'hex')
beforeEach(async () => {
  requested = []
  site = createServer(({ url = '' }, answer) => {
    if (url !== '/robots.txt') requested.push(url)
    const send = (type: string, body: string | Buffer) => answer.writeHead(200, { 'content-type': type }).end(body)
    if (url === '/page')
      send(
        'text/html; charset=gb18030',
        Buffer.concat([
          Buffer.from(
            '<html><head><link rel="stylesheet" href="/s.css"><script>steal()</script></head><body onload="steal()"><h1>',
          ),
          Buffer.from('d0c2b3b5bdb5bcdb', 'hex'), // 新车降价 in GB18030
          Buffer.from('</h1><img src="/a.png"><img src="/gone.png"><img src="http://127.0.0.1:9/a.png"></body></html>'),
        ]),
      )
    else if (url === '/s.css') send('text/css', 'h1{background:url(b.png)}')
    else if (url.endsWith('.png') && url !== '/gone.png') send('image/png', picture)
    else if (url === '/file.pdf') send('application/pdf', '%PDF')
    else answer.writeHead(404).end()
  })
  await new Promise<void>(resolve => site.listen(0, '127.0.0.1', resolve))
  const host = `127.0.0.1:${(site.address() as AddressInfo).port}`
  origin = `http://${host}`
  trusted.clear()
  trusted.add(host)
  await sql`insert into source_hosts (host, pause_seconds) values (${host}, 0)`.execute(databases().worker)
  return () => stop()
})
const stop = () => {
  site.closeAllConnections()
  return new Promise<void>(resolve => site.close(() => resolve()))
}

const parts = {
  adapters: [],
  trustedHosts: trusted,
  get system() {
    return databases().worker
  },
}
const tables = [
  'page_copies',
  'copied_monitors',
  'article_probes',
  'hits',
  'monitors',
  'org_articles',
  'article_identities',
  'articles',
]
const { as, databases } = openFeature(
  [snapshotsServer(parts), articleServer, refreshingServer(parts, async () => null)],
  tables,
)
const [member, reader, admin, stranger] = [as(), as('reader'), as('orgAdmin'), as('orgAdmin', 8)]
const data = '/inews/data/monitorArticle'

async function stored(
  url: string | null,
  hits: { orgId: number; monitorId: number; version: number }[] = [],
  orgId = 7,
) {
  return databases()
    .worker.transaction()
    .execute(async tx => {
      await storeArticles(
        tx,
        [newArticle({ url, onlyOrg: orgId, title: '新车<b>降价', publishedAt: new Date(Date.now() - 60_000), hits })],
        new Map(),
      )
      const { rows } = await sql<{ id: number }>`select max(id) as id from articles`.execute(tx)
      const id = Number(rows[0]?.id)
      await adopt({ orgId, db: tx }, [id])
      return id
    })
}
const copiesOf = async (id: number, ask = member) => (await ask('GET', `${data}/${id}/pageCopies`)).data

test('a copied page stays with pictures and sum when its site is gone, and the detector says so', async () => {
  const id = await stored(`${origin}/page`)
  const { data: copy } = await member('POST', `${data}/pageCopy`, { id })
  expect(copy).toMatchObject({
    articleId: id,
    address: `${origin}/page`,
    status: 200,
    pictures: 2,
    missing: 2,
    problem: null,
  })
  await stop()
  expect((await member('POST', `${data}/detector`, { idList: [id] })).data).toMatchObject([{ id, state: '-1' }])

  const page = await member('GET', `/inews/pageCopy/${copy.id}/page`)
  expect(page.file).toContain('新车降价')
  expect(page.file).toContain(`src="data:image/png;base64,${picture.toString('base64')}"`)
  expect(page.file).toContain('background:url("data:image/png')
  expect(page.file).not.toMatch(/steal|127\.0\.0\.1/)
  expect(page.headers['content-security-policy']).toMatch(/^default-src 'none'.*sandbox$/)
  expect(page.headers['content-disposition']).toMatch(/^attachment/)
  const path = join(await mkdtemp(join(tmpdir(), 'copy-')), 'page.html')
  await writeFile(path, page.file)
  expect(execFileSync('sha256sum', [path]).toString().slice(0, 64)).toBe(copy.sha256)
  expect(await copiesOf(id)).toEqual({ copies: [copy], monitors: [] })
})

test('the package holds copy, bytes as received, evidence and sums', async () => {
  const id = await stored(`${origin}/page`)
  const { data: copy } = await member('POST', `${data}/pageCopy`, { id })
  const zip = await member('GET', `/inews/pageCopy/${copy.id}/evidence`)
  expect(zip.headers['content-type']).toBe('application/zip')
  for (const name of ['page.html', 'received.html', 'evidence.html', 'SHA256SUMS']) expect(zip.file).toContain(name)
})

test('a copy of a minute ago is not fetched again', async () => {
  const id = await stored(`${origin}/page`)
  const first = (await member('POST', `${data}/pageCopy`, { id })).data
  requested = []
  expect((await member('POST', `${data}/pageCopy`, { id })).data).toEqual(first)
  expect(requested).toEqual([])
})

test.each([
  ['a page that is gone', () => `${origin}/404`, '网页返回 404'],
  ['a file', () => `${origin}/file.pdf`, '不是网页'],
  ['an address of a private network', () => 'http://127.0.0.1:9/', '是内网地址，不予访问'],
])('%s is refused with the reason, which stays in the list', async (_, addressOf, sentence) => {
  const id = await stored(addressOf())
  const answer = await member('POST', `${data}/pageCopy`, { id })
  expect(answer.http).toBeGreaterThanOrEqual(400)
  expect(answer.msg).toContain(sentence)
  const { copies } = await copiesOf(id)
  expect(copies).toMatchObject([{ bytes: null, problem: expect.stringContaining(sentence) }])
  expect((await member('GET', `/inews/pageCopy/${copies[0].id}/page`)).http).toBe(404)
})

test('an article without address has no page', async () => {
  expect(await member('POST', `${data}/pageCopy`, { id: await stored(null) })).toMatchObject({
    http: 400,
    msg: '这篇文章没有原文地址',
  })
})

test('nobody else sees a copy, readers make none, and only an administrator removes one', async () => {
  const id = await stored(`${origin}/page`)
  const { data: copy } = await member('POST', `${data}/pageCopy`, { id })
  for (const part of ['page', 'evidence'])
    expect((await stranger('GET', `/inews/pageCopy/${copy.id}/${part}`)).http).toBe(404)
  expect((await stranger('GET', `${data}/${id}/pageCopies`)).http).toBe(404)
  expect((await stranger('POST', `${data}/pageCopy`, { id, found: true })).http).toBe(404)
  expect((await stranger('DELETE', `/inews/pageCopy/${copy.id}`)).http).toBe(404)
  expect((await reader('POST', `${data}/pageCopy`, { id })).http).toBe(403)
  expect((await reader('GET', `/inews/pageCopy/${copy.id}/page`)).http).toBe(200)
  expect((await member('DELETE', `/inews/pageCopy/${copy.id}`)).http).toBe(403)
  expect((await admin('DELETE', `/inews/pageCopy/${copy.id}`)).http).toBe(200)
  expect((await copiesOf(id)).copies).toEqual([])
})

test('articles of a monitor are copied as they arrive, each once', async () => {
  const db = databases().worker
  await sql`insert into monitors (id, org_id, kind, name, rule, version) values (700, 7, 'item', '车监测', '车', 1)`.execute(
    db,
  )
  const hits = [{ orgId: 7, monitorId: 700, version: 1 }]
  const before = await stored(`${origin}/page`, hits)
  expect((await stranger('PUT', '/inews/monitor/700/pageCopies', { flag: 1 })).http).toBe(404)
  expect((await member('PUT', '/inews/monitor/700/pageCopies', { flag: 1 })).http).toBe(200)
  const [after, gone] = [await stored(`${origin}/page`, hits), await stored(`${origin}/404`, hits)]
  await copyArrived({ system: db, trustedHosts: trusted }, await testFiles())
  expect((await copiesOf(before)).copies).toEqual([])
  expect(await copiesOf(after)).toMatchObject({
    copies: [{ copiedBy: null, problem: null, status: 200 }],
    monitors: [700],
  })
  expect((await copiesOf(gone)).copies).toMatchObject([{ problem: expect.stringContaining('404') }])
  requested = []
  await copyArrived({ system: db, trustedHosts: trusted }, await testFiles())
  expect(requested).toEqual([])
  await member('PUT', '/inews/monitor/700/pageCopies', { flag: 0 })
  expect((await copiesOf(after)).monitors).toEqual([])
})

test('a flood in one organisation delays nobody else', async () => {
  const db = databases().worker
  await sql`insert into monitors (id, org_id, kind, name, rule, version)
    values (700, 7, 'item', '车监测', '车', 1), (800, 8, 'item', '车监测', '车', 1)`.execute(db)
  await member('PUT', '/inews/monitor/700/pageCopies', { flag: 1 })
  await stranger('PUT', '/inews/monitor/800/pageCopies', { flag: 1 })
  const other = await stored(`${origin}/404?other`, [{ orgId: 8, monitorId: 800, version: 1 }], 8)
  for (let n = 0; n < 20; n++) await stored(`${origin}/404?${n}`, [{ orgId: 7, monitorId: 700, version: 1 }])
  await copyArrived({ system: db, trustedHosts: trusted }, await testFiles())
  expect((await copiesOf(other, stranger)).copies).toHaveLength(1)
  expect(requested).toHaveLength(20)
})

test('files that no copy names go, the others stay', async () => {
  const db = databases().worker
  const files = await testFiles()
  const tomorrow = new Date(Date.now() + 2 * 86_400_000)
  // Of the tests before.
  await purgeSnapshots(db, files, tomorrow)
  await sql`insert into monitors (id, org_id, kind, name, rule, version) values (700, 7, 'item', '车监测', '车', 1)`.execute(
    db,
  )
  await member('PUT', '/inews/monitor/700/pageCopies', { flag: 1 })
  const hits = [{ orgId: 7, monitorId: 700, version: 1 }]
  await stored(`${origin}/page`, hits)
  await stored(`${origin}/page?2`, hits)
  await stored(`${origin}/page`, hits)
  await copyArrived({ system: db, trustedHosts: trusted }, files)
  const kept = async () => (await files.list('page-copies', 7, { limit: 100 })).length
  const all = await kept()
  await purgeSnapshots(db, files, tomorrow)
  expect(await kept()).toBe(all)
  await sql`delete from page_copies`.execute(db)
  await purgeSnapshots(db, files)
  expect(await kept()).toBe(all)
  await purgeSnapshots(db, files, tomorrow)
  expect(await kept()).toBe(0)
})

test('a host that is being asked by somebody else is not met: a schedule comes again, a person is told', async () => {
  const db = databases().worker
  const host = new URL(origin).host
  await sql`update source_hosts set free_at = now() + interval '1 hour' where host = ${host}`.execute(db)
  await expect(capture(`${origin}/page`, { system: db, trustedHosts: trusted }, 'schedule')).rejects.toThrow(HostBusy)
  expect(requested).toEqual([])
  await sql`update source_hosts set free_at = now() where host = ${host}`.execute(db)
  await capture(`${origin}/page`, { system: db, trustedHosts: trusted }, 'schedule')
  const { rows } = await sql<{ rest: number }>`
    select extract(epoch from free_at - now())::float as rest from source_hosts where host = ${host}`.execute(db)
  // As many seconds as it was asked for parts, so that the next who asks does not meet it at once.
  const parts = requested.length - 1
  expect(parts).toBeGreaterThan(2)
  expect(rows[0]?.rest).toBeGreaterThan(parts - 1)
})

test('copies leave as a WARC file that holds what was received, with its digests', async () => {
  const article = await stored(`${origin}/page`)
  await member('POST', `${data}/pageCopy`, { id: article })
  await stop()
  const { file, http, headers } = await member('POST', '/inews/pageCopy/warc', { idList: [article] })
  expect([http, headers['content-type']]).toEqual([200, 'application/warc'])
  expect(headers['content-disposition']).toContain('.warc.gz')
  expect(file.length).toBeGreaterThan(500)
  expect((await stranger('POST', '/inews/pageCopy/warc', { idList: [article] })).http).toBe(404)
})
