/** The stories that most articles of a question tell. */
import { numberList, type Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { idsWithin } from '../article-ids.ts'
import type { HotSpotRow } from './answers.ts'
import { type Hottest, hottestFromDays } from './hottest-from-days.ts'
import { type ArticleQuery, rowsOf } from './question.ts'

const columns = sql`r.article_id, r.published_at, r.sentiment, r.interactions, r.media_id, r.cluster_id`

/** Every article counts, folded or not: a story is as hot as what tells it. */
export async function hotSpotRows(scope: Scope, query: ArticleQuery, most: number): Promise<HotSpotRow[]> {
  const hottest = (await hottestFromDays(scope, query, most)) ?? (await hottestFromRows(scope, query, most))
  const names = await namesOf(scope, query, hottest)
  return hottest.map(({ mediaId: _, ...story }) => ({ ...story, title: '', media: '', ...names.get(story.articleId) }))
}

async function hottestFromRows(scope: Scope, query: ArticleQuery, most: number): Promise<Hottest[]> {
  const { rows } = await sql<Hottest>`
    with told as (${rowsOf(scope, { ...query, fold: false }, columns)}),
    hottest as (
      select cluster_id, count(*)::int as count, (count(*) filter (where sentiment = 1))::int as positive, (count(*) filter (where sentiment = 0))::int as neutral,
        (count(*) filter (where sentiment = -1))::int as negative, coalesce(sum(interactions), 0)::float8 as interactions,
        count(distinct media_id)::int as media_count, min(published_at) as first_at, max(published_at) as last_at,
        (array_agg(article_id order by published_at, article_id))[1] as article_id, (array_agg(media_id order by published_at, article_id))[1] as media_id
      from told group by cluster_id order by 2 desc, interactions desc, cluster_id limit ${most}),
    peaks as (
      select distinct on (cluster_id) cluster_id, hour from (
        select cluster_id, date_trunc('hour', published_at) as hour, count(*) as n from told where cluster_id in (select cluster_id from hottest) group by 1, 2) hours
      order by cluster_id, n desc, hour)
    select h.cluster_id as story, h.article_id as "articleId", h.media_id as "mediaId", h.first_at as "firstAt", h.last_at as "lastAt",
      h.count, h.positive, h.neutral, h.negative, h.interactions, h.media_count as "mediaCount",
      p.hour as "peakAt"
    from hottest h join peaks p using (cluster_id) order by h.count desc, h.interactions desc, h.cluster_id`.execute(
    scope.db,
  )
  return rows
}

/** Of stories that are one matter what cannot be added up: the media that tell any of them, and the hour with most articles. In the order of `groups`. */
export async function storiesTogether(
  scope: Scope,
  query: ArticleQuery,
  groups: readonly (readonly number[])[],
): Promise<{ mediaCount: number; peakAt: Date }[]> {
  if (groups.length === 0) return []
  const stories = groups.flatMap((group, place) => group.map(story => ({ story, place })))
  const values = stories.map(({ story }) => String(story))
  const wanted = {
    ...query,
    fold: false,
    filters: [...query.filters, { field: 'story' as const, is: 'is' as const, values }],
  }
  const { rows } = await sql<{ place: number; mediaCount: number; peakAt: Date }>`
    with joined as (select w.*, g.place from (${rowsOf(scope, wanted, columns)}) w
      join unnest(${numberList(stories.map(({ story }) => story))}::bigint[], ${stories.map(({ place }) => place)}::int[]) g (story, place) on g.story = w.cluster_id)
    select distinct on (place) place, media_count as "mediaCount", hour as "peakAt" from (
      select place, date_trunc('hour', published_at) as hour, count(*) as n from joined group by 1, 2) hours
      join (select place, count(distinct media_id)::int as media_count from joined group by 1) media using (place)
    order by place, n desc, hour`.execute(scope.db)
  return rows.map(({ mediaCount, peakAt }) => ({ mediaCount, peakAt }))
}

async function namesOf(
  { db, orgId }: Scope,
  range: { from: Date; to: Date },
  stories: readonly Hottest[],
): Promise<Map<number, { title: string; media: string }>> {
  if (stories.length === 0) return new Map()
  const ids = stories.map(({ articleId }) => articleId)
  const { rows } = await sql<{ id: number; title: string; media: string }>`
    select h.id, coalesce(e.title, t.title) as title, m.name as media
    from unnest(${numberList(ids)}::bigint[], ${stories.map(({ mediaId }) => mediaId)}::int[]) h (id, media_id)
    join articles t on t.id = h.id and ${idsWithin(sql`t.id`, range)} join media m on m.id = h.media_id
    left join article_edits e on e.org_id = ${orgId} and e.article_id = h.id`.execute(db)
  return new Map(rows.map(({ id, ...names }) => [id, names]))
}
