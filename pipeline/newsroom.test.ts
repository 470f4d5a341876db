import { mediaTypes } from '@guanlan/features/articles/articles/contract'
import { type Databases, openDatabases } from '@guanlan/platform/server'
import { migratedDatabase, type TestDatabase } from '@guanlan/platform/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asReadAt } from './collect/newsroom/readers.ts'
import { articlesOf, articlesOfVisit, beginVisit, publishNext, publishVisit, readItem } from './index.ts'
import type { RawArticle } from './items.ts'

const minute = Math.floor(Date.parse('2026-11-12T00:00:00Z') / 60_000)
const dayMinutes = 1_440
const fortnight = Array.from({ length: 14 * dayMinutes }, (_, n) => articlesOf(minute + n)).flat()
const after = new Date('2027-01-01T00:00:00Z')

let database: TestDatabase
let databases: Databases
beforeAll(async () => {
  database = await migratedDatabase()
  databases = openDatabases(database.url, { app: 1, worker: 3 })
})
afterAll(async () => {
  await databases.close()
  await database.drop()
})

test('the newsroom writes the same articles each time it is asked', () => {
  const day = () => Array.from({ length: dayMinutes }, (_, n) => articlesOf(minute + n)).flat()
  expect(day()).toEqual(day())
})

test('every article of a fortnight can be used, and no place in a text is left unfilled', () => {
  expect(fortnight.length).toBeGreaterThan(5_000)
  expect(fortnight.flatMap((article, n) => ('problem' in readItem(article, n, after) ? [article] : []))).toEqual([])
  expect(fortnight.filter(article => /[{}]|undefined|NaN/.test(`${article.title}${article.body}`))).toEqual([])
  expect(new Set(fortnight.map(article => article.sourceId)).size).toBe(fortnight.length)
})

test('every media type and every sentiment occurs, and each article lies in its minute', () => {
  expect(new Set(fortnight.map(article => article.mediaType))).toEqual(new Set(mediaTypes))
  expect(new Set(fortnight.map(article => article.sentiment))).toEqual(new Set([-1, 0, 1]))
  for (const article of articlesOf(minute))
    expect(Math.floor(Date.parse(String(article.publishedAt)) / 60_000)).toBe(minute)
  expect(fortnight.every(article => article.demonstration)).toBe(true)
})

const published = async (): Promise<RawArticle[]> =>
  (await sql<{ items: RawArticle[] }>`select items from received_batches`.execute(databases.worker)).rows.flatMap(
    row => row.items,
  )
const empty = () => sql`delete from received_batches`.execute(databases.worker)
/** As the worker does, with a pipeline that keeps up. */
async function publishAll(days: number, now: Date): Promise<RawArticle[]> {
  const all: RawArticle[] = []
  while (await publishNext(databases.worker, days, now)) {
    all.push(...(await published()))
    await empty()
  }
  return all
}

test('the history of three days is published once, then life goes on from there, also after a stop', async () => {
  const now = new Date('2026-11-20T06:00:30Z')
  const nowMinute = Math.floor(now.getTime() / 60_000)
  const ids = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, n) => articlesOf(from + n))
      .flat()
      .map(article => article.sourceId)
      .sort()
  const known = new Set<string | undefined>()
  /** Those that were not there before; the others are collected again. */
  const written = (articles: RawArticle[]) => {
    const fresh = new Set(articles.map(article => article.sourceId).filter(id => !known.has(id)))
    for (const id of fresh) known.add(id)
    return [...fresh].sort()
  }

  expect(written(await publishAll(3, now))).toEqual(ids(nowMinute - 3 * dayMinutes, nowMinute))
  expect(await publishAll(3, now)).toEqual([])

  const later = new Date(now.getTime() + 5 * 60 * 60_000)
  expect(written(await publishAll(3, later))).toEqual(ids(nowMinute, nowMinute + 5 * 60))
  expect(await publishAll(3, later)).toEqual([])

  const twoDaysLater = new Date(later.getTime() + 2 * dayMinutes * 60_000)
  expect(written(await publishAll(3, twoDaysLater))).toEqual(ids(nowMinute + 300, nowMinute + 300 + 2 * dayMinutes))
})

test('an article gets older: its counts grow, comments are those written by then, and all of it can be used', () => {
  const first = fortnight.filter(({ reads = 0 }) => reads > 1_000).slice(0, 300)
  const at = (article: RawArticle, minutes: number) =>
    asReadAt(article, new Date(Date.parse(String(article.publishedAt)) + minutes * 60_000))
  for (const article of first) {
    const [young, old] = [at(article, 1), at(article, 3 * dayMinutes)]
    expect(young.reads).toBeLessThan(old.reads ?? 0)
    expect(old.reads).toBeLessThanOrEqual(article.reads ?? 0)
    expect((young.commentList ?? []).length).toBeLessThanOrEqual((old.commentList ?? []).length)
    expect(readItem(old, 0, after)).toHaveProperty('item')
  }
  const commented = first.map(article => at(article, 3 * dayMinutes).commentList ?? []).filter(list => list.length > 0)
  expect(commented.length).toBeGreaterThan(20)
  const posts = fortnight
    .map(article => at(article, 3 * dayMinutes))
    .filter(({ repostList = [] }) => repostList.length > 0)
  expect(posts.length).toBeGreaterThan(10)
  for (const post of posts) {
    const reposts = post.repostList ?? []
    const earlier = new Set([post.sourceId])
    for (const { id, parent } of reposts) {
      if (parent !== undefined) expect(earlier.has(parent)).toBe(true)
      earlier.add(id)
    }
    expect((at(post, 1).repostList ?? []).length).toBeLessThanOrEqual(reposts.length)
    expect(readItem(post, 0, after)).not.toHaveProperty('leftOut')
  }
  const all = posts.flatMap(({ repostList = [] }) => repostList)
  expect(all.some(({ parent, text = '' }) => parent === undefined && text.includes('//@'))).toBe(true)
  expect(commented.flat().some(({ text }) => /[{}]/.test(text))).toBe(false)
})

test('whoever signs in sees an article at once and a burst within five minutes, at every hour of the day', async () => {
  for (let hour = 0; hour < 24; hour++) {
    const begin = Date.parse('2026-11-20T00:00:07Z') + hour * 3_600_000
    const articles = articlesOfVisit(begin)
    expect(articlesOfVisit(begin)).toEqual(articles)
    const seconds = articles.map(({ publishedAt }) => (Date.parse(String(publishedAt)) - begin) / 1_000)
    expect(seconds[0]).toBe(0)
    expect(Math.max(...seconds)).toBeLessThanOrEqual(300)
    expect(articles.filter((article, n) => 'problem' in readItem(article, n, after))).toEqual([])
    // All of them are wanted by the first monitor of the demonstration, and most of the burst is bad news.
    const about = articles.filter(({ title, body }) => /澄屿|鹭行|岚舟/.test(`${title}${body}`))
    expect(about).toHaveLength(articles.length)
    expect(articles.filter(({ sentiment }) => sentiment === -1).length).toBeGreaterThan(15)
    const ordinary = Array.from({ length: 6 }, (_, n) => articlesOf(Math.floor(begin / 60_000) + n)).flat()
    const ids = [...articles, ...ordinary].map(({ sourceId }) => sourceId)
    expect(new Set(ids).size).toBe(ids.length)
  }
})

test('what is due of a visit is published once', async () => {
  await empty()
  const begin = new Date('2026-11-20T19:00:07Z')
  const at = (seconds: number) => new Date(begin.getTime() + seconds * 1_000)
  await beginVisit(databases.worker, begin)
  expect(await publishVisit(databases.worker, at(0))).toBe(true)
  expect(await published()).toHaveLength(1)
  expect(await publishVisit(databases.worker, at(20))).toBe(false)
  expect(await publishVisit(databases.worker, at(400))).toBe(true)
  expect(await publishVisit(databases.worker, at(500))).toBe(false)
  const ids = (await published()).map(({ sourceId }) => sourceId).sort()
  expect(ids).toEqual(
    articlesOfVisit(begin.getTime())
      .map(({ sourceId }) => sourceId)
      .sort(),
  )
  await empty()
})
