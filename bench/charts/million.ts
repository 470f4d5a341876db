/** A million hits of one organisation, invented by the database itself and as uneven as real ones: what lists and charts are measured on. */
import { sql } from 'kysely'
import pg from 'pg'
import { processFactDays } from '../../features/articles/articles/server/fact-days/index.ts'
import type { openDatabases } from '../../platform/server/index.ts'

export const articles = 1_000_000
/** Monitors 1 to 11 have 36,000 hits each, the first within 30 days, the others within 90. This one wants a third of everything. */
export const largestMonitor = 12
/** With some forty hits each. */
export const smallMonitors = 5_000
/** In every fourth article, in one of a thousand, in one of a hundred thousand. */
export const words = { frequent: 'Wort 0', seldom: '关键词796', rare: '罕见词' }
export const now = Date.parse('2026-11-20T12:00:00Z')
export const ago = (days: number) => new Date(now - days * 86_400_000).toISOString()

/** @param count no fewer than 36,000, which the first monitor has; of more than a million monitors 2 to 11 have their share, and texts are short, so that ten million fit on 15 GB */
export async function fillMillion(
  url: string,
  worker: ReturnType<typeof openDatabases>['worker'],
  count = articles,
): Promise<void> {
  await sql`insert into organisations (id, name) values (1, '百万机构')`.execute(worker)
  await sql`insert into media (id, name, media_type) select n, '媒体 ' || n, 1 + n % 10 from generate_series(1, 4000) n`.execute(
    worker,
  )
  await sql`
    insert into monitors (id, org_id, kind, name, rule) select n, 1, 'item', '监测 ' || n, '标题' from generate_series(1, ${largestMonitor}::int) n
    union all select 1000 + n, 1, 'item', '小监测 ' || n, '标题' from generate_series(1, ${smallMonitors}::int) n`.execute(
    worker,
  )
  // Five usual ones in one folder, all small ones in another.
  await sql`insert into monitors (id, org_id, kind, name) values (101, 1, 'folder', '五个'), (102, 1, 'folder', '小的')`.execute(
    worker,
  )
  await sql`update monitors set parent_id = case when id > 1000 then 102 else 101 end where org_id = 1 and kind = 'item' and (id > 1000 or id between 2 and 6)`.execute(
    worker,
  )
  await sql`
    insert into articles (id, identity, title, body, language, media_type, media_id, author, published_at, likes, sentiment, level, region, cluster_id, keywords)
    select next_article_id(at), gen_random_uuid(), '标题 ' || n, '标题在正文里。' || repeat('文', ${count > articles ? 20 : 200}::int), 'zh-CN', 1 + medium % 10, medium, '作者 ' || floor(400000 * power(random(), 2)),
      at, (random() * random() * random() * 3000)::int, (array[-1, 0, 0, 0, 0, 1, 1])[1 + n * 31 % 7], 4, (array[110000, 310000, 330100, 440300, null, 510100, 320100])[1 + (n * 17 % 7)], story,
      -- eight of 30,000 words, the most frequent in every fourth article; n makes them drawn for each row
      (select array_agg(case when w % 5 = 0 then 'Wort ' || w else '关键词' || w end) from (select floor(30000 * power(random(), 3))::int as w from generate_series(1, 8) where n > 0) k)
        || case when n % 100000 = 7 then array[${words.rare}::text] else '{}' end
    from (
      select n, story, 1 + floor(4000 * power(random(), 2.5))::int as medium,
        -- copies of a story come within two days
        ${new Date(now)}::timestamptz - case when n <= 36000 then interval '30 days' - interval '28 days' * share when story = 0 then interval '20 days' else interval '90 days' - interval '88 days' * share end
          + interval '2 days' * random() as at
      from (
        select n, story, (hashint8(story) & 2147483647) / 2147483648.0 as share
        -- one story of 20,000 copies; of twenty articles nine tell one, five, three and two another, the last its own
        from (select n, case when n between 36001 and 56000 then 0 else 1 + n / 20 * 5 + (array[0,0,0,0,0,0,0,0,0,1,1,1,1,1,2,2,2,3,3,4])[1 + n % 20] end as story
          from generate_series(1, ${count}::int) n offset 0) s) t offset 0) a`.execute(worker)
  await sql`
    insert into org_articles (org_id, article_id, published_at, media_type, sentiment, level, region, media_id, language, author, interactions, cluster_id)
    select 1, id, published_at, media_type, sentiment, level, region, media_id, language, author, likes, cluster_id from articles order by published_at`.execute(
    worker,
  )
  await sql`
    insert into hits (org_id, monitor_id, article_id, published_at, media_type, sentiment, level, region, media_id, language, author, interactions, cluster_id, rule_version)
    select 1, monitor, id, published_at, media_type, sentiment, level, region, media_id, language, author, likes, cluster_id, 1
    from (select *, id & (1::bigint << 39) - 1 as n from articles) a,
      lateral (
        select 1 as monitor where n <= 36000
        union all select 2 + n % 10 where n % 28 < 10 and n > 36000
        union all select ${largestMonitor}::int where n % 3 = 0
        union all select 1001 + (n / 5) % ${smallMonitors}::int where n % 5 = 0) of
    order by published_at`.execute(worker)
  // As autovacuum leaves a database that has run for a while.
  const owner = new pg.Client(url)
  await owner.connect()
  await owner.query('vacuum analyze')
  await owner.end()
}

/** As the worker leaves the days of a database that has run for a while. */
export async function countDays(worker: ReturnType<typeof openDatabases>['worker']): Promise<void> {
  while (await processFactDays(worker, new Date(now))) {}
}
