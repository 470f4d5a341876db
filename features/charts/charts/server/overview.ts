/** The whole overview in one statement: the rows are read once and grouped in several ways, so that all parts add up. */
import { mediaTypeWord } from '@guanlan/features/articles/articles/server'
import type { ChosenDay } from '@guanlan/features/articles/articles/server/fact-days'
import {
  type ArticleQuery,
  counted,
  mediaRows,
  regionLevel,
  rowsOf,
} from '@guanlan/features/articles/articles/server/questions'
import type { Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { Overview } from '../contract.ts'
import { partsFromDays, totalFromDays, trendFromDays, unfoldedDays } from './from-days.ts'
import type { PartRow } from './part-row.ts'
import { earlier, withUsual } from './usual.ts'
import { dayMs, pointsOf, shiftOf } from './zone.ts'

/** Up to three days a point is an hour, beyond that a day. */
const longestHourly = 3 * dayMs
const top = 10

export const unitOf = (requested: Pick<ArticleQuery, 'from' | 'to'>): 'hour' | 'day' =>
  requested.to.getTime() - requested.from.getTime() <= longestHourly ? 'hour' : 'day'

const columns = sql`r.article_id, r.published_at, r.media_type, r.media_id, ${regionLevel(null).groupSql(sql`r.region`)} as region, r.author, r.sentiment, r.interactions, r.cluster_id`

const leanings = (query: ArticleQuery) =>
  sql`${counted(query)} as n, ${counted(query, sql`sentiment = 1`)} as positive, ${counted(query, sql`sentiment = 0`)} as neutral, ${counted(query, sql`sentiment = -1`)} as negative`

/** All parts of a question but what they are compared with: several questions stand side by side. */
export type Parts = Omit<Overview, 'before'>

/** @param zone the organisation's time zone: days begin at its midnight. */
export async function overviewOf(scope: Scope, query: ArticleQuery, zone: string): Promise<Overview> {
  const parts = await partsOf(scope, query, zone)
  const known = await earlier(scope, query, parts.unit, zone)
  return { ...parts, before: await totalBefore(scope, query), trend: withUsual(parts.trend, known, query, zone) }
}

/**
 * The trend of an overview without its other parts.
 * @param usual false: what is usual is not worked out
 */
export async function trendOf(
  scope: Scope,
  query: ArticleQuery,
  zone: string,
  { usual = true }: { usual?: boolean } = {},
): Promise<Overview['trend']> {
  const unit = unitOf(query)
  const trend = fillGaps(await pointRows(scope, query, unit, zone), query, unit, zone)
  return usual ? withUsual(trend, await earlier(scope, query, unit, zone), query, zone) : trend
}

async function pointRows(
  scope: Scope,
  query: ArticleQuery,
  unit: 'hour' | 'day',
  zone: string,
): Promise<Pick<PartRow, 'at' | 'n' | 'positive' | 'neutral' | 'negative'>[]> {
  const fromDays = await unfoldedDays(scope, query)
  if (fromDays) return trendFromDays(fromDays, query.fold, unit, zone)
  const { rows } = await sql<Awaited<ReturnType<typeof pointRows>>[number]>`
    select ${moment(query, zone)} as at, r.n, r.positive, r.neutral, r.negative from (
      select ${local(query, unit, zone)} as at, ${leanings(query)} from (${rowsOf(scope, { ...query, fold: false }, columns)}) wanted group by 1) r`.execute(
    scope.db,
  )
  return rows
}

/**
 * Folded, every part counts the stories that the list narrowed to it has; reactions are those of all copies.
 * @param chosen the rows of the question out of counted days, unfolded, where they are at hand
 * @param authors false: they are not told
 * @param unit of the points, where it is not that of the range
 */
export async function partsOf(
  scope: Scope,
  query: ArticleQuery,
  zone: string,
  {
    chosen,
    authors = true,
    unit = unitOf(query),
  }: { chosen?: readonly ChosenDay[] | null | undefined; authors?: boolean; unit?: 'hour' | 'day' } = {},
): Promise<Parts> {
  const rows = await grouped(scope, query, { unit, zone, chosen, authors })
  const part = (name: PartRow['part']) => rows.filter(row => row.part === name)
  return {
    total: totalOf(part('total')[0]),
    unit,
    trend: fillGaps(part('trend'), query, unit, zone),
    mediaTypes: part('mediaType').map(row => ({ ...splitOf(row), mediaType: mediaTypeWord(row.media_type ?? 1) })),
    media: part('media').map(row => ({
      ...splitOf(row),
      mediaId: row.media_id ?? 0,
      name: row.name ?? '',
      mediaType: mediaTypeWord(row.media_type ?? 1),
    })),
    regions: part('region').map(row => ({ ...splitOf(row), region: row.region })),
    authors: part('author').map(row => ({
      ...splitOf(row),
      author: row.author ?? '',
      mediaType: mediaTypeWord(row.media_type ?? 1),
      interactions: row.interactions,
    })),
  }
}

const splitOf = (row: Pick<PartRow, 'n' | 'positive' | 'neutral' | 'negative'>) => ({
  count: row.n,
  positive: row.positive,
  neutral: row.neutral,
  negative: row.negative,
})
const totalOf = (row: PartRow | undefined) => ({
  ...(row ? splitOf(row) : { count: 0, positive: 0, neutral: 0, negative: 0 }),
  interactions: row?.interactions ?? 0,
  media: row?.media ?? 0,
})

interface GroupedBy {
  unit: 'hour' | 'day'
  zone: string
  chosen: readonly ChosenDay[] | null | undefined
  authors: boolean
}

async function grouped(
  scope: Scope,
  query: ArticleQuery,
  { unit, zone, chosen, authors }: GroupedBy,
): Promise<PartRow[]> {
  const fromDays = chosen === undefined ? await unfoldedDays(scope, query) : chosen
  if (fromDays) return partsFromDays(scope, fromDays, { fold: query.fold, unit, zone, top, authors })
  const { rows } = await sql<PartRow>`
    with pointed as (select *, ${local(query, unit, zone)} as at from (${rowsOf(scope, { ...query, fold: false }, columns)}) wanted),
    counted as (
      select
        case grouping(at, media_type, media_id, region, author) when 31 then 'total' when 15 then 'trend' when 23 then 'mediaType' when 19 then 'media' when 29 then 'region' else 'author' end as part,
        at, media_type, media_id, region, author, ${leanings(query)},
        coalesce(sum(interactions), 0)::float8 as interactions
      from pointed
      group by grouping sets ((), (at), (media_type), (media_type, media_id), (region), (media_type, author))
    ),
    ranked as (
      select *, row_number() over (partition by part order by case when part = 'author' then interactions else n end desc, n desc, media_id, region, author collate "C", media_type) as place
      from counted where not (part = 'author' and author is null)
    )
    select r.part, ${moment(query, zone)} as at, r.media_type, r.media_id, r.region, r.author, r.n, r.positive, r.neutral, r.negative, r.interactions, m.name,
      case when r.part = 'total' then (select count(distinct media_id)::int from counted where part = 'media') else 0 end as media
    from ranked r left join ${mediaRows} m on m.id = r.media_id
    where r.part in ('total', 'trend', 'mediaType') or r.place <= ${top} ${authors ? sql`` : sql`and r.part <> 'author'`}
    order by r.part, r.place`.execute(scope.db)
  return rows
}

/** The beginning of a row's hour or day by the zone's clock. A fixed shift is half the price of asking the zone for every row. */
export function local(query: ArticleQuery, unit: 'hour' | 'day', zone: string) {
  const shift = fixedShift(query, zone)
  if (shift === null) return sql`date_trunc(${unit}, published_at at time zone ${zone})`
  return sql`date_trunc(${unit}, published_at at time zone 'UTC' + ${`${shift} minutes`}::interval)`
}

/** And back to the moment it stands for. */
export function moment(query: ArticleQuery, zone: string) {
  const shift = fixedShift(query, zone)
  if (shift === null) return sql`r.at at time zone ${zone}`
  return sql`(r.at - ${`${shift} minutes`}::interval) at time zone 'UTC'`
}

/** Minutes ahead of UTC, when the zone's clock is not changed within the range (no range is longer than a clock lasts). */
function fixedShift({ from, to }: ArticleQuery, zone: string): number | null {
  const shift = shiftOf(from, zone)
  return shift === shiftOf(to, zone) ? shift : null
}

/** Of the same length of time just before; null: nothing was published in it. */
export async function totalBefore(scope: Scope, query: ArticleQuery): Promise<Overview['before']> {
  const length = query.to.getTime() - query.from.getTime()
  const before = { ...query, from: new Date(query.from.getTime() - length), to: new Date(query.from.getTime() - 1) }
  const total = await totalOver(scope, before)
  return total.count > 0 ? total : null
}

/** The total of a question. */
export async function totalOver(scope: Scope, query: ArticleQuery): Promise<Overview['total']> {
  const fromDays = await totalFromDays(scope, query)
  if (fromDays) return totalOf(fromDays)
  const { rows } = await sql<PartRow>`
    select ${leanings(query)}, coalesce(sum(interactions), 0)::float8 as interactions, count(distinct media_id)::int as media
    from (${rowsOf(scope, { ...query, fold: false }, columns)}) w`.execute(scope.db)
  return totalOf(rows[0])
}

/** Every point of the range has a number: a quiet hour is a zero, not a gap. */
function fillGaps(
  rows: Awaited<ReturnType<typeof pointRows>>,
  query: ArticleQuery,
  unit: 'hour' | 'day',
  zone: string,
): Overview['trend'] {
  const known = new Map(rows.map(row => [row.at?.getTime() ?? 0, row]))
  return pointsOf(query, unit, zone).map(at => {
    const row = known.get(at)
    return {
      at: new Date(at).toISOString(),
      ...(row ? splitOf(row) : { count: 0, positive: 0, neutral: 0, negative: 0 }),
      usual: null,
    }
  })
}
