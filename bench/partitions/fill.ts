/** An installation that has run for 13 months: 200 organisations (number 1 has a third of everything), 5,000 monitors, growing. Invented by the database. */
import type { Client } from 'pg'

/** Hits an article, on average. */
const hitsAnArticle = 4.3
export const monitorsOfFirst = 423
export const now = new Date(Date.UTC(new Date().getUTCFullYear(), new Date().getUTCMonth(), 20, 12))
const monthsBack = 12
const started = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - monthsBack, 1))

const split = ['articles', 'article_likeness', 'org_articles', 'hits']

/**
 * @param hits how many, about
 * @param oldest so many more in the oldest month, to see a large one go
 */
export async function fill(owner: Client, hits: number, oldest = 0): Promise<void> {
  const articles = Math.round(hits / hitsAnArticle)
  await makeMonthsOfThePast(owner)
  await owner.query(functions(articles))
  await owner.query(`
    insert into organisations (id, name) select n, '机构 ' || n from generate_series(1, 200) n;
    insert into media (name, media_type) select '媒体 ' || n, 1 + n % 10 from generate_series(1, 3000) n;
    alter table monitors disable trigger user;
    insert into monitors (id, org_id, kind, name, rule) select n, case when n <= ${monitorsOfFirst} then 1 else 2 + (n - ${monitorsOfFirst + 1}) / 23 end, 'item', '监测 ' || n, '标题' from generate_series(1, 5000) n;
    alter table monitors enable trigger user`)
  // Loaded first and indexed then: a third of the time.
  const again = await withoutIndexes(owner)
  await owner.query(`
    insert into articles (id, identity, title, body, language, media_type, media_id, author, published_at, collected_at, likes, sentiment, level, region, cluster_id, keywords)
    select id_of(i), md5(i::text)::uuid, '标题 ' || i, '标题在正文里。' || repeat('文', 100), 'zh-CN', 1 + media_of(i) % 10, media_of(i), '作者 ' || floor(200000 * power(u(i, 7), 2)), at_of(i), at_of(i),
      floor(1000 * power(u(i, 8), 4)), sentiment_of(i), case when sentiment_of(i) = -1 then 4 end, region_of(i), id_of(story_of(i)), array['词' || floor(20000 * power(u(i, 11), 3)), '词' || i % 4]
    from generate_series(1, ${articles}) i`)
  await owner.query(`select setval('articles_id_seq', ${articles})`)
  await owner.query(`insert into article_identities select identity, id, published_at from articles`)
  await owner.query(`
    insert into org_articles (org_id, article_id, published_at, media_type, sentiment, level, region, media_id, language, author, interactions, cluster_id, arrived_at)
    select o.org, a.id, a.published_at, a.media_type, a.sentiment, a.level, a.region, a.media_id, a.language, a.author, a.likes, a.cluster_id, a.published_at
    from articles a cross join lateral (select a.id & (1::bigint << 39) - 1 as i offset 0) n
      cross join lateral (select org_of(i, 1) as org union select org_of(i, 2) where u(i, 10) < 0.45) o`)
  await owner.query(`
    insert into hits (org_id, monitor_id, article_id, published_at, media_type, sentiment, level, region, media_id, language, author, interactions, cluster_id, rule_version, arrived_at)
    select org_id, monitor_of(org_id, article_id + org_id, k), article_id, published_at, media_type, sentiment, level, region, media_id, language, author, interactions, cluster_id, 1, arrived_at
    from org_articles cross join lateral generate_series(1, 1 + floor(5.16 * u(article_id + org_id, 50))::int) k`)
  if (oldest > 0) await fillOldestMonth(owner, oldest)
  await owner.query(
    `insert into read_marks select org_id, article_id, published_at, published_at, 1 from org_articles where u(article_id, 9) < 0.1`,
  )
  for (const definition of again) await owner.query(definition)
  await owner.query('vacuum analyze')
  await owner.query('select analyze_article_months()')
}

/** Hits of every monitor with the articles of the first month, until there are enough. */
async function fillOldestMonth(owner: Client, hits: number): Promise<void> {
  await owner.query(`
    insert into hits (org_id, monitor_id, article_id, published_at, media_type, sentiment, level, region, media_id, language, author, interactions, cluster_id, rule_version, arrived_at)
    select m.org_id, m.id, a.id, a.published_at, a.media_type, a.sentiment, a.level, a.region, a.media_id, a.language, a.author, a.likes, a.cluster_id, 1, a.published_at
    from (select * from articles where id < article_day('${started.toISOString()}'::timestamptz + interval '1 month') << 39) a cross join monitors m
    where not exists (select 1 from hits h where h.org_id = m.org_id and h.monitor_id = m.id and h.article_id = a.id)
    limit ${hits}`)
}

/** As if the nights of 13 months had made them; nothing is stored yet. */
async function makeMonthsOfThePast(owner: Client): Promise<void> {
  for (const table of split) {
    const { rows } = await owner.query<{ part: string }>(
      `select inhrelid::regclass::text as part from pg_inherits where inhparent = $1::regclass and inhrelid::regclass::text !~ '_before$'`,
      [table],
    )
    for (const { part } of rows) await owner.query(`drop table ${part}`)
    await owner.query(`create table ${table}_older (like ${table} including all)`)
    const { rows: bound } = await owner.query<{ first: string }>('select (article_day($1) << 39)::text as first', [
      started,
    ])
    await owner.query(
      `alter table ${table} attach partition ${table}_older for values from (549755813888) to (${bound[0]?.first})`,
    )
  }
  await owner.query(`select make_article_months(now() + interval '3 months')`)
}

/** Drops the indexes of the two large tables; returns how to make them again. */
async function withoutIndexes(owner: Client): Promise<string[]> {
  const again: string[] = []
  for (const table of ['org_articles', 'hits']) {
    const key = await owner.query<{ name: string; definition: string }>(
      `select conname as name, pg_get_constraintdef(oid) as definition from pg_constraint where conrelid = $1::regclass and contype = 'p'`,
      [table],
    )
    for (const { name, definition } of key.rows) {
      await owner.query(`alter table ${table} drop constraint ${name}`)
      again.push(`alter table ${table} add constraint ${name} ${definition}`)
    }
    const { rows } = await owner.query<{ name: string; definition: string }>(
      `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index where indrelid = $1::regclass`,
      [table],
    )
    for (const { name, definition } of rows) {
      await owner.query(`drop index ${name}`)
      again.push(definition.replace(' ON ONLY ', ' ON '))
    }
  }
  return again
}

/** Skewed as real ones: a few organisations, media, places and monitors have most. The same numbers at each run. */
const functions = (articles: number): string => `
  create function u(i bigint, seed bigint) returns float8 language sql immutable parallel safe as $$ select (hashint8extended(i, seed) & 2147483647) / 2147483648.0 $$;
  create function at_of(i bigint) returns timestamptz language sql immutable parallel safe as $$
    select least('${now.toISOString()}'::timestamptz, '${started.toISOString()}'::timestamptz + interval '${(now.getTime() - started.getTime()) / 1000} seconds' * sqrt(i / ${articles}.0) + interval '12 hours' * u(i, 1)) $$;
  create function id_of(i bigint) returns bigint language sql immutable parallel safe as $$ select (article_day(at_of(i)) << 39) | i $$;
  create function story_of(i bigint) returns bigint language sql immutable parallel safe as $$ select greatest(1, i - i % 7) $$;
  create function region_of(i bigint) returns int language sql immutable parallel safe as $$ select case when u(i, 2) < 0.3 then null else (11 + floor(34 * power(u(i, 3), 2.5)))::int * 10000 end $$;
  create function media_of(i bigint) returns int language sql immutable parallel safe as $$ select 1 + floor(3000 * power(u(i, 4), 2.5))::int $$;
  create function sentiment_of(i bigint) returns smallint language sql immutable parallel safe as $$ select (case when u(i, 5) < 0.15 then -1 when u(i, 5) < 0.7 then 0 else 1 end)::smallint $$;
  create function org_of(i bigint, slot int) returns int language sql immutable parallel safe as $$ select case when u(i, 20 + slot) < 0.3333 then 1 else 2 + floor(199 * power(u(i, 30 + slot), 3))::int end $$;
  create function monitor_of(org int, i bigint, k int) returns int language sql immutable parallel safe as $$
    select case when org = 1 then 1 + (floor(${monitorsOfFirst} * power(u(i, 40), 2.5))::int + k * 5) % ${monitorsOfFirst}
      else ${monitorsOfFirst + 1} + (org - 2) * 23 + (floor(23 * power(u(i, 40), 2))::int + k * 5) % 23 end $$;`
