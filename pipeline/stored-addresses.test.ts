// Articles stored while more addresses told articles apart: once they are written again, the next arrival is the same article.
import { hash } from 'node:crypto'
import { writeTextsAgain } from '@guanlan/features/articles/articles/server/storing'
import { type Databases, type Listener, openDatabases, openListener } from '@guanlan/platform/server'
import { migratedDatabase, type TestDatabase } from '@guanlan/platform/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ADDRESS_VERSION, accept, type Flow, renewedAddress, startFlow, waiting } from './index.ts'
import type { RawArticle } from './items.ts'

let database: TestDatabase
let databases: Databases
let listener: Listener
let flow: Flow
const failures: string[] = []
beforeAll(async () => {
  database = await migratedDatabase()
  databases = openDatabases(database.url, { app: 1, worker: 4 })
  await sql`insert into organisations (id, name) values (7, '机构 7')`.execute(databases.worker)
  listener = await openListener(database.url)
  flow = startFlow(databases.worker, listener, error => void failures.push(String(error)))
})
afterAll(async () => {
  await flow.stop()
  await listener.close()
  await databases.close()
  await database.drop()
})

async function arrive(items: RawArticle[], onlyOrg: number | null = null): Promise<void> {
  await accept(databases.worker, { source: 'test', onlyOrg, items })
  for (const deadline = Date.now() + 20_000; (await waiting(databases.worker)).articles > 0; ) {
    if (Date.now() > deadline) throw new Error(`not within 20 s; ${failures.at(-1) ?? 'no failure'}`)
    await new Promise(resolve => setTimeout(resolve, 20))
  }
}

interface Stored {
  title: string
  url: string
  likes: number
  xmin: string
}
const stored = async () =>
  (
    await sql<Stored>`select title, url, likes, xmin::text from articles order by title, published_at desc`.execute(
      databases.worker,
    )
  ).rows
const renew = async () => {
  while (await writeTextsAgain(databases.worker, { version: ADDRESS_VERSION, renewed: renewedAddress }));
}

/** As the version before stored it: by the whole address. */
async function before(title: string, url: string, onlyOrg: number | null): Promise<void> {
  const made = hash('sha256', JSON.stringify([onlyOrg, 'url', url.replace(/^https?:/, '')]), 'hex')
  const identity = `${made.slice(0, 8)}-${made.slice(8, 12)}-8${made.slice(13, 16)}-a${made.slice(17, 20)}-${made.slice(20, 32)}`
  await sql`
    with changed as (update articles set url = ${url}, identity = ${identity} where title = ${title} returning id)
    update article_identities set identity = ${identity} where article_id in (select id from changed)`.execute(
    databases.worker,
  )
}

const day = (n: number) => `2026-11-0${n}T08:00:00Z`
const page = 'https://mp.weixin.qq.com/s?__biz=1&mid=2'
const item = (title: string, url: string, more: RawArticle = {}) => ({
  ...{ title, url, body: `${title}的正文。`, publishedAt: day(1), likes: 1 },
  ...more,
})

test('an address that is canonical otherwise now is renewed, and what is known by it with it; nothing is merged', async () => {
  const others = ['甲一', '甲二', '乙', '丙', '丁']
  await arrive(
    others.map((title, n) => item(title, `https://old.example.com/${n}`, { publishedAt: day(n + 1) })).slice(0, 4),
  )
  await arrive([item('丁', 'https://old.example.com/4')], 7)
  await arrive([item('有编号', `${page}&chksm=1`, { sourceId: '7' })])
  await before('甲一', `${page}&chksm=1`, null)
  await before('甲二', `${page}&chksm=2`, null)
  await before('乙', 'https://news.example.com/b#comments', null)
  await before('丙', 'https://news.example.com/c', null)
  await before('丁', `${page}&chksm=1`, 7)
  await sql`update articles set url = ${`${page}&chksm=1`} where title = '有编号'`.execute(databases.worker)
  const untouched = (await stored()).find(({ title }) => title === '丙')

  await renew()
  const after = await stored()
  expect(Object.fromEntries(after.map(({ title, url }) => [title, url]))).toEqual({
    // The newer one stands for the address.
    ...{ 甲一: `${page}&chksm=1`, 甲二: page, 乙: 'https://news.example.com/b' },
    ...{ 丙: 'https://news.example.com/c', 丁: page, 有编号: page },
  })
  expect(after.find(({ title }) => title === '丙')).toEqual(untouched)

  await arrive([
    item('甲', `${page}&chksm=3`, { likes: 50 }),
    item('乙', 'https://news.example.com/b#rd', { likes: 60 }),
    item('有编号', `${page}&chksm=9`, { sourceId: '7', likes: 70 }),
  ])
  await arrive([item('丁', `${page}&chksm=4`, { likes: 80 })], 7)
  const likes = Object.fromEntries((await stored()).map(row => [row.title, row.likes]))
  expect(likes).toEqual({ 甲一: 1, 甲二: 50, 乙: 60, 丙: 1, 丁: 80, 有编号: 70 })
  expect(await sql`select 1 from article_identities`.execute(databases.worker)).toHaveProperty('rows.length', 6)
})
