/** Articles of a question by two of their facts at once, as in a pivot table. Each number is the total of the list narrowed to its row and column. */
import { numberList, type Scope } from '@guanlan/platform/server'
import { type RawBuilder, sql } from 'kysely'
import { otherMedia, type PivotDimension } from '../../contract.ts'
import { idsWithin } from '../article-ids.ts'
import { mediaTypeWord } from '../codes.ts'
import { type ArticleQuery, rowsOf } from './question.ts'
import { regionLevel } from './region-groups.ts'

/** Keys of `row` and `column`; null: of all of them. */
export interface PivotGroup {
  row: string | null
  column: string | null
  articles: number
  stories: number
  interactions: number
  negative: number
}

/** The largest of a dimension that have a place of their own; what is left of media is `others`, an article of no such monitor stands in none. */
const mostPlaces = 50

/** Rows as `a`, columns as `b`. */
type GroupedBy = readonly ('a' | 'b')[]

interface PivotQuery {
  rows: PivotDimension
  columns: PivotDimension
  /** Of the weeks and months. */
  zone: string
}

/**
 * Keys: words of media types, ids of media and monitors, codes of provinces (0: not known), 1, 0, -1, levels 1 to 4 (0: none), and first days of weeks and months.
 * An article of two monitors counts in both, and once in what is counted of both together.
 */
export async function pivotOf(
  scope: Scope,
  query: ArticleQuery,
  { rows, columns, zone }: PivotQuery,
): Promise<PivotGroup[]> {
  const base = rowsOf(
    scope,
    query,
    sql`r.article_id, r.published_at, r.media_type, r.media_id, r.region, r.sentiment, r.level, r.interactions, r.cluster_id`,
  )
  const has = (dimension: PivotDimension) => rows === dimension || columns === dimension
  const media = has('medium') ? await largestMedia(scope, base) : []
  const monitors = has('monitor') ? await largestMonitors(scope, base, query) : []
  const keyOf = (dimension: PivotDimension): RawBuilder<string> => {
    if (dimension === 'medium')
      return sql`case when coalesce(m.merged_into, m.id) = any(${numberList(media)}::int[]) then coalesce(m.merged_into, m.id)::text else ${otherMedia} end`
    return dimension === 'monitor' ? sql`x.monitor_id::text` : plainKey(dimension, zone)
  }
  const joined = sql`(${base}) r join media m on m.id = r.media_id`
  const byMonitor = sql`${joined} join hits x on x.org_id = ${scope.orgId} and x.article_id = r.article_id and ${idsWithin(sql`x.article_id`, query)}
    and x.removed_at is null and x.monitor_id = any(${numberList(monitors)}::int[])`
  const grouped = async (from: RawBuilder<unknown>, sets: readonly GroupedBy[]) => {
    const hasMonitors = from === byMonitor
    const keyIn = (place: 'a' | 'b') =>
      sets.some(set => set.includes(place))
        ? sql`case when grouping(${sql.ref(place)}) = 0 then ${sql.ref(place)} end`
        : sql`null`
    const { rows: groups } = await sql<PivotGroup>`
      select ${keyIn('a')} as row, ${keyIn('b')} as column, count(*)::int as articles, count(distinct cluster_id)::int as stories,
        coalesce(sum(interactions), 0)::float8 as interactions, (count(*) filter (where sentiment = -1))::int as negative
      from (select ${keyOfOrNone(keyOf, rows, hasMonitors)} as a, ${keyOfOrNone(keyOf, columns, hasMonitors)} as b, r.cluster_id, r.interactions, r.sentiment from ${from}) w
      group by grouping sets (${sql.join(sets.map(set => sql`(${set.length === 0 ? sql`` : sql.join(set.map(place => sql.ref(place)))})`))})`.execute(
      scope.db,
    )
    return groups.map(group => named(group, rows, columns))
  }
  if (!has('monitor')) return grouped(joined, [['a', 'b'], ['a'], ['b'], []])
  // What is counted over several monitors counts each article once.
  const own = rows === 'monitor' ? 'a' : 'b'
  return [
    ...(await grouped(byMonitor, [['a', 'b'], [own]])),
    ...(await grouped(joined, [[own === 'a' ? 'b' : 'a'], []])),
  ]
}

/** Without its monitors an article has no key of one. */
const keyOfOrNone = (
  keyOf: (dimension: PivotDimension) => RawBuilder<string>,
  dimension: PivotDimension,
  hasMonitors: boolean,
): RawBuilder<string> => (dimension === 'monitor' && !hasMonitors ? sql`''` : keyOf(dimension))

function plainKey(dimension: PivotDimension, zone: string): RawBuilder<string> {
  if (dimension === 'mediaType') return sql`r.media_type::text`
  if (dimension === 'region') return sql`(${regionLevel(null).groupSql(sql`coalesce(r.region, 0)`)})::text`
  if (dimension === 'sentiment') return sql`r.sentiment::text`
  if (dimension === 'level') return sql`coalesce(r.level, 0)::text`
  return sql`to_char(date_trunc(${dimension}, r.published_at at time zone ${zone}), 'YYYY-MM-DD')`
}

function named(group: PivotGroup, rows: PivotDimension, columns: PivotDimension): PivotGroup {
  const wordOf = (dimension: PivotDimension, key: string | null) =>
    key !== null && dimension === 'mediaType' ? mediaTypeWord(Number(key)) : key
  return { ...group, row: wordOf(rows, group.row), column: wordOf(columns, group.column) }
}

async function largestMedia({ db }: Scope, base: RawBuilder<unknown>): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select coalesce(m.merged_into, m.id) as id from (${base}) r join media m on m.id = r.media_id group by 1 order by count(*) desc, 1 limit ${mostPlaces}`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}

async function largestMonitors(
  { db, orgId }: Scope,
  base: RawBuilder<unknown>,
  query: ArticleQuery,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select x.monitor_id as id from (${base}) r join hits x on x.org_id = ${orgId} and x.article_id = r.article_id and ${idsWithin(sql`x.article_id`, query)}
      and x.removed_at is null group by 1 order by count(*) desc, 1 limit ${mostPlaces}`.execute(db)
  return rows.map(({ id }) => id)
}
