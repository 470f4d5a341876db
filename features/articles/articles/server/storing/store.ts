/** Writes a batch of enriched articles and their hits: idempotent, so that a batch whose end was not seen is simply repeated. */
import { jsonRows, packInts, packTexts, type Tx } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { mediaTypeCode } from '../codes.ts'
import { insertRuleLabels } from '../facts/labels.ts'
import { type Arrivals, insertHits } from '../hits/hits.ts'
import type { NewArticle } from '../new-article.ts'
import { saveComments } from '../reactions/keep-comments.ts'
import { recount } from '../reactions/keep-counts.ts'
import { saveReposts, withNewReposts } from '../reactions/keep-reposts.ts'
import type { StoredGrams } from '../search/index.ts'
import { type Foreseen, finaliseStories, foresee } from '../stories/finalise.ts'
import type { ShingleMemory } from '../stories/known.ts'
import { saveShingles } from '../stories/save-stories.ts'
import { areTextsInIndexAlone } from '../text-place.ts'
import { type SenderMemory, saveSenders } from './accounts/save-senders.ts'
import { saveHeadlines } from './headlines.ts'
import { mediaIdsOf } from './media-ids.ts'

/** Articles as they are written, before their stories are settled. */
export interface InsertedArticles {
  fresh: readonly Numbered[]
  /** Stored before; what is said of them again is written with the turn. */
  known: readonly Numbered[]
  foreseen: Foreseen
  arrivals: Arrivals
  /** Ids of what is new, by identity. */
  ids: ReadonlyMap<string, number>
  /** What the text index takes in. */
  grams: StoredGrams
}

/** An article with the id it has or gets. */
type Numbered = NewArticle & { id: number }

/**
 * Nearly all of the work, beside other batches: they wait only where they bring the same article at the same time.
 *
 * @param batch no identity twice (the pipeline folds them). Media missing in the library are added.
 * @param memory kept from batch to batch, for one database; so are `senders`
 */
export async function writeArticles(
  tx: Tx,
  batch: readonly NewArticle[],
  memory: ShingleMemory,
  senders?: SenderMemory,
): Promise<InsertedArticles> {
  const { fresh, known: all } = await claim(tx, batch)
  const known = await withNewReposts(tx, all)
  const grams = await writeGrams(tx, fresh)
  const foreseen = await foresee(tx, fresh, memory)
  await saveShingles(tx, fresh)
  // From here on a batch that brings the same new medium waits for this one.
  const mediaIds = await mediaIdsOf(tx, batch)
  await writeRows(tx, fresh, mediaIds, foreseen.places.stories)
  await saveComments(tx, fresh)
  await saveReposts(tx, fresh)
  const arrivals = await insertHits(
    tx,
    fresh.flatMap(article => article.hits.map(hit => ({ ...hit, articleId: article.id }))),
  )
  await insertRuleLabels(
    tx,
    fresh.flatMap(article => (article.labels ?? []).map(label => ({ ...label, articleId: article.id }))),
  )
  // As late as may be: from here on a batch that brings something newer of the same medium or account waits for this one.
  await saveSenders(tx, fresh, mediaIds, senders)
  return { fresh, known, foreseen, arrivals, ids: new Map(fresh.map(({ identity, id }) => [identity, id])), grams }
}

/** One batch at a time, until the end of its transaction. Returns since when, by the steady clock. */
export async function finaliseArticles(
  tx: Tx,
  { fresh, known, foreseen }: InsertedArticles,
  memory: ShingleMemory,
): Promise<number> {
  const turnAt = await finaliseStories(tx, fresh, foreseen, memory)
  // Rows that others may write too: with the turn two batches never wait for each other's.
  await recount(tx, known)
  await saveComments(tx, known)
  await saveReposts(tx, known)
  const edited = known.filter(({ isEdited }) => isEdited)
  await saveHeadlines(tx, edited)
  // A monitor may want the new headline that did not want the old one.
  await insertHits(
    tx,
    edited.flatMap(article => article.hits.map(hit => ({ ...hit, articleId: article.id }))),
  )
  return turnAt
}

/**
 * Every article gets the id it has, or its own from now on. Whoever brings one that another batch is storing waits for the end of that batch;
 * in one order everywhere, so that two batches never wait for each other.
 */
async function claim(tx: Tx, batch: readonly NewArticle[]): Promise<{ fresh: Numbered[]; known: Numbered[] }> {
  if (batch.length === 0) return { fresh: [], known: [] }
  const { rows } = await sql<{ id: number; claimed: boolean; known: boolean }>`
    with given as materialized (
      select u.identity, u.published_at, u.n, i.article_id, case when i.article_id is null then next_article_id(u.published_at) end as drawn
      from unnest(${batch.map(article => article.identity)}::uuid[], ${batch.map(article => article.publishedAt)}::timestamptz[])
        with ordinality u (identity, published_at, n) left join article_identities i using (identity)
      order by u.n
    ), claimed as (
      insert into article_identities (identity, article_id, published_at)
      select identity, drawn, published_at from given where drawn is not null order by identity on conflict do nothing returning identity
    )
    select coalesce(g.article_id, g.drawn) as id, c.identity is not null as claimed, g.article_id is not null as known
    from given g left join claimed c using (identity) order by g.n`.execute(tx)
  const all = batch.map((article, n) => ({ ...article, id: rows[n]?.id ?? 0, row: rows[n] }))
  return {
    fresh: all.filter(({ row }) => row?.claimed),
    known: [
      ...all.filter(({ row }) => row?.known),
      ...(await overtaken(
        tx,
        all.filter(({ row }) => !row?.known && !row?.claimed),
      )),
    ],
  }
}

/** Articles that another batch has stored since they were looked up, with the ids they got there. */
async function overtaken(tx: Tx, articles: readonly Numbered[]): Promise<Numbered[]> {
  if (articles.length === 0) return []
  const { rows } = await sql<{ identity: string; id: number }>`
    select identity, article_id as id from article_identities where identity = any(${articles.map(article => article.identity)}::uuid[])`.execute(
    tx,
  )
  const ids = new Map(rows.map(({ identity, id }) => [identity, id]))
  return articles.map(article => ({ ...article, id: ids.get(article.identity) ?? article.id }))
}

async function writeRows(
  tx: Tx,
  fresh: readonly Numbered[],
  mediaIds: ReadonlyMap<string, number>,
  stories: ReadonlyMap<number, number>,
): Promise<void> {
  if (fresh.length === 0) return
  const rows = fresh.map(article => ({
    id: article.id,
    identity: article.identity,
    url: article.url,
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
    insert into articles (id, identity, url, title, body, language, media_type, media_id, author, account, published_at, reads, likes, shares, comments, sentiment,
      level, probability, summary, keywords, is_ad, dimension, region, mentioned, corps, brands, products, names, cluster_id, only_org, demonstration, extra)
    select id, identity, url, title, body, language, media_type, media_id, author, account, published_at, reads, likes, shares, comments, sentiment,
      level, probability, summary, keywords, is_ad, dimension, region, mentioned, corps, brands, products, names, cluster_id, only_org, demonstration, extra
    from rows from (json_to_recordset(${jsonRows(rows)}::json) as (id bigint, identity uuid, url text, language text, media_type smallint,
      media_id int, author text, account jsonb, published_at timestamptz, reads int, likes int, shares int, comments int, sentiment smallint, level smallint,
      probability real, keywords text[], is_ad boolean, dimension text, region int, mentioned int[], corps text[], brands text[], products text[],
      names jsonb, cluster_id bigint, only_org int, demonstration boolean, extra jsonb),
      unnest(${packTexts(fresh.map(({ title }) => title))}::text[]), unnest(${packTexts(fresh.map(({ body }) => body))}::text[]),
      unnest(${packTexts(fresh.map(({ summary }) => summary))}::text[])
    ) as u (id, identity, url, language, media_type, media_id, author, account, published_at, reads, likes, shares, comments, sentiment, level, probability,
      keywords, is_ad, dimension, region, mentioned, corps, brands, products, names, cluster_id, only_org, demonstration, extra, title, body, summary)`.execute(
    tx,
  )
}

async function writeGrams(tx: Tx, fresh: readonly Numbered[]): Promise<StoredGrams> {
  if (fresh.length === 0) return new Map()
  if (areTextsInIndexAlone()) {
    await sql`
      insert into article_grams (article_id, published_at, grams)
      select id, published_at, '{}' from unnest(${fresh.map(({ id }) => id)}::bigint[], ${fresh.map(({ publishedAt }) => publishedAt)}::timestamptz[]) u (id, published_at)`.execute(
      tx,
    )
    return new Map()
  }
  const { all, from, to } = packInts(fresh.map(article => article.grams))
  const rows = fresh.map(({ id, publishedAt }, n) => ({ id, published_at: publishedAt, first: from[n], last: to[n] }))
  const titles = packTexts(fresh.map(({ marked }) => marked.title))
  const bodies = packTexts(fresh.map(({ marked }) => marked.body))
  const { rows: parts } = await sql<{ part: number; grams: number }>`
    with written as (
      insert into article_grams (article_id, published_at, grams, title, body)
      select id, published_at, (${all}::int[])[first:last], title, body
      from rows from (json_to_recordset(${jsonRows(rows)}::json) as (id bigint, published_at timestamptz, first int, last int),
        unnest(${titles}::text[]), unnest(${bodies}::text[])) as u (id, published_at, first, last, title, body)
      returning tableoid, cardinality(grams) as grams
    )
    select tableoid::bigint as part, sum(grams)::int as grams from written group by tableoid`.execute(tx)
  return new Map(parts.map(({ part, grams }) => [part, grams]))
}
