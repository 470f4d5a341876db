/** Writes a batch of enriched articles and their hits: idempotent, so that a batch whose end was not seen is simply repeated. */
import { jsonRows, packInts, type Tx } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { mediaTypeCode } from '../codes.ts'
import { insertRuleLabels } from '../facts/labels.ts'
import { keepComments } from '../reactions/keep-comments.ts'
import { recount } from '../reactions/keep-counts.ts'
import { keepPlaces } from '../stories/keep.ts'
import { type ShingleMemory, waitForTurn, witnessesFor } from '../stories/known.ts'
import { type Newcomer, type Places, placeNewcomers } from '../stories/place.ts'
import { type Arrivals, insertHits } from './hits.ts'
import { mediaIdsOf } from './media-ids.ts'
import type { NewArticle } from './new-article.ts'

export interface Stored {
  fresh: number
  known: number
  arrivals: Arrivals
  /** Ids of what is new, by identity. */
  ids: ReadonlyMap<string, number>
  /** From when on all other batches wait for the end of this transaction, by the steady clock; null: none does. */
  turnAt: number | null
}

/** An article with the id it has or gets. */
type Numbered = NewArticle & { id: number }

/**
 * @param batch no identity twice (the pipeline folds them). Media missing in the library are added.
 * @param memory kept from batch to batch, for one database
 */
export async function storeArticles(tx: Tx, batch: readonly NewArticle[], memory: ShingleMemory): Promise<Stored> {
  if (batch.length === 0) return { fresh: 0, known: 0, arrivals: new Map(), ids: new Map(), turnAt: null }
  const mediaIds = await mediaIdsOf(tx, batch)
  const before = await numbered(tx, batch)
  // Half of all the work, done before taking the turn, so that other batches go on meanwhile.
  await writeGrams(tx, before.fresh)
  // From here on one batch at a time, until its end: so nobody else takes an identity or a place in a story meanwhile.
  await waitForTurn(tx)
  const turnAt = performance.now()
  const { fresh, known } = await withoutOvertaken(tx, before)
  const newcomers: Newcomer[] = fresh
  const places = placeNewcomers(newcomers, await witnessesFor(tx, newcomers, memory))
  await writeArticles(tx, fresh, mediaIds, places)
  await keepPlaces(tx, newcomers, places)
  await recount(tx, known)
  await keepComments(tx, [...fresh, ...known])
  const arrivals = await insertHits(
    tx,
    fresh.flatMap(article => article.hits.map(hit => ({ ...hit, articleId: article.id }))),
  )
  await insertRuleLabels(
    tx,
    fresh.flatMap(article => (article.labels ?? []).map(label => ({ ...label, articleId: article.id }))),
  )
  return {
    fresh: fresh.length,
    known: known.length,
    arrivals,
    ids: new Map(fresh.map(({ identity, id }) => [identity, id])),
    turnAt,
  }
}

async function numbered(tx: Tx, batch: readonly NewArticle[]): Promise<{ fresh: Numbered[]; known: Numbered[] }> {
  const { rows } = await sql<{ id: number; known: boolean }>`
    select coalesce(i.article_id, next_article_id(u.published_at)) as id, i.article_id is not null as known
    from unnest(${batch.map(article => article.identity)}::uuid[], ${batch.map(article => article.publishedAt)}::timestamptz[])
      with ordinality u (identity, published_at, n) left join article_identities i using (identity)
    order by u.n`.execute(tx)
  const all = batch.map((article, n) => ({ ...article, id: rows[n]?.id ?? 0, known: rows[n]?.known ?? false }))
  return { fresh: all.filter(article => !article.known), known: all.filter(article => article.known) }
}

/** Articles that another batch has stored since they were looked up are known now; their index is taken back. */
async function withoutOvertaken(tx: Tx, { fresh, known }: { fresh: Numbered[]; known: Numbered[] }) {
  const { rows } = await sql<{ identity: string; id: number }>`
    select identity, article_id as id from article_identities where identity = any(${fresh.map(article => article.identity)}::uuid[])`.execute(
    tx,
  )
  if (rows.length === 0) return { fresh, known }
  const stored = new Map(rows.map(row => [row.identity, row.id]))
  const overtaken = fresh.filter(article => stored.has(article.identity))
  await sql`delete from article_grams where article_id = any(${overtaken.map(article => article.id)}::bigint[])`.execute(
    tx,
  )
  return {
    fresh: fresh.filter(article => !stored.has(article.identity)),
    known: [...known, ...overtaken.map(article => ({ ...article, id: stored.get(article.identity) ?? article.id }))],
  }
}

async function writeArticles(
  tx: Tx,
  fresh: readonly Numbered[],
  mediaIds: ReadonlyMap<string, number>,
  { stories }: Places,
): Promise<void> {
  if (fresh.length === 0) return
  const rows = fresh.map(article => ({
    id: article.id,
    identity: article.identity,
    url: article.url,
    title: article.title,
    body: article.body,
    language: article.language,
    media_type: mediaTypeCode(article.mediaType),
    media_id: mediaIds.get(article.media),
    author: article.author,
    account: article.account,
    published_at: article.publishedAt,
    reads: article.reads,
    likes: article.likes,
    shares: article.shares,
    comments: article.comments,
    sentiment: article.sentiment,
    level: article.level,
    probability: article.probability,
    summary: article.summary,
    keywords: article.keywords,
    is_ad: article.isAd,
    dimension: article.dimension,
    region: article.region,
    mentioned: article.mentioned,
    corps: article.corps,
    brands: article.brands,
    products: article.products,
    names: article.names,
    cluster_id: stories.get(article.id) ?? article.id,
    only_org: article.onlyOrg,
    demonstration: article.demonstration,
    extra: article.extra,
  }))
  await sql`
    insert into article_identities (identity, article_id, published_at)
    select * from unnest(${rows.map(row => row.identity)}::uuid[], ${rows.map(row => row.id)}::bigint[], ${rows.map(row => row.published_at)}::timestamptz[])`.execute(
    tx,
  )
  await sql`
    insert into articles (id, identity, url, title, body, language, media_type, media_id, author, account, published_at, reads, likes, shares, comments, sentiment,
      level, probability, summary, keywords, is_ad, dimension, region, mentioned, corps, brands, products, names, cluster_id, only_org, demonstration, extra)
    select * from json_to_recordset(${jsonRows(rows)}::json) as u (id bigint, identity uuid, url text, title text, body text, language text, media_type smallint,
      media_id int, author text, account jsonb, published_at timestamptz, reads int, likes int, shares int, comments int, sentiment smallint, level smallint,
      probability real, summary text, keywords text[], is_ad boolean, dimension text, region int, mentioned int[], corps text[], brands text[], products text[],
      names jsonb, cluster_id bigint, only_org int, demonstration boolean, extra jsonb)`.execute(tx)
}

async function writeGrams(tx: Tx, fresh: readonly Numbered[]): Promise<void> {
  if (fresh.length === 0) return
  const { all, from, to } = packInts(fresh.map(article => article.grams))
  const rows = fresh.map(({ id, publishedAt, marked }, n) => ({
    id,
    published_at: publishedAt,
    first: from[n],
    last: to[n],
    title: marked.title,
    body: marked.body,
  }))
  await sql`
    insert into article_grams (article_id, published_at, grams, title, body)
    select id, published_at, (${all}::int[])[first:last], title, body
    from json_to_recordset(${jsonRows(rows)}::json) as u (id bigint, published_at timestamptz, first int, last int, title text, body text)`.execute(
    tx,
  )
}
