/** Stores articles as the pipeline leaves them for searches, without the rest of it: texts, marked texts and grams, split by week and month. */
import pg from 'pg'
import { canonicalise, grams, markedText } from '../../engine/text/index.ts'
import { gramWeeks } from '../gram-weeks.ts'
import type { Texts } from './texts.ts'

/** Articles are spread over so many days before now. */
export const days = 90
const atOnce = 500

export interface Storing {
  texts: Texts
  articles: number
  /** Without it rows of the database's own index are there, with nothing in them: only OpenSearch can search then. */
  database: boolean
}

/** Stores what is missing of `articles`; a run that was ended goes on. */
export async function storeAll(url: string, { texts, articles, database }: Storing): Promise<void> {
  const owner = new pg.Client(url)
  await owner.connect()
  const connections = [owner]
  try {
    const stored = await prepare(owner)
    if (stored >= articles && (await isIndexed(owner))) return
    await owner.query('drop index if exists article_grams_grams')
    const lines = [owner, new pg.Client(url)]
    const other = lines[1] as pg.Client
    await other.connect()
    connections.push(other)
    let next = stored
    // Two at a time: while one is read by the database, the other is made.
    await Promise.all(
      lines.map(async line => {
        while (next < articles) {
          const from = next
          next += atOnce
          await store(line, rowsOf(texts, from, Math.min(articles, from + atOnce), database))
        }
      }),
    )
    await owner.query("set maintenance_work_mem = '1GB'")
    await owner.query('create index if not exists article_grams_grams on article_grams using gin (grams)')
    await owner.query('vacuum analyze articles')
    await owner.query('vacuum analyze article_grams')
    await owner.query('checkpoint')
  } finally {
    for (const each of connections) await each.end()
  }
}

/** Not where a run was ended before it came to that. */
async function isIndexed(owner: pg.Client): Promise<boolean> {
  const { rows } = await owner.query<{ there: boolean }>(
    "select to_regclass('article_grams_grams') is not null as there",
  )
  return rows[0]?.there ?? false
}

/** @returns how many are stored */
async function prepare(owner: pg.Client): Promise<number> {
  const { rows } = await owner.query<{ n: number }>('select count(*)::int as n from articles')
  const stored = rows[0]?.n ?? 0
  if (stored > 0) return stored
  await owner.query('select make_article_months(now())')
  await owner.query(gramWeeks(days))
  await owner.query("insert into organisations (id, name) values (1, '检索机构')")
  await owner.query(
    "insert into media (id, name, media_type, level) select n, '媒体 ' || n, 1 + n % 10, n % 6 from generate_series(1, 400) n",
  )
  return 0
}

interface TextRow {
  n: number
  title: string
  body: string
  marked_title: string | null
  marked_body: string | null
  grams: number[]
}

export function rowsOf(texts: Texts, from: number, to: number, database: boolean): TextRow[] {
  return Array.from({ length: to - from }, (_, i) => {
    const n = from + i
    const { title, body } = texts.textOf(n)
    if (!database) return { n, title, body, marked_title: null, marked_body: null, grams: [] }
    const pair = { title: canonicalise(title), body: canonicalise(body) }
    return {
      n,
      title,
      body,
      marked_title: markedText(pair.title),
      marked_body: markedText(pair.body),
      grams: [...grams([pair.title, pair.body])],
    }
  })
}

/** Moments share out evenly over the days before now; `fresh`: all of them now, as articles that arrive. @returns their ids */
export async function store(db: pg.Client, rows: readonly TextRow[], { fresh = false } = {}): Promise<number[]> {
  const { rows: stored } = await db.query<{ ids: number[] }>(
    `with given as materialized (
       select u.*, date_trunc('milliseconds', case when $2 then now() else now() - u.n::bigint * 7919 % 1000003 / 1000003.0 * interval '${days} days' end) as at
       from json_to_recordset($1::json) as u (n int, title text, body text, marked_title text, marked_body text, grams int[]) offset 0),
     named as materialized (select g.*, next_article_id(at) as id from given g),
     added as (
       insert into articles (id, identity, title, body, language, media_type, media_id, author, published_at, shares, sentiment, region, cluster_id)
       select id, gen_random_uuid(), title, body, 'zh-CN', 1 + n % 10, 1 + n % 400, '作者 ' || n % 3000, at, n % 1000, n % 3 - 1,
         (array[110000, 310000, 330100, 440300, null])[1 + n % 5], id from named),
     searched as (
       insert into article_grams (article_id, published_at, grams, title, body) select id, at, grams, marked_title, marked_body from named)
     select array_agg(id) as ids from named`,
    [JSON.stringify(rows), fresh],
  )
  return (stored[0]?.ids ?? []).map(Number)
}
