/** What the course of an event is made of: its first, most noticed and most negative articles, and those after which much followed. */
import { loadColumns, rowsOf } from '@guanlan/features/articles/articles/server/questions'
import { jsonRows, type Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { Stretch } from '../../contract.ts'
import { queryOfEventArticles } from '../articles/articles.ts'
import type { SourceText } from './sentences.ts'

export interface PhaseArticle {
  /** Place of the phase. */
  phase: number
  role: 'first' | 'biggest' | 'negative' | 'story'
  id: number
}

const storiesOfPhase = 3

/** Of each phase; the articles of its largest stories are the earliest of these within it. */
export async function articlesOfPhases(
  scope: Scope,
  eventId: number,
  phases: readonly Stretch[],
): Promise<PhaseArticle[]> {
  const query = await queryOfEventArticles(scope, eventId)
  const stretches = jsonRows(phases.map(({ from, to }, n) => ({ n, from_at: new Date(from), to_at: new Date(to) })))
  const { rows } = await sql<PhaseArticle>`
    with its as materialized (${rowsOf(scope, query, sql`r.article_id as id, r.published_at as at, r.cluster_id, r.sentiment, r.interactions`)}),
    placed as materialized (select t.*, p.n from its t
      join json_to_recordset(${stretches}::json) as p (n int, from_at timestamptz, to_at timestamptz) on t.at >= p.from_at and t.at < p.to_at)
    select phase, role, id::float8 as id from (
      (select distinct on (n) n as phase, 'first' as role, id, 0 as place from placed order by n, at, id)
      union all (select n, 'story', id, place + 0 from (select n, (array_agg(id order by at, id))[1] as id, row_number() over (partition by n order by count(*) desc, cluster_id) as place from placed group by n, cluster_id) s where place <= ${storiesOfPhase})
      union all (select distinct on (n) n, 'negative', id, 10 from placed where sentiment = -1 order by n, interactions desc, at, id)
      union all (select distinct on (n) n, 'biggest', id, 11 from placed where interactions > 0 order by n, interactions desc, at, id)
    ) f order by phase, place, role`.execute(scope.db)
  return rows
}

export interface Turning {
  reason: 'growth' | 'firstOfType' | 'firstOfLevel' | 'text' | 'medium'
  id: number
  at: Date
  following: number
  mediaType: number
  /** Of the medium, where that is the reason. */
  level: number | null
  /** Articles of the same story that came next. */
  followed: number[] | null
}

/** So many followed within the hour at least. */
const leastFollowing = 5
const mostGrowth = 8
/** Stories whose text is read for cues, the largest. */
const mostTexts = 2_000
const mostMedia = 2_000

/** Articles that may be turning points, the earliest first. */
export async function turningsOf(scope: Scope, eventId: number): Promise<Turning[]> {
  const query = await queryOfEventArticles(scope, eventId)
  const { rows } = await sql<Turning>`
    with its as materialized (${rowsOf(scope, query, sql`r.article_id as id, r.published_at as at, r.cluster_id, r.media_type, r.media_id`)}),
    seen as materialized (select t.*,
      (count(*) over (partition by cluster_id order by at range between current row and interval '1 hour' following) - 1)::int as following,
      count(*) over (partition by cluster_id) as size, row_number() over (partition by cluster_id order by at, id) as nth,
      row_number() over (order by at, id) as place from its t),
    grown as (select * from (select distinct on (cluster_id) * from seen order by cluster_id, following desc, at, id) s
      where following >= ${leastFollowing} order by following desc, at, id limit ${mostGrowth}),
    found as (
      select 'growth' as reason, id, at, following, media_type, cluster_id from grown
      union all select 'firstOfType', id, at, 0, media_type, cluster_id from (select distinct on (media_type) * from seen order by media_type, at, id) s where place > 1
      union all select * from (select 'medium', id, at, 0, media_type, cluster_id from (select distinct on (media_id) * from seen order by media_id, at, id) s order by at, id limit ${mostMedia}) s
      union all select * from (select 'text', id, at, 0, media_type, cluster_id from seen where nth = 1 order by size desc, at, id limit ${mostTexts}) s)
    select reason, id::float8 as id, at, following, media_type as "mediaType", null::int as level,
      case when reason = 'growth' then array(select n.id::float8 from its n where n.cluster_id = f.cluster_id and n.at > f.at and n.at <= f.at + interval '1 hour' order by n.at, n.id limit 3) end as followed
    from found f order by at, id`.execute(scope.db)
  return withLevels(scope, rows)
}

/** The first article of each medium becomes the first of its level; the level of the very first article is no news. */
async function withLevels(scope: Scope, rows: readonly Turning[]): Promise<Turning[]> {
  const ofMedia = rows.filter(({ reason }) => reason === 'medium')
  const loaded = await loadColumns(
    scope,
    ofMedia.map(({ id }) => id),
    ['mediaLevel'],
  )
  const levelOf = new Map(loaded.map(({ id, mediaLevel = 0 }) => [id, mediaLevel]))
  const known = new Set([0])
  return rows.flatMap((row): Turning[] => {
    if (row.reason !== 'medium') return [row]
    const level = levelOf.get(row.id) ?? 0
    const isFirst = row === ofMedia[0]
    if (known.has(level)) return []
    known.add(level)
    return isFirst ? [] : [{ ...row, reason: 'firstOfLevel', level }]
  })
}

const usualDays = 28

/** What each hour of the day (UTC) brought the organisation in the four weeks before: nights are no phases. */
export async function usualHours(scope: Scope, before: number): Promise<number[]> {
  const to = new Date(before - 1)
  const from = new Date(before - usualDays * 86_400_000)
  const query = { monitorIds: null, from, to, filters: [], fold: false, place: 'desk' as const }
  const { rows } = await sql<{ hour: number; count: number }>`
    select extract(hour from at at time zone 'UTC')::int as hour, count(*)::int as count
    from (${rowsOf(scope, query, sql`r.published_at as at`)}) f group by 1 order by 1`.execute(scope.db)
  const usual = Array.from({ length: 24 }, () => 0)
  for (const { hour, count } of rows) usual[hour] = count
  return usual
}

/** As the organisation has them, in the order of the ids. */
export async function textsOf(scope: Scope, ids: readonly number[]): Promise<ReadonlyMap<number, SourceText>> {
  const rows = await loadColumns(scope, ids, ['title', 'body'])
  return new Map(rows.map(({ id, title = '', body = '' }) => [id, { id, title, body }]))
}
