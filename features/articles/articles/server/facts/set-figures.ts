/** Numbers of sets: of the articles that stand in lists and that the reader sees. */
import { numberList, type Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { SetKind } from '../../contract.ts'

type OrgTx = Pick<Scope, 'orgId' | 'db'>

export interface SetFigures {
  articles: number
  stories: number
  media: number
  negative: number
  interactions: number
  first: Date
  last: Date
}

const members = ({ orgId }: OrgTx, kind: SetKind, ids: readonly number[]) => sql`
  article_set_members m join org_articles o on o.org_id = m.org_id and o.article_id = m.article_id and o.removed_at is null
  where m.org_id = ${orgId} and m.kind = ${kind} and m.set_id = any(${numberList(ids)}::int[]) and m.taken_at is null`

/** Of each set that has articles. @param until articles published later do not count; null: all do */
export async function figuresOfSets(
  scope: OrgTx,
  kind: SetKind,
  ids: readonly number[],
  until: Date | null = null,
): Promise<ReadonlyMap<number, SetFigures>> {
  const { rows } = await sql<SetFigures & { id: number }>`
    select m.set_id as id, count(*)::int as articles, count(distinct o.cluster_id)::int as stories, count(distinct o.media_id)::int as media,
      (count(*) filter (where o.sentiment = -1))::int as negative, coalesce(sum(o.interactions), 0)::float8 as interactions, min(m.published_at) as first, max(m.published_at) as last
    from ${members(scope, kind, ids)} and (${until}::timestamptz is null or m.published_at <= ${until}::timestamptz)
    group by m.set_id limit ${ids.length}`.execute(scope.db)
  return new Map(rows.map(({ id, ...figures }) => [id, figures]))
}

export interface SetHour {
  at: Date
  count: number
  negative: number
}

/** By set, the hours that have articles, in order. @param from articles published earlier do not count; null: all do */
export async function hoursOfSets(
  scope: OrgTx,
  kind: SetKind,
  ids: readonly number[],
  from: Date | null = null,
): Promise<ReadonlyMap<number, SetHour[]>> {
  const { rows } = await sql<SetHour & { id: number }>`
    select m.set_id as id, date_trunc('hour', m.published_at) as at, count(*)::int as count, (count(*) filter (where o.sentiment = -1))::int as negative
    from ${members(scope, kind, ids)} and (${from}::timestamptz is null or m.published_at >= ${from}::timestamptz) group by 1, 2 order by 1, 2`.execute(
    scope.db,
  )
  const hours = new Map<number, SetHour[]>()
  for (const { id, ...hour } of rows) hours.set(id, [...(hours.get(id) ?? []), hour])
  return hours
}

/** How many of these articles each set has, the most first. */
export async function setsWithArticles(
  { orgId, db }: OrgTx,
  kind: SetKind,
  articleIds: readonly number[],
): Promise<{ id: number; count: number }[]> {
  if (articleIds.length === 0) return []
  const { rows } = await sql<{ id: number; count: number }>`
    select set_id as id, count(*)::int as count from article_set_members
    where org_id = ${orgId} and kind = ${kind} and article_id = any(${numberList(articleIds)}::bigint[]) and taken_at is null
    group by set_id order by 2 desc, 1 limit 1000`.execute(db)
  return rows
}

/** The newest articles of a set. */
export async function articlesOfSet(scope: OrgTx, kind: SetKind, id: number, most: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select m.article_id as id from ${members(scope, kind, [id])} order by m.published_at desc, m.article_id desc limit ${most}`.execute(
    scope.db,
  )
  return rows.map(row => row.id)
}
