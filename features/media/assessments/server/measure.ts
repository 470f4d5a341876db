/** What the organisation's articles of a period say of entries: in three statements, however many entries there are. */
import { idsWithin } from '@guanlan/features/articles/articles/server'
import {
  type ArticleQuery,
  articleRows,
  publishersOf,
  rowsOf,
} from '@guanlan/features/articles/articles/server/questions'
import { type EntryRef, keyOfEntry } from '@guanlan/features/media/media-library/contract'
import { numberList, type Scope, zoneOf } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { type Computed, leastArticles } from '../contract.ts'
import { percentileOf, rounded } from './score.ts'

/** Media of one organisation's articles of 90 days; more than that are not compared. */
const mostMedia = 100_000

interface Period {
  fromDay: string
  toDay: string
}

/** By reference; what the articles say nothing of has counts of 0. */
export async function measure(
  scope: Scope,
  period: Period,
  entries: readonly EntryRef[],
): Promise<Map<EntryRef, Computed>> {
  const query = await queryOf(scope, period)
  const { media, articles, interactions, reads } = await publishedBy(scope, query)
  const leanings = await leaningsOf(scope, query)
  const collected = await collectedOf(
    scope,
    query,
    entries.flatMap(entry => keyOfEntry(entry).mediaId ?? []),
  )
  return new Map(
    entries.map(entry => {
      const id = keyOfEntry(entry).mediaId
      const own = id === null ? undefined : media.get(id)
      const leaning = (id === null ? undefined : leanings.get(id)) ?? nothing
      const all = id === null ? null : (collected.get(id) ?? 0)
      const count = own?.articles ?? 0
      const parts = [
        percentileOf(count, articles),
        percentileOf(own?.interactions ?? 0, interactions),
        own && own.readers > 0 ? percentileOf(own.readers, reads) : null,
      ].filter(part => part !== null)
      const influence =
        count < leastArticles || parts.length === 0 ? null : parts.reduce((a, b) => a + b, 0) / parts.length
      const share = (part: number, whole: number | null) => (whole ? Math.min(100, (100 * part) / whole) : null)
      const figures: Computed = {
        influence: nullable(influence),
        relevance: nullable(share(count, all)),
        tone: count === 0 ? null : nullable(50 + (50 * (leaning.positive - leaning.negative)) / Math.max(count, 1)),
        originality: nullable(share(leaning.first, leaning.stories)),
        articles: count,
        collected: all,
        ...leaning,
        interactions: own?.interactions ?? 0,
        reads: own?.readers ?? 0,
      }
      return [entry, figures]
    }),
  )
}

const nothing = { positive: 0, negative: 0, stories: 0, first: 0 }
const nullable = (value: number | null): number | null => (value === null ? null : rounded(value))

/** Days as the organisation reads them, both included. */
async function queryOf(scope: Scope, { fromDay, toDay }: Period): Promise<ArticleQuery> {
  const zone = await zoneOf(scope.orgId, scope.db)
  const { rows } = await sql<{ from: Date; to: Date }>`
    select (${fromDay}::date)::timestamp at time zone ${zone} as from,
      ((${toDay}::date + 1)::timestamp at time zone ${zone}) - interval '1 ms' as to`.execute(scope.db)
  const { from, to } = rows[0] as { from: Date; to: Date }
  return { monitorIds: null, from: new Date(from), to: new Date(to), filters: [], fold: false }
}

/** Each medium with its amounts, and the amounts of all of them in their order. */
async function publishedBy(scope: Scope, query: ArticleQuery) {
  const rows = await publishersOf(scope, query, {
    ...{ kind: 'media', like: '', sort: 'articles', order: 'desc', offset: 0, limit: mostMedia },
  })
  const sorted = (values: number[]) => values.sort((one, other) => one - other)
  // Of media that come with several types the amounts are added.
  const media = new Map<number, { articles: number; interactions: number; readers: number }>()
  for (const { mediaId, articles, interactions, readers } of rows) {
    const known = media.get(mediaId) ?? { articles: 0, interactions: 0, readers: 0 }
    media.set(mediaId, {
      articles: known.articles + articles,
      interactions: known.interactions + interactions,
      readers: known.readers + readers,
    })
  }
  const all = [...media.values()]
  return {
    media,
    articles: sorted(all.map(each => each.articles)),
    interactions: sorted(all.map(each => each.interactions)),
    reads: sorted(all.filter(each => each.readers > 0).map(each => each.readers)),
  }
}

/** By medium: how its articles speak, how many stories it took part in, and in how many it was the earliest. */
async function leaningsOf(scope: Scope, query: ArticleQuery): Promise<Map<number, typeof nothing>> {
  const columns = sql`r.article_id, r.published_at, r.media_id, r.cluster_id, r.sentiment`
  const { rows } = await sql<typeof nothing & { media: number }>`
    with w as materialized (${rowsOf(scope, query, columns)}),
    f as (select distinct on (cluster_id) cluster_id, media_id as first from w order by cluster_id, published_at, article_id)
    select w.media_id as media, (count(*) filter (where w.sentiment = 1))::int as positive, (count(*) filter (where w.sentiment = -1))::int as negative,
      count(distinct w.cluster_id)::int as stories, (count(distinct w.cluster_id) filter (where f.first = w.media_id))::int as first
    from w join f on f.cluster_id = w.cluster_id where w.media_id > 0 group by w.media_id`.execute(scope.db)
  return new Map(rows.map(({ media, ...counts }) => [media, counts]))
}

/** By medium: all articles that everybody may see or that the organisation handed in, wanted or not. */
async function collectedOf(
  { orgId, db }: Scope,
  { from, to }: ArticleQuery,
  media: readonly number[],
): Promise<Map<number, number>> {
  const { rows } = await sql<{ media: number; n: number }>`
    select a.media_id as media, count(*)::int as n from ${articleRows} a
    where a.media_id = any(${numberList(media)}::int[]) and a.published_at between ${from}::timestamptz and ${to}::timestamptz
      and ${idsWithin(sql`a.id`, { from, to })} and (a.only_org is null or a.only_org = ${orgId}) group by a.media_id`.execute(
    db,
  )
  return new Map(rows.map(({ media: id, n }) => [id, n]))
}
