/** Writes a batch of enriched articles and their hits: idempotent, so that a batch whose end was not seen is simply repeated. */
import type { Tx } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { MediaType } from '../contract.ts'
import { mediaTypeCode } from './codes.ts'
import { interactionsOf } from './stored.ts'

/** An article as the pipeline hands it over. */
export interface NewArticle {
  /** Same article, same identity: made from source and source id, or from the canonical address. */
  identity: string
  url: string | null
  title: string
  body: string
  language: string
  mediaType: MediaType
  media: string
  mediaLevel: number
  author: string | null
  account: { followers?: number; verified?: number; gender?: string } | null
  publishedAt: Date
  reads: number | null
  likes: number | null
  shares: number | null
  comments: number | null
  sentiment: -1 | 0 | 1
  level: 1 | 2 | 3 | 4 | null
  region: number | null
  mentioned: readonly number[]
  /** 64 bits as a signed decimal number. */
  fingerprint: bigint
  grams: readonly number[] | Int32Array
  /** Canonical title and body as the database searches them (engine/text/marked.ts). */
  marked: { title: string; body: string }
  onlyOrg: number | null
  demonstration: boolean
  extra: Record<string, unknown> | null
  /** The monitors that want it. */
  hits: readonly { orgId: number; monitorId: number; version: number }[]
}

export interface Stored {
  fresh: number
  known: number
  /** New hits by organisation and monitor. */
  arrivals: Map<number, Map<number, number>>
}

type Column = readonly unknown[]

/** @param batch no identity twice (the pipeline folds them). Media missing in the library are added. */
export async function storeArticles(tx: Tx, batch: readonly NewArticle[]): Promise<Stored> {
  if (batch.length === 0) return { fresh: 0, known: 0, arrivals: new Map() }
  const mediaIds = await mediaIdsOf(tx, batch)
  const written = await writeArticles(tx, batch, mediaIds)
  const fresh = batch.filter(article => written.get(article.identity)?.fresh)
  await writeGrams(tx, fresh, written)
  await writeCounts(
    tx,
    batch.filter(article => !written.get(article.identity)?.fresh),
    written,
  )
  const arrivals = await writeHits(tx, fresh, written)
  return { fresh: fresh.length, known: batch.length - fresh.length, arrivals }
}

async function mediaIdsOf(tx: Tx, batch: readonly NewArticle[]): Promise<Map<string, number>> {
  const wanted = new Map(batch.map(article => [article.media, article]))
  // In one order everywhere, so that two batches that name the same media wait instead of blocking each other.
  const media = [...wanted.values()].sort((a, b) => (a.media < b.media ? -1 : 1))
  const find = () =>
    tx
      .selectFrom('media')
      .select(['id', 'name'])
      .where('name', 'in', [...wanted.keys()])
      .execute()
  const known = new Map((await find()).map(row => [row.name, row.id]))
  const missing = media.filter(article => !known.has(article.media))
  if (missing.length === 0) return known
  await tx
    .insertInto('media')
    .values(
      missing.map(article => ({
        name: article.media,
        media_type: mediaTypeCode(article.mediaType),
        level: article.mediaLevel,
        region: article.region,
        demonstration: article.demonstration,
      })),
    )
    .onConflict(conflict => conflict.column('name').doNothing())
    .execute()
  return new Map((await find()).map(row => [row.name, row.id]))
}

interface Written {
  id: number
  fresh: boolean
  cluster: number
}

async function writeArticles(
  tx: Tx,
  batch: readonly NewArticle[],
  mediaIds: Map<string, number>,
): Promise<Map<string, Written>> {
  // Rows are taken in one order (by identity), so that two workers with the same articles cannot block each other.
  const rows = [...batch].sort((a, b) => (a.identity < b.identity ? -1 : 1))
  const column = <T>(pick: (article: NewArticle) => T): Column => rows.map(pick)
  const { rows: written } = await sql<{ identity: string; id: number; fresh: boolean; cluster_id: number }>`
    with given as (
      select nextval('articles_id_seq') as id, u.* from unnest(
        ${column(a => a.identity)}::uuid[], ${column(a => a.url)}::text[], ${column(a => a.title)}::text[], ${column(a => a.body)}::text[], ${column(a => a.language)}::text[],
        ${column(a => mediaTypeCode(a.mediaType))}::smallint[], ${column(a => mediaIds.get(a.media))}::int[], ${column(a => a.author)}::text[],
        ${column(a => a.account && JSON.stringify(a.account))}::jsonb[], ${column(a => a.publishedAt)}::timestamptz[],
        ${column(a => a.reads)}::int[], ${column(a => a.likes)}::int[], ${column(a => a.shares)}::int[], ${column(a => a.comments)}::int[],
        ${column(a => a.sentiment)}::smallint[], ${column(a => a.level)}::smallint[], ${column(a => a.region)}::int[], ${column(a => `{${a.mentioned.join(',')}}`)}::text[],
        ${column(a => a.fingerprint.toString())}::bigint[], ${column(a => a.onlyOrg)}::int[], ${column(a => a.demonstration)}::boolean[], ${column(a => a.extra && JSON.stringify(a.extra))}::jsonb[]
      ) as u (identity, url, title, body, language, media_type, media_id, author, account, published_at, reads, likes, shares, comments, sentiment, level, region, mentioned, fingerprint, only_org, demonstration, extra)
    ), clustered as (
      -- All articles of one fingerprint are in one cluster; 0 is no fingerprint, and a third of short posts have none.
      select g.*, case when g.fingerprint = 0 then g.id else coalesce(
        (select k.cluster_id from articles k where k.fingerprint = g.fingerprint limit 1),
        min(g.id) over (partition by g.fingerprint)
      ) end as cluster_id from given g
    )
    insert into articles as a (id, identity, url, title, body, language, media_type, media_id, author, account, published_at, reads, likes, shares, comments, sentiment, level, region, mentioned, fingerprint, cluster_id, only_org, demonstration, extra)
    select id, identity, url, title, body, language, media_type, media_id, author, account, published_at, reads, likes, shares, comments, sentiment, level, region, mentioned::int[], fingerprint, cluster_id, only_org, demonstration, extra
    from clustered order by identity
    on conflict (identity) do update set reads = coalesce(excluded.reads, a.reads), likes = coalesce(excluded.likes, a.likes), shares = coalesce(excluded.shares, a.shares), comments = coalesce(excluded.comments, a.comments)
    returning identity, id, (xmax = 0) as fresh, cluster_id`.execute(tx)
  return new Map(written.map(row => [row.identity, { id: row.id, fresh: row.fresh, cluster: row.cluster_id }]))
}

async function writeGrams(tx: Tx, fresh: readonly NewArticle[], written: Map<string, Written>): Promise<void> {
  if (fresh.length === 0) return
  const moments = fresh.map(article => article.publishedAt)
  await sql`select ensure_gram_partition(moment) from (select distinct date_trunc('day', m) as moment from unnest(${moments}::timestamptz[]) m) d`.execute(
    tx,
  )
  await sql`
    insert into article_grams (article_id, published_at, grams, title, body)
    select id, published_at, grams::int[], title, body from unnest(
      ${fresh.map(article => written.get(article.identity)?.id)}::bigint[], ${moments}::timestamptz[], ${fresh.map(article => `{${article.grams.join(',')}}`)}::text[],
      ${fresh.map(article => article.marked.title)}::text[], ${fresh.map(article => article.marked.body)}::text[]
    ) as u (id, published_at, grams, title, body)`.execute(tx)
}

/** Collected again: interaction counts move, nothing is duplicated. */
async function writeCounts(tx: Tx, known: readonly NewArticle[], written: Map<string, Written>): Promise<void> {
  const ids = known.flatMap(article => written.get(article.identity)?.id ?? [])
  if (ids.length === 0) return
  const counted = sql`select a.id, ${interactionsOf} as n from articles a where a.id = any(${ids}::bigint[])`
  for (const table of [sql`org_articles`, sql`hits`])
    await sql`update ${table} t set interactions = c.n from (${counted}) c where t.article_id = c.id and t.interactions <> c.n`.execute(
      tx,
    )
}

function writeHits(tx: Tx, fresh: readonly NewArticle[], written: Map<string, Written>): Promise<Stored['arrivals']> {
  const hits = fresh.flatMap(article => {
    const articleId = written.get(article.identity)?.id
    return articleId === undefined ? [] : article.hits.map(hit => ({ ...hit, articleId }))
  })
  return insertHits(tx, hits)
}

export interface NewHit {
  orgId: number
  monitorId: number
  articleId: number
  version: number
}

/**
 * Adds hits and, where the organisation has none yet, its facts of the article. Returns what is new, by organisation and monitor.
 * Used on arrival and by the filling of a new monitor.
 */
export async function insertHits(tx: Tx, hits: readonly NewHit[]): Promise<Stored['arrivals']> {
  const arrivals: Stored['arrivals'] = new Map()
  if (hits.length === 0) return arrivals
  const rows = [...hits].sort((a, b) => a.orgId - b.orgId || a.articleId - b.articleId || a.monitorId - b.monitorId)
  const given = sql`unnest(${rows.map(hit => hit.orgId)}::int[], ${rows.map(hit => hit.monitorId)}::int[], ${rows.map(hit => hit.articleId)}::bigint[], ${rows.map(hit => hit.version)}::int[]) as h (org_id, monitor_id, article_id, version)`
  await sql`
    insert into org_articles (org_id, article_id, published_at, media_type, sentiment, level, region, media_id, language, author, interactions, cluster_id)
    select distinct h.org_id, a.id, a.published_at, a.media_type, a.sentiment, a.level, a.region, a.media_id, a.language, a.author,
      ${interactionsOf}, a.cluster_id
    from ${given} join articles a on a.id = h.article_id order by h.org_id, a.id
    on conflict do nothing`.execute(tx)
  // What the organisation has changed about the article (sentiment, read, removed) holds for a new hit of it too.
  const { rows: written } = await sql<{ org_id: number; monitor_id: number; fresh: boolean }>`
    insert into hits (org_id, monitor_id, article_id, published_at, media_type, sentiment, level, region, media_id, language, author, interactions, cluster_id, rule_version, read_at, removed_at)
    select o.org_id, h.monitor_id, o.article_id, o.published_at, o.media_type, o.sentiment, o.level, o.region, o.media_id, o.language, o.author, o.interactions, o.cluster_id, h.version, o.read_at, o.removed_at
    from ${given} join org_articles o on o.org_id = h.org_id and o.article_id = h.article_id
    on conflict (org_id, monitor_id, article_id) do update set rule_version = excluded.rule_version where hits.rule_version < excluded.rule_version
    returning org_id, monitor_id, (xmax = 0) as fresh`.execute(tx)
  for (const row of written) {
    if (!row.fresh) continue
    const monitors = arrivals.get(row.org_id) ?? new Map<number, number>()
    monitors.set(row.monitor_id, (monitors.get(row.monitor_id) ?? 0) + 1)
    arrivals.set(row.org_id, monitors)
  }
  return arrivals
}

/** A rule that changed no longer wants what only its older version wanted. */
export async function dropHitsBefore(tx: Tx, orgId: number, monitorId: number, version: number): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    with gone as (delete from hits where org_id = ${orgId} and monitor_id = ${monitorId} and rule_version < ${version} returning article_id),
    orphans as (
      delete from org_articles o using gone where o.org_id = ${orgId} and o.article_id = gone.article_id
        and not exists (select 1 from hits h where h.org_id = ${orgId} and h.article_id = gone.article_id and (h.monitor_id <> ${monitorId} or h.rule_version >= ${version}))
      returning 1
    ) select count(*)::int as n from gone`.execute(tx)
  return rows[0]?.n ?? 0
}
