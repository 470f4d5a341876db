/** A full database of the version before, brought to months: nothing is lost, and an end half-way is gone on from. */
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Databases, makeLogins, migrate, openDatabases } from '@guanlan/platform/server'
import { freshDatabase } from '@guanlan/platform/testing'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newArticle } from '../testing/new-article.ts'
import { storeArticles } from '../testing/store-articles.ts'

const all = fileURLToPath(new URL('../../../../../db/migrations/', import.meta.url))
const identity = (n: number) => `00000000-0000-4000-9000-${String(n).padStart(12, '0')}`

let dir: string
let url: string
let owner: pg.Client
let databases: Databases
const cleanUp: (() => Promise<unknown>)[] = []

/** Migrates as a version that knows the files below this name. */
async function upTo(name: string): Promise<string[]> {
  await rm(dir, { recursive: true, force: true })
  await cp(all, dir, { recursive: true, filter: path => !path.endsWith('.sql') || path.slice(all.length) < name })
  return migrate(url, dir)
}

beforeAll(async () => {
  const database = await freshDatabase()
  url = database.url
  dir = await mkdtemp(join(tmpdir(), 'guanlan-migrations-'))
  await upTo('0020')
  await makeLogins(url)
  owner = new pg.Client(url)
  await owner.connect()
  databases = openDatabases(url, { app: 2, worker: 2 })
  cleanUp.push(
    () => databases.close(),
    () => owner.end(),
    () => rm(dir, { recursive: true }),
    () => database.drop(),
  )
})
afterAll(async () => {
  for (const close of cleanUp) await close()
})

const facts = 'published_at, media_type, sentiment, media_id, language, cluster_id'
async function storeAsBefore(from: number, to: number): Promise<void> {
  await owner.query(`
    insert into articles (id, identity, title, body, language, media_type, media_id, published_at, sentiment, cluster_id)
    select nextval('articles_id_seq'), ('00000000-0000-4000-9000-' || lpad(n::text, 12, '0'))::uuid, '标题 ' || n, '正文 ' || n, 'zh-CN', 1, 1,
      '2026-11-20 12:00+00'::timestamptz - n * interval '1 hour', 0, n from generate_series(${from}, ${to}) n`)
  await owner.query(`
    insert into org_articles (org_id, article_id, ${facts}) select 1 + n % 2, a.id, ${facts} from articles a, lateral (select substr(title, 4)::int n) t
    where n between ${from} and ${to}`)
  await owner.query(`
    insert into hits (org_id, monitor_id, article_id, ${facts}, rule_version) select org_id, 1 + article_id % 3, article_id, ${facts}, 1 from org_articles
    on conflict do nothing`)
}
const counts = async () =>
  (
    await owner.query(`select (select count(*)::int from articles) as articles, (select count(*)::int from org_articles) as facts,
      (select count(*)::int from hits) as hits, (select md5(string_agg(h::text, ',' order by org_id, monitor_id, article_id)) from hits h) as sum`)
  ).rows[0]

test('a full database is migrated while it is written to, goes on after an end half-way, and every row is found again', async () => {
  await owner.query("insert into organisations (id, name) values (1, '机构一'), (2, '机构二')")
  await owner.query("insert into media (name, media_type) values ('旧报', 1)")
  await storeAsBefore(1, 300)
  await owner.query(`insert into article_likeness select id, id - 1, 0.9, 0.9, true from articles where id % 10 = 0`)
  await owner.query(
    `select ensure_gram_partition('2016-05-01'), ensure_gram_partition('2026-11-20'), ensure_gram_partition('2026-10-01')`,
  )

  // Ended before everything is checked; articles come in with the old numbering and one goes.
  expect((await upTo('0021')).filter(name => name >= '0020')).toEqual(['0020_article_days.sql'])
  await storeAsBefore(301, 320)
  await owner.query(`delete from hits where article_id = 310`)
  await owner.query(`delete from org_articles where article_id = 310`)
  await owner.query(`delete from articles where id = 310`)
  await owner.query('update org_articles set read_at = published_at, read_by = 5 where article_id % 100 = 0')
  await upTo('0022')
  await storeAsBefore(321, 340)
  const before = await counts()

  // Somebody reads on while the tables change places.
  const reader = new pg.Client(url)
  await reader.connect()
  await reader.query('begin; select count(*) from hits')
  const migrated = upTo('0025')
  await reader.query('select pg_sleep(0.5)')
  await reader.query('commit')
  await reader.end()
  expect((await migrated).length).toBeGreaterThanOrEqual(3)
  const names = await readdir(dir)
  expect(await migrate(url, dir)).toEqual([])
  expect(names.length).toBeGreaterThan(12)

  expect(before).toMatchObject({ articles: 339, facts: 339, hits: 339 })
  expect(await counts()).toEqual(before)
  expect((await owner.query('select count(*)::int as n from hits_before')).rows).toEqual([{ n: 339 }])
  expect((await owner.query('select count(*)::int as n from article_likeness')).rows).toEqual([{ n: 30 }])
  const { rows } = await owner.query(`
    select count(*)::int as n from article_identities i join articles a on a.id = i.article_id and a.identity = i.identity and a.published_at = i.published_at`)
  expect(rows).toEqual([{ n: 339 }])
  expect((await owner.query('select count(*)::int as n from article_identities')).rows).toEqual([{ n: 339 }])
})

test('then articles of before are known by their identity, and new ones are counted on from the last', async () => {
  await upTo('9')
  expect((await owner.query('select org_id, article_id, read_by from read_marks order by article_id')).rows).toEqual(
    [100, 200, 300].map(id => ({ org_id: 1, article_id: id, read_by: 5 })),
  )
  const publishedAt = new Date()
  const stored = await databases.worker
    .transaction()
    .execute(tx =>
      storeArticles(
        tx,
        [
          newArticle({ identity: identity(7), likes: 5 }),
          newArticle({ identity: identity(1_007), publishedAt, hits: [{ orgId: 1, monitorId: 9, version: 1 }] }),
        ],
        new Map(),
      ),
    )
  expect(stored).toMatchObject({ fresh: 1, known: 1 })
  const { rows } = await sql<{ part: string; day: number; arrival: number; likes: number | null }>`
    select tableoid::regclass::text as part, id >> 39 as day, id & 549755813887 as arrival, likes from articles where identity = any(${[identity(7), identity(1_007)]}::uuid[]) order by id`.execute(
    databases.worker,
  )
  const day = Math.floor((publishedAt.getTime() - Date.UTC(2020, 0, 1)) / 86_400_000)
  const month = publishedAt.toISOString().slice(0, 7).replace('-', '')
  expect(rows).toEqual([
    { part: 'articles_before', day: 0, arrival: 7, likes: 5 },
    { part: `articles_${month}`, day, arrival: 341, likes: null },
  ])
})

test('the text index of before has its gaps filled, without end at the old end', async () => {
  const { rows } = await owner.query<{ bound: string }>(`
    select pg_get_expr(c.relpartbound, c.oid) as bound from pg_inherits i join pg_class c on c.oid = i.inhrelid where i.inhparent = 'article_grams'::regclass
    order by (regexp_match(pg_get_expr(c.relpartbound, c.oid), 'TO \\(''([^'']+)'))[1]`)
  const ends = rows.map(row => /FROM \((.+)\) TO \((.+)\)/.exec(row.bound)?.slice(1, 3) ?? [])
  expect(ends[0]?.[0]).toBe('MINVALUE')
  for (const [n, [from]] of ends.entries()) if (n > 0) expect(from).toBe(ends[n - 1]?.[1])
})
