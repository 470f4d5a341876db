/** What the organisation's articles of a period say of entries: in three statements, however many entries there are. */
import { idsWithin, mediaTypeWord } from '@guanlan/features/articles/articles/server'
import {
  type ArticleQuery,
  articleRows,
  publishersOf,
  rowsOf,
} from '@guanlan/features/articles/articles/server/questions'
import { type Entry, type EntryRef, keyOfEntry } from '@guanlan/features/media/media-library/contract'
import { numberList, type Scope, wallClock, zoneOf } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { Computed } from '../contract.ts'
import { rounded } from './score.ts'

/** Media of one organisation's articles of 90 days; more than that are not compared. */
const mostMedia = 100_000

interface Period {
  fromDay: string
  toDay: string
}

/** What is measured: a medium by its id, an account by its name within a media type. */
export type Measured = Pick<Entry, 'entry' | 'mediaType' | 'name' | 'influence'>

/** By reference; what the articles say nothing of has counts of 0. */
export async function measure(
  scope: Scope,
  period: Period,
  entries: readonly Measured[],
): Promise<Map<EntryRef, Computed>> {
  const query = await queryOf(scope, period)
  const zone = await zoneOf(scope.orgId, scope.db)
  const measured = new Map<EntryRef, Computed>()
  for (const kind of ['media', 'accounts'] as const) {
    const queried = entries.filter(({ entry }) => (keyOfEntry(entry).mediaId !== null) === (kind === 'media'))
    if (queried.length === 0) continue
    const population = await publishedBy(scope, query, kind)
    const leanings = await leaningsOf(scope, query, kind)
    const media = queried.flatMap(({ entry }) => keyOfEntry(entry).mediaId ?? [])
    const collected = await collectedOf(scope, query, media)
    for (const entry of queried) {
      const key = keyOf(entry)
      const { mediaId } = keyOfEntry(entry.entry)
      // All that was collected of an account is not counted: there is no index of authors.
      const all = mediaId === null ? null : (collected.get(mediaId) ?? 0)
      measured.set(entry.entry, {
        ...figuresOf(population.get(key), leanings.get(key) ?? nothing, all),
        ...influenceOf(entry, zone),
      })
    }
  }
  return measured
}

const keyOf = ({ entry, mediaType, name }: Measured): string => {
  const { mediaId } = keyOfEntry(entry)
  return mediaId === null ? accountKey(mediaType, name) : String(mediaId)
}
const accountKey = (mediaType: string, name: string): string => `${mediaType} ${name}`

function figuresOf(
  own: Amounts | undefined,
  leaning: typeof nothing,
  collected: number | null,
): Omit<Computed, 'influence' | 'influenceOn'> {
  const count = own?.articles ?? 0
  const share = (part: number, whole: number | null) => (whole ? Math.min(100, (100 * part) / whole) : null)
  return {
    relevance: nullable(share(count, collected)),
    tone: count === 0 ? null : nullable(50 + (50 * (leaning.positive - leaning.negative)) / count),
    originality: nullable(share(leaning.first, leaning.stories)),
    articles: count,
    collected,
    ...leaning,
    interactions: own?.interactions ?? 0,
    reads: own?.readers ?? 0,
  }
}

/** That of the library, as it was computed last night, with its day as the organisation reads it. */
function influenceOf({ influence }: Measured, zone: string): Pick<Computed, 'influence' | 'influenceOn'> {
  const value = influence?.influence ?? null
  if (influence === null || value === null) return { influence: null, influenceOn: null }
  return { influence: rounded(value), influenceOn: wallClock(zone).text(new Date(influence.computedAt)).slice(0, 10) }
}

interface Amounts {
  articles: number
  interactions: number
  readers: number
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

/** Each medium, or account, with its amounts. */
async function publishedBy(scope: Scope, query: ArticleQuery, kind: 'media' | 'accounts') {
  const rows = await publishersOf(scope, query, {
    ...{ kind, like: '', sort: 'articles', order: 'desc', offset: 0, limit: mostMedia },
  })
  // Of media that come with several types the amounts are added.
  const of = new Map<string, Amounts>()
  for (const { mediaId, mediaType, author, articles, interactions, readers } of rows) {
    const key = kind === 'media' ? String(mediaId) : accountKey(mediaTypeWord(mediaType), author ?? '')
    const known = of.get(key) ?? { articles: 0, interactions: 0, readers: 0 }
    of.set(key, {
      articles: known.articles + articles,
      interactions: known.interactions + interactions,
      readers: known.readers + readers,
    })
  }
  return of
}

/** How the articles of each speak, how many stories it took part in, and in how many it was the earliest. */
async function leaningsOf(
  scope: Scope,
  query: ArticleQuery,
  kind: 'media' | 'accounts',
): Promise<Map<string, typeof nothing>> {
  const columns = sql`r.article_id, r.published_at, r.media_id, r.media_type, r.author, r.cluster_id, r.sentiment`
  const by = kind === 'media' ? sql`media_id::text` : sql`media_type || ' ' || author`
  const { rows } = await sql<typeof nothing & { key: string; mediaType: number }>`
    with w as materialized (select ${by} as key, r.* from (${rowsOf(scope, query, columns)}) r where media_id > 0),
    f as (select distinct on (cluster_id) cluster_id, key as first from w order by cluster_id, published_at, article_id)
    select w.key, min(w.media_type) as "mediaType", (count(*) filter (where w.sentiment = 1))::int as positive,
      (count(*) filter (where w.sentiment = -1))::int as negative, count(distinct w.cluster_id)::int as stories,
      (count(distinct w.cluster_id) filter (where f.first = w.key))::int as first
    from w join f on f.cluster_id = w.cluster_id where w.key is not null group by w.key`.execute(scope.db)
  return new Map(
    rows.map(({ key, mediaType, ...counts }) => [
      kind === 'media' ? key : accountKey(mediaTypeWord(mediaType), key.slice(key.indexOf(' ') + 1)),
      counts,
    ]),
  )
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
