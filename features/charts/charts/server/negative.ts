/** The negative analysis: every number is the total of the list narrowed to it (negative.test.ts). */
import type { Filter } from '@guanlan/features/articles/articles/contract'
import { mediaTypeWord } from '@guanlan/features/articles/articles/server'
import {
  type ArticleQuery,
  counted,
  countOf,
  hotSpotRows,
  mediaRows,
  regionLevel,
  rowsOf,
  storiesPublishedBefore,
  withDimensions,
} from '@guanlan/features/articles/articles/server/questions'
import type { Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { mostNegativeCells, type Negative } from '../contract.ts'
import { dayMs, startOf } from './zone.ts'

const mostStories = 10
/** Of how many stories, those with most negative articles, is asked whether they are new. */
const mostCandidates = 200
const usualDays = 28
const isNegative: Filter = { field: 'sentiment', is: 'is', values: ['-1'] }
const isStory = (stories: readonly number[]): Filter => ({ field: 'story', is: 'is', values: stories.map(String) })

export async function negativeOf(scope: Scope, query: ArticleQuery, zone: string): Promise<Negative> {
  const negative = { ...query, filters: [...query.filters, isNegative] }
  const [of, counted] = [await countOf(scope, query), await cellsOf(scope, negative)]
  return {
    ...counted,
    of,
    usualShare: await usualShareOf(scope, query, zone),
    stories: await newStories(scope, negative),
    seen: await seenOf(scope, negative),
  }
}

const unfolded = (query: ArticleQuery): ArticleQuery => ({ ...query, fold: false })

interface Cell {
  dimension: string | null
  level: number | null
  media_type: number | null
  region: number | null
  count: number
  whole: boolean
  cells: number
  dimensions: string[]
}

async function cellsOf(
  scope: Scope,
  query: ArticleQuery,
): Promise<Pick<Negative, 'total' | 'cells' | 'restCells' | 'dimensions'>> {
  const columns = sql`r.article_id, r.published_at, r.cluster_id, r.media_type, r.level, ${regionLevel(null).groupSql(sql`coalesce(r.region, 0)`)} as region`
  const { rows } = await sql<Cell>`
    with told as (${withDimensions(scope, rowsOf(scope, unfolded(query), columns), query)})
    select dimension, level, media_type, region, ${counted(query)} as count, grouping(media_type) = 1 as whole, (count(*) over ())::int - 1 as cells,
      (select coalesce(array_agg(distinct dimension), '{}') from told where dimension is not null) as dimensions
    from told group by grouping sets ((), (dimension, level, media_type, region))
    order by whole desc, count desc, media_type, region, level, dimension limit ${mostNegativeCells + 1}`.execute(
    scope.db,
  )
  const cells = rows.filter(({ whole }) => !whole)
  return {
    total: rows.find(({ whole }) => whole)?.count ?? 0,
    cells: cells.map(({ dimension, level, media_type, region, count }) => ({
      ...{ dimension, level, region: region ?? 0, count },
      mediaType: mediaTypeWord(media_type ?? 1),
    })),
    dimensions: rows[0]?.dimensions ?? [],
    restCells: Math.max(0, (rows[0]?.cells ?? 0) - cells.length),
  }
}

/** The four weeks before the day on which the range begins. */
async function usualShareOf(scope: Scope, query: ArticleQuery, zone: string): Promise<number | null> {
  const end = startOf(query.from, 'day', zone)
  const before = {
    ...query,
    from: new Date(startOf(new Date(end - usualDays * dayMs), 'day', zone)),
    to: new Date(end - 1),
  }
  const { rows } = await sql<{ share: number | null }>`
    with days as (
      select date_trunc('day', published_at, ${zone}) as day, ${counted(query, sql`sentiment = -1`)}::float8 / ${counted(query)} as share
      from (${rowsOf(scope, unfolded(before), sql`r.article_id, r.published_at, r.cluster_id, r.sentiment`)}) w group by 1)
    select case when count(*) >= 3 then percentile_cont(0.5) within group (order by share) end as share from days`.execute(
    scope.db,
  )
  return rows[0]?.share ?? null
}

async function newStories(scope: Scope, query: ArticleQuery): Promise<Negative['stories']> {
  const hottest = await hotSpotRows(scope, query, mostCandidates)
  const old = await storiesPublishedBefore(
    scope,
    query.from,
    hottest.map(({ story }) => story),
  )
  const fresh = hottest.filter(({ story }) => !old.has(story)).slice(0, mostStories)
  const carriers = await carriersOf(
    scope,
    query,
    fresh.map(({ story }) => story),
  )
  return fresh.map(({ story, articleId, title, media, firstAt, count }) => ({
    ...{ story, articleId, title, media, count },
    firstAt: firstAt.toISOString(),
    carriers: carriers.get(story) ?? [],
  }))
}

const mostCarriers = 3
type Carrier = Negative['stories'][number]['carriers'][number]

/** The media with most articles of each story. */
async function carriersOf(
  scope: Scope,
  query: ArticleQuery,
  stories: readonly number[],
): Promise<ReadonlyMap<number, Carrier[]>> {
  if (stories.length === 0) return new Map()
  const requested = { ...unfolded(query), filters: [...query.filters, isStory(stories)] }
  const { rows } = await sql<Carrier & { story: number }>`
    select w.cluster_id as story, x.name as media, x.id as "mediaId", count(*)::int as count
    from (${rowsOf(scope, requested, sql`r.article_id, r.published_at, r.cluster_id, r.media_id`)}) w join ${mediaRows} x on x.id = w.media_id
    group by 1, 2, 3 order by 4 desc, 3`.execute(scope.db)
  const byStory = Map.groupBy(rows, ({ story }) => story)
  return new Map(
    [...byStory].map(([story, own]) => [story, own.slice(0, mostCarriers).map(({ story: _, ...carrier }) => carrier)]),
  )
}

/** How soon somebody of the organisation looked at them; a reading before the arrival counts as at once. */
async function seenOf(scope: Scope, query: ArticleQuery): Promise<Negative['seen']> {
  const { rows } = await sql<Negative['seen']>`
    select count(k.read_at)::int as read, (count(*) filter (where k.read_at is null))::int as unread,
      percentile_cont(0.5) within group (order by greatest(0, extract(epoch from k.read_at - w.arrived_at)) / 3600) filter (where k.read_at is not null)::float8 as "medianHours",
      (count(*) filter (where a.state = 2))::int as done
    from (${rowsOf(scope, unfolded(query), sql`r.article_id, r.published_at, r.arrived_at`)}) w
    left join read_marks k on k.org_id = ${scope.orgId} and k.article_id = w.article_id
    left join article_work a on a.org_id = ${scope.orgId} and a.article_id = w.article_id`.execute(scope.db)
  return rows[0] ?? { read: 0, unread: 0, medianHours: null, done: 0 }
}
