/** A million hits of one organisation, invented by the database itself: what lists and charts are measured on. */
import { sql } from 'kysely'
import pg from 'pg'
import type { openDatabases } from '../../platform/server/index.ts'

export const hits = 1_000_000
export const monitors = 30
export const now = Date.parse('2026-11-20T12:00:00Z')
export const ago = (days: number) => new Date(now - days * 86_400_000).toISOString()

export async function fillMillion(url: string, worker: ReturnType<typeof openDatabases>['worker']): Promise<void> {
  // Invented rows made by the database itself: 90 days, 30 monitors, one of them with 36,000 hits in the last 30 days.
  await sql`insert into organisations (id, name) values (1, '百万机构')`.execute(worker)
  await sql`insert into media (id, name, media_type) select n, '媒体 ' || n, 1 + n % 10 from generate_series(1, 400) n`.execute(
    worker,
  )
  await sql`insert into monitors (id, org_id, kind, name, rule) select n, 1, 'item', '监测 ' || n, '标题' from generate_series(1, ${monitors}::int) n`.execute(
    worker,
  )
  // A folder around each monitor, every fifth of them around the four that follow.
  await sql`
    insert into monitors (id, org_id, parent_id, kind, name)
    select 100 + n, 1, case when n % 5 <> 1 then 100 + n - (n - 1) % 5 end, 'folder', '文件夹 ' || n from generate_series(1, ${monitors}::int) n order by n % 5 <> 1`.execute(
    worker,
  )
  await sql`update monitors set parent_id = 100 + id where org_id = 1 and kind = 'item'`.execute(worker)
  await sql`
    insert into articles (id, identity, title, body, language, media_type, media_id, author, published_at, likes, sentiment, level, region, cluster_id, keywords)
    select next_article_id(at), gen_random_uuid(), '标题 ' || n, '标题在正文里。' || repeat('文', 200), 'zh-CN', 1 + n % 10, 1 + n % 400, '作者 ' || n % 5000,
      at,
      (random() * 1000)::int, (n % 3) - 1, 4, (array[110000, 310000, 330100, 440300, null])[1 + n % 5], n - n % 7,
      -- eight of 30,000 words, the most frequent in every fourth article; n makes them drawn for each row
      (select array_agg(case when w % 5 = 0 then 'Wort ' || w else '关键词' || w end) from (select floor(30000 * power(random(), 3))::int as w from generate_series(1, 8) where n > 0) k)
    from (select n, ${new Date(now)}::timestamptz - case when n <= 36000 then random() * interval '30 days' else random() * interval '90 days' end as at
      from generate_series(1, ${hits}::int) n offset 0) a`.execute(worker)
  await sql`
    insert into org_articles (org_id, article_id, published_at, media_type, sentiment, level, region, media_id, language, author, interactions, cluster_id)
    select 1, id, published_at, media_type, sentiment, level, region, media_id, language, author, likes, cluster_id from articles order by published_at`.execute(
    worker,
  )
  await sql`
    insert into hits (org_id, monitor_id, article_id, published_at, media_type, sentiment, level, region, media_id, language, author, interactions, cluster_id, rule_version)
    select 1, case when n <= 36000 then 1 else 2 + n % ${monitors - 1} end, id, published_at, media_type, sentiment, level, region, media_id, language, author, likes, cluster_id, 1 from (select *, id & (1::bigint << 39) - 1 as n from articles) a order by published_at`.execute(
    worker,
  )
  // As autovacuum leaves a database that has run for a while.
  const owner = new pg.Client(url)
  await owner.connect()
  await owner.query('vacuum analyze')
  await owner.end()
}
