/** What the influence of an entry is made of: its amounts of 90 days, and the 95th percentiles of its type. */
import { idsWithin, mediaTypeCode } from '@guanlan/features/articles/articles/server'
import { articleRows, rowsOf } from '@guanlan/features/articles/articles/server/questions'
import { computedOf } from '@guanlan/features/charts/charts/contract'
import { type Entry, keyOfEntry } from '@guanlan/features/media/media-library/contract'
import { entryRows, requireEntry } from '@guanlan/features/media/media-library/server'
import { articleQuery } from '@guanlan/features/monitors/monitors/server'
import type { Scope } from '@guanlan/platform/server'
import { type RawBuilder, sql } from 'kysely'
import {
  type ComputedInfluence,
  type ComputeQuestion,
  fewestForInfluence,
  type InfluenceFigures,
  influenceDays,
  influenceOf,
  influenceParts,
  influenceWeights,
} from '../contract.ts'
import { refOf } from './question.ts'

export async function computeInfluence(scope: Scope, question: ComputeQuestion): Promise<ComputedInfluence> {
  const entry = await requireEntry(scope, refOf(question), 'id')
  const to = scope.now
  const from = new Date(to.getTime() - influenceDays * 86_400_000)
  const known = await figuresOf(scope, entry, { from, to })
  const own = (part: (typeof influenceParts)[number]) => question[part]
  const isOwn = influenceParts.some(part => own(part) !== undefined)
  const isEnough = known.articles >= fewestForInfluence
  // Of too few articles nothing is known but what the reader says.
  const amounts = Object.fromEntries(
    influenceParts.map(part => [part, own(part) ?? (isEnough ? known.amounts[part] : null)]),
  ) as InfluenceFigures
  const { influence, parts } = influenceOf(amounts, known.full, isOwn ? null : known.articles)
  const { lines } = computedOf(parts, influenceWeights)
  return {
    ...{ entry: entry.entry, mediaType: entry.mediaType, from: from.toISOString(), to: to.toISOString() },
    ...{ articles: known.articles, peers: known.peers, influence, isEnough },
    parts: lines.map(({ part, points, adds }) => ({
      ...{ part, points, adds, amount: amounts[part], full: known.full[part] },
      isOwn: own(part) !== undefined,
      weight: influenceWeights[part],
    })),
  }
}

interface Known {
  articles: number
  peers: number
  amounts: InfluenceFigures
  full: InfluenceFigures
}

interface Row {
  isEntry: boolean
  articles: number
  peers: number
  reads: number | null
  interactions: number | null
  taken: number | null
  first: number | null
  followers: number | null
}

/** Of everything that monitors have; percentiles are of those with enough articles. */
async function figuresOf(scope: Scope, entry: Entry, { from, to }: { from: Date; to: Date }): Promise<Known> {
  const query = await articleQuery(scope, {
    ...{ from: from.toISOString(), to: to.toISOString(), filters: [], fold: false, place: 'desk' },
  })
  const { mediaId } = keyOfEntry(entry.entry)
  const key = mediaId === null ? sql`r.media_type || ' ' || r.author` : sql`r.media_id::text`
  const ownKey = mediaId === null ? `${mediaTypeCode(entry.mediaType)} ${entry.name}` : String(mediaId)
  const columns = sql`r.article_id, r.published_at, r.cluster_id, r.media_type, r.interactions, ${key} as key`
  const followers =
    mediaId === null
      ? sql`(select max(e.followers) from ${entryRows(scope.orgId, 'accounts')} e where e.media_type || ' ' || e.name = g.key)`
      : sql`null::int`
  const full = (of: RawBuilder<unknown>) => sql`percentile_cont(0.95) within group (order by ${of})`
  const { rows } = await sql<Row>`
    with w as materialized (${rowsOf(scope, query, columns)}),
    stories as (select cluster_id, (array_agg(key order by published_at, article_id))[1] as first_key, count(*) as n, count(distinct key) as tellers from w group by 1),
    parts as (select key, cluster_id, count(*) as n from w group by 1, 2),
    tellers_of as (
      select p.key, sum(s.n - p.n) filter (where s.first_key = p.key) as taken, count(*) filter (where s.tellers > 1) as shared,
        count(*) filter (where s.tellers > 1 and s.first_key = p.key) as first
      from parts p join stories s using (cluster_id) group by 1),
    counted as (
      select w.key, count(*) as articles, avg(w.interactions) as interactions, percentile_cont(0.5) within group (order by a.reads) as reads
      from w join ${articleRows} a on a.id = w.article_id and ${idsWithin(sql`a.id`, query)}
      where w.key is not null and (w.media_type = ${mediaTypeCode(entry.mediaType)} or w.key = ${ownKey}) group by 1),
    g as (
      select c.key, c.articles::int, c.reads::float8, c.interactions::float8, coalesce(t.taken, 0)::float8 / c.articles as taken,
        case when t.shared > 0 then t.first::float8 / t.shared end as first
      from counted c join tellers_of t using (key)),
    peers as (select g.*, ${followers} as followers from g where articles >= ${fewestForInfluence} or key = ${ownKey})
    select true as "isEntry", articles, 0 as peers, reads, interactions, taken, first, followers::float8 from peers where key = ${ownKey}
    union all
    select false, 0, count(*)::int, ${full(sql`reads`)}, ${full(sql`interactions`)}, ${full(sql`taken`)}, ${full(sql`first`)}, ${full(sql`followers`)}
    from peers where articles >= ${fewestForInfluence}`.execute(scope.db)
  const own = rows.find(({ isEntry }) => isEntry)
  const all = rows.find(({ isEntry }) => !isEntry)
  const figures = (row: Row | undefined): InfluenceFigures => ({
    reads: row?.reads ?? null,
    interactions: row?.interactions ?? null,
    taken: row?.taken ?? null,
    first: row?.first ?? null,
    followers: row?.followers ?? null,
  })
  return {
    articles: own?.articles ?? 0,
    peers: all?.peers ?? 0,
    amounts: { ...figures(own), followers: entry.followers },
    full: figures(all),
  }
}
