// Small inputs that went wrong once, by HTTP through the whole product: feeds, pages, lists of feeds, tables and pushes. They lie beside the repository.
import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { migratedDatabase } from '@guanlan/platform/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Caller, openProduct, type Product } from './product.ts'

const folder = fileURLToPath(new URL('../../../../shared/cases/', import.meta.url))
const present = existsSync(`${folder}README.md`)
if (!present) console.warn('small-inputs.test: ../shared/cases is absent, so its files are not tried')
const tried = test.skipIf(!present)
const read = (name: string): Buffer => readFileSync(`${folder}${name}`)

const types: Readonly<Record<string, string>> = {
  '.xml': 'application/xml',
  '.atom': 'application/atom+xml',
  '.html': 'text/html',
}
const server = createServer((request, reply) => {
  const name = (request.url ?? '').slice(1)
  if (!/^[\w.-]+$/.test(name) || !existsSync(`${folder}${name}`)) return void reply.writeHead(404).end()
  reply.writeHead(200, { 'content-type': types[extname(name)] ?? 'text/plain' }).end(read(name))
})

const orgId = 47
let product: Product
let member: Caller
let site = ''

beforeAll(async () => {
  if (!present) return
  const database = await migratedDatabase()
  product = await openProduct(database.url)
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  product.trustedHosts.add(new URL(site).host)
  await product.databases.worker
    .insertInto('source_hosts')
    .values({ host: new URL(site).host, pause_seconds: 0 })
    .execute()
  member = await product.member(orgId, 'small@example.com', 'orgAdmin')
  return () => database.drop()
})
afterAll(async () => {
  if (!present) return
  server.close().closeAllConnections()
  await product.close()
})

async function stored() {
  await product.settled()
  const { rows } = await sql<{ title: string; author: string | null; reads: number | null }>`
    select title, author, reads from articles where only_org = ${orgId} order by id`.execute(product.databases.worker)
  return rows
}
const titles = async () => (await stored()).map(({ title }) => title)

/** Titles of a feed's articles, once it was visited. */
async function collected(name: string, count: number) {
  const before = (await stored()).length
  const { body } = await member.ask('POST', '/spider/source/save', { url: `${site}/${name}`, name })
  expect(body.data, JSON.stringify(body)).toMatchObject({ enabled: true })
  await expect.poll(async () => (await stored()).length - before, { timeout: 60_000 }).toBe(count)
  return (await stored()).slice(before)
}

tried('what is no tag stays in the titles of a feed', async () => {
  const rows = await collected('01-titles.xml', 7)
  expect(rows.map(({ title }) => title).sort()).toEqual(
    [
      '研究登上<Nature>封面',
      '华为<Mate 80>发布',
      'Rust 里 Vec<T> 的用法',
      '<<三体>>第二季定档',
      '重磅新政出台',
      '利率 < 3% 时如何买债',
      '价格<a元的手机',
    ].sort(),
  )
})

tried('three articles of one guid are three', async () => {
  const rows = await collected('03-same-guid.xml', 3)
  expect(rows.map(({ title }) => title).sort()).toEqual(['同号文章丙', '同号文章乙', '同号文章甲'])
})

tried('an entry has the author of its feed, or several of its own', async () => {
  const rows = await collected('07-authors.atom', 2)
  const authorOf = (title: string) => rows.find(row => row.title === title)?.author
  expect(authorOf('没有作者的条目')).toBe('编辑部')
  expect(authorOf('两位作者')).toMatch(/^王五.赵六$/)
})

tried('a site map with another prefix tells title and time', async () => {
  const { body } = await member.ask('POST', '/inews/gather/detection', { text: `${site}/10-sitemap.xml` })
  expect(body.data.rows[0].samples).toMatchObject([{ title: '题', publishedAt: '2026-11-20T00:00:00.000Z' }])
})

tried('a list of feeds keeps folders and addresses', async () => {
  const { body } = await member.ask('POST', '/inews/gather/detection', { text: read('11.opml').toString() })
  expect(body.data.rows.map(({ written }: { written: string }) => written)).toEqual([
    'http://a.example/rss?x=1&y=2',
    'http://b.example/rss',
    'http://c.example/rss',
  ])
  expect(body.data.rows[0].folder).toBe('财经 & 科技')
})

tried.each(['16a.html', '16d.html', '16e.html'])('%s has the date of its byline', async name => {
  const { body } = await member.ask('POST', '/ua/upload/article/read', { url: `${site}/${name}` })
  expect(body.data).toMatchObject({ title: '十二号线全线贯通', publishedAt: '2026-11-20T00:30:00.000Z' })
})

tried('Big5 of Hong Kong is read whole', async () => {
  const { body } = await member.ask('POST', '/ua/upload/article/read', { url: `${site}/18-hk.html` })
  expect(body.data.title).toBe('香港衞生署公布流感數字')
  expect(body.data.body).toContain('嚟緊進入流感高峰期')
  expect(body.data.body).toContain('綫上預約')
})

async function send(name: string): Promise<number> {
  const boundary = 'a-boundary'
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\n\r\n`
  const payload = Buffer.concat([Buffer.from(head), read(name), Buffer.from(`\r\n--${boundary}--\r\n`)])
  const { body } = await member.ask('POST', '/ua/upload/article/file', payload, {
    'content-type': `multipart/form-data; boundary=${boundary}`,
  })
  return body.data.id
}
const check = async (name: string) => {
  const file = await send(name)
  const { body } = await member.ask('POST', '/ua/upload/article/file/check', { file, columns: null, form: {} })
  return { file, ...body.data }
}
/** The articles that came of a table. */
async function uploaded(name: string) {
  const before = (await stored()).length
  const { file, headings, columns } = await check(name)
  await member.ask('POST', '/ua/upload/article/file/start', { file, headings, columns })
  await expect
    .poll(async () => {
      const { body } = await member.ask('POST', '/ua/upload/article/list', {})
      return body.data.list.find((each: { file: string }) => each.file === name)?.state
    })
    .toBe('done')
  return (await stored()).slice(before)
}

tried.each(['32-sep.csv', '32-title-row.csv'])('the columns of %s are found', async name => {
  const { headings, first } = await check(name)
  expect(headings).toEqual(['标题', '正文', '编号'])
  expect(first).toMatchObject([{ title: '甲', body: '一' }])
})

tried('a broken byte costs one mark', async () => {
  const { first } = await check('33-cut.csv')
  const all = first.map(({ title, body }: { title: string; body: string }) => `${title}${body}`).join('')
  expect(all).toContain('华为发布新机')
  expect(all.match(/\ufffd/g)).toHaveLength(1)
})

tried('two long ids are two articles', async () => {
  expect((await uploaded('34-ids.jsonl')).map(({ title }) => title).sort()).toEqual(['长号乙', '长号甲'])
})

tried('of a workbook with long ids no row becomes another one', async () => {
  const { faultyRows } = await check('34-ids.xlsx')
  expect((await uploaded('34-ids.xlsx')).length + faultyRows).toBe(2)
})

const counts = [
  ['十万加文章', 100_000],
  ['一点二万', 12_000],
  ['十万零加', 100_000],
  ['带逗号', 1_234],
  ['普通', 1_234],
] as const

tried('counts as people write them are numbers', async () => {
  const rows = await uploaded('35-reads.csv')
  expect(rows.map(({ title, reads }) => [title, reads])).toEqual(expect.arrayContaining(counts.map(each => [...each])))
  expect(rows).toHaveLength(counts.length)
})

tried('pushed as they stand, ids keep their digits and counts are numbers', async () => {
  const items = read('34-ids.jsonl')
    .toString()
    .trim()
    .split('\n')
    .map(line => line.replaceAll('长号', '推送'))
  const json = { 'content-type': 'application/json' }
  const push = (text: string) => member.ask('POST', '/ua/upload/article/addBatch', Buffer.from(text), json)
  const { body } = await push(`{"items":[${items.join(',')}]}`)
  expect(body.data).toMatchObject({ accepted: 2, same: [], refused: [] })
  const [, ...rows] = read('35-reads.csv').toString().trim().split('\n')
  const counted = rows.map(row => {
    const [title, text, ...reads] = row.split(',')
    return { title: `推送${title}`, body: `推送${text}`, reads: reads.join(',').replaceAll('"', '') }
  })
  expect((await push(JSON.stringify({ items: counted }))).body.data).toMatchObject({ accepted: 5, leftOut: [] })
  expect(await titles()).toEqual(expect.arrayContaining(['推送甲', '推送乙']))
  const reads = new Map((await stored()).map(row => [row.title, row.reads]))
  for (const [title, number] of counts) expect([title, reads.get(`推送${title}`)]).toEqual([title, number])
})
