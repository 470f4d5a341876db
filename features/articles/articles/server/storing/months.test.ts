import type { Databases } from '@guanlan/platform/server'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newArticle } from '../testing/new-article.ts'
import { openWithOrganisations } from '../testing/organisations.ts'
import { storeArticles } from '../testing/store-articles.ts'
import { makeMonthsAhead } from './months.ts'

let databases: Databases
let owner: pg.Client
let close: () => Promise<void>

beforeAll(async () => {
  const opened = await openWithOrganisations(7)
  databases = opened.databases
  close = opened.close
  owner = new pg.Client(opened.url)
  await owner.connect()
})
afterAll(async () => {
  await owner.end()
  await close()
})

const parts = async (whole: string) =>
  (
    await sql<{ name: string }>`
      select inhrelid::regclass::text as name from pg_inherits where inhparent = ${whole}::regclass order by 1`.execute(
      databases.worker,
    )
  ).rows.map(row => row.name)
const wholes = ['articles', 'article_likeness', 'article_reposts', 'org_articles', 'hits', 'article_grams']
const everything = async () => Object.fromEntries(await Promise.all(wholes.map(async one => [one, await parts(one)])))

const store = (publishedAt: Date) =>
  databases.worker
    .transaction()
    .execute(tx =>
      storeArticles(tx, [newArticle({ publishedAt, hits: [{ orgId: 7, monitorId: 1, version: 1 }] })], new Map()),
    )
const partOf = async (whole: string) =>
  (
    await sql<{ part: string }>`select tableoid::regclass::text as part from ${sql.table(whole)}`.execute(
      databases.worker,
    )
  ).rows.map(row => row.part)

describe('months', () => {
  beforeEach(async () => {
    for (const table of ['hits', 'org_articles', 'article_grams', 'article_shingles', 'article_identities', 'articles'])
      await sql`delete from ${sql.table(table)}`.execute(databases.worker)
  })

  test('are there three months ahead, and making them again makes none', async () => {
    expect(await makeMonthsAhead(databases.worker)).toBe(0)
    const ahead = new Date()
    ahead.setUTCMonth(ahead.getUTCMonth() + 3, 1)
    const month = ahead.toISOString().slice(0, 7).replace('-', '')
    for (const whole of wholes.slice(0, -1)) expect(await parts(whole)).toContain(`${whole}_${month}`)
  })

  test('hold an article, its facts, hits and index by the day it was published', async () => {
    await store(new Date())
    const month = new Date().toISOString().slice(0, 7).replace('-', '')
    expect(await partOf('articles')).toEqual([`articles_${month}`])
    expect(await partOf('org_articles')).toEqual([`org_articles_${month}`])
    expect(await partOf('hits')).toEqual([`hits_${month}`])
  })

  test('of the past are one: the oldest article has a place', async () => {
    await store(new Date('1990-01-01T00:00:00Z'))
    await store(new Date('2019-12-31T23:59:59Z'))
    expect(await partOf('hits')).toEqual(['hits_older', 'hits_older'])
    expect(await partOf('article_grams')).toHaveLength(2)
  })

  test('are not made again by a server whose clock is a week behind', async () => {
    const { rows } = await sql<{ made: number }>`
      select make_article_months(now() + interval '83 days') + make_gram_weeks(now() + interval '83 days') as made`.execute(
      databases.worker,
    )
    expect(rows).toEqual([{ made: 0 }])
  })

  test('made by several processes at once are made once', async () => {
    const before = await everything()
    const last = (await parts('hits')).findLast(part => /\d$/.test(part))?.slice('hits'.length)
    for (const whole of wholes.slice(0, -1)) await owner.query(`drop table ${whole}${last}`)
    const week = (await parts('article_grams')).findLast(part => /\d$/.test(part))
    await owner.query(`drop table ${week}`)
    const made = await Promise.all([1, 2, 3].map(() => makeMonthsAhead(databases.worker)))
    expect(made.sort()).toEqual([0, 0, 6])
    expect(await everything()).toEqual(before)
  })

  test('are protected as the whole is: nobody reads or writes a part', async () => {
    const { rows } = await sql<{ name: string }>`
      select c.relname as name from pg_inherits i join pg_class c on c.oid = i.inhrelid
      where i.inhparent::regclass::text = any(${wholes}::text[]) and (has_table_privilege('guanlan_app', c.oid, 'select, insert, update, delete')
        or has_table_privilege('guanlan_worker', c.oid, 'select, insert, update, delete'))`.execute(databases.worker)
    expect(rows).toEqual([])
  })

  test('a table made in between is seen by the index of the whole', async () => {
    const { rows } = await sql<{ whole: string; parts: number; indexes: number; attached: number }>`
      select w.relname as whole, count(distinct i.inhrelid)::int as parts, count(distinct x.indexrelid)::int as indexes, count(a.inhrelid)::int as attached
      from pg_class w join pg_inherits i on i.inhparent = w.oid join pg_index x on x.indrelid = w.oid
      left join (pg_inherits a join pg_index y on y.indexrelid = a.inhrelid) on a.inhparent = x.indexrelid and y.indrelid = i.inhrelid
      where w.relname = any(${wholes}::text[]) group by 1`.execute(databases.worker)
    expect(rows).toHaveLength(wholes.length)
    for (const { parts, indexes, attached } of rows) expect(attached).toBe(parts * indexes)
  })
})
