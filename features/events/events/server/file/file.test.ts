// An event as a workbook: its sheets add up to its page, nothing in it is calculated, and by a task it is the same.
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { articleServer } from '@guanlan/features/articles/articles/server'
import { adopt } from '@guanlan/features/articles/articles/server/facts'
import { chartServer } from '@guanlan/features/charts/charts/server'
import { articleActionsServer } from '@guanlan/features/handling/article-actions/server'
import { readSheet, resultFiles, usualBounds } from '@guanlan/platform/server'
import { finishTasks, openFeature, testFiles, unzipped } from '@guanlan/platform/testing'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { newArticle } from '../../../../articles/articles/server/testing/new-article.ts'
import { storeArticles } from '../../../../articles/articles/server/testing/store-articles.ts'
import { mostSentAtOnce } from '../../contract/file.ts'
import { eventsServer } from '../index.ts'
import { sendEvent } from './send.ts'
import { exportingEvent } from './task.ts'

const { as, databases } = openFeature(
  [eventsServer({ follow() {} }), articleActionsServer, articleServer, chartServer],
  ['event_rules', 'event_states', 'events', 'article_set_members', 'article_sets', 'tasks'],
)
const [member, stranger] = [as(), as('orgAdmin', 8)]
const hostile = '=HYPERLINK("http://evil.invalid","点我")'
const count = 24
let ids: number[] = []

beforeAll(async () => {
  const db = databases().worker
  const articles = Array.from({ length: count }, (_, n) =>
    newArticle({
      title: n === 3 ? hostile : `第${n}条`,
      body: String.fromCodePoint(0x4e00 + n * 97).repeat(60),
      media: n % 4 === 0 ? hostile : `媒体${n % 3}`,
      mediaType: n % 2 === 0 ? 'weibo' : 'web',
      author: `作者${n % 5}`,
      likes: n,
      sentiment: ([-1, 0, 1] as const)[n % 3] ?? 0,
      publishedAt: new Date(Date.now() - (n + 1) * 3_600_000),
    }),
  )
  await db.transaction().execute(tx => storeArticles(tx, articles, new Map()))
  const { rows } = await sql<{ id: number }>`select id from articles order by published_at desc`.execute(db)
  ids = rows.map(({ id }) => Number(id))
  await db.transaction().execute(tx => adopt({ orgId: 7, db: tx }, ids))
})

const eventOf = async (idList: readonly number[] = ids) =>
  (
    await member('POST', '/ipr/infoEvent/add', {
      title: '车门',
      note: hostile,
      rule: '没有这个词',
      startTime: new Date(Date.now() - 48 * 3_600_000).toISOString(),
      idList,
    })
  ).data
const take = (id: number, ask = member) => ask('GET', `/ipr/infoEvent/exportToExcel/${id}`)

async function rowsOf(bytes: Buffer, sheet: string): Promise<string[][]> {
  const open = async (part?: { first: number; last: number }) =>
    Readable.from([part ? bytes.subarray(part.first, part.last + 1) : bytes])
  const rows: string[][] = []
  for await (const { cells } of readSheet({ bytes: bytes.length, open }, usualBounds, sheet)) rows.push(cells)
  return rows
}
const numbers = (rows: readonly string[][], column: number) =>
  rows.slice(1).reduce((total, row) => total + Number(row[column] ?? 0), 0)
function sum(rows: readonly string[][], heading: string): number {
  const column = rows[0]?.indexOf(heading) ?? -1
  expect(column, heading).toBeGreaterThanOrEqual(0)
  return numbers(rows, column)
}

test('its sheets add up to its page', async () => {
  const { id } = await eventOf()
  const page = (await member('GET', `/ipr/infoEvent/getInfoEvent/${id}`)).data
  const { bytes } = await take(id)
  const facts = new Map((await rowsOf(bytes, '事件')).map(([label, value]) => [label, value]))
  expect([facts.get('文章'), facts.get('负面'), facts.get('热度')]).toEqual(
    [page.articles, page.negative, page.heat].map(String),
  )
  const articles = await rowsOf(bytes, '文章')
  expect(articles).toHaveLength(count + 1)
  expect(articles.filter(row => row.includes('负面'))).toHaveLength(page.negative)
  const media = await rowsOf(bytes, '媒体')
  expect([sum(media, '文章'), sum(media, '负面')]).toEqual([page.articles, page.negative])
  expect(sum(media, '互动量')).toBe(sum(articles, '互动量'))
  for (const sheet of ['声量走势', '媒体类型', '情感占比'])
    expect(numbers(await rowsOf(bytes, sheet), 1), sheet).toBe(count)
  const collection = await rowsOf(bytes, '统计范围与采集')
  expect(collection.map(([label]) => label)).toContain('未采集到')
})

test('no text of it is calculated', async () => {
  const { id } = await eventOf()
  const { bytes } = await take(id)
  const sheets = [...(await unzipped(bytes))].filter(([name]) => name.startsWith('xl/worksheets/'))
  expect(sheets.length).toBeGreaterThan(8)
  for (const [name, part] of sheets) expect(part.toString(), name).not.toContain('<f>')
  expect((await rowsOf(bytes, '文章')).flat()).toContain(hostile)
})

test('a task makes the same sheets', async () => {
  const { id } = await eventOf()
  const { bytes } = await take(id)
  const { task } = (await member('POST', '/ipr/infoEvent/exportAsTask', { id })).data
  await finishTasks(databases(), [exportingEvent])
  const store = await testFiles()
  const key = resultFiles(store).keyOf({ orgId: 7, id: task })
  const made = await buffer((await store.get(key))?.stream ?? Readable.from([]))
  for (const sheet of ['文章', '媒体', '热词', '声量走势'])
    expect(await rowsOf(made, sheet), sheet).toEqual(await rowsOf(bytes, sheet))
})

test('too many for one answer are refused with the way to them; nobody else has the file', async () => {
  const { id } = await eventOf()
  expect((await take(id, stranger)).http).toBe(404)
  expect((await stranger('POST', '/ipr/infoEvent/exportAsTask', { id })).http).toBe(404)
  const long = { within: async () => ({ articles: mostSentAtOnce + 1, title: '车门' }) as never, locale: 'zh' }
  await expect(sendEvent(long as never, id, {} as never)).rejects.toMatchObject({
    problems: [{ key: 'events.exportTooLong' }],
  })
})

test('an event without articles has its facts', async () => {
  const { id } = await eventOf([])
  const { bytes } = await take(id)
  expect(await rowsOf(bytes, '文章')).toHaveLength(1)
})
