/** What filters have taken out of monitors and nobody has besides. */
import type { Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'

type Holder = Pick<Scope, 'db' | 'orgId'>

export interface FilteredArticle {
  id: number
  /** Out of which monitors, by which filters; in the order of the monitors. */
  taken: { monitorId: number; filterId: number }[]
}

/** Newest first, without what somebody put into the bin since; null: of all filters, any article. */
export async function filteredPage(
  { db, orgId }: Holder,
  {
    filterId,
    articleId = null,
    page,
    pageSize,
  }: { filterId: number | null; articleId?: number | null; page: number; pageSize: number },
): Promise<{ articles: FilteredArticle[]; total: number }> {
  const filtered = sql`h.org_id = ${orgId} and h.filter_id is not null and h.taken_by is null
    and (${filterId}::int is null or h.filter_id = ${filterId}::int)
    and (${articleId}::bigint is null or h.article_id = ${articleId}::bigint)
    and not exists (select from org_articles o where o.org_id = h.org_id and o.article_id = h.article_id and o.binned_at is not null)`
  const counted = await sql<{ n: number }>`
    select count(distinct h.article_id)::int as n from hits h where ${filtered}`.execute(db)
  const { rows } = await sql<FilteredArticle>`
    with page as (
      select h.published_at, h.article_id from hits h where ${filtered} group by h.published_at, h.article_id
      order by h.published_at desc, h.article_id desc limit ${pageSize} offset ${(page - 1) * pageSize}
    )
    select p.article_id as id, t.taken from page p, lateral (
      select json_agg(json_build_object('monitorId', h.monitor_id, 'filterId', h.filter_id) order by h.monitor_id) as taken
      from hits h where ${filtered} and h.article_id = p.article_id
    ) t order by p.published_at desc, p.article_id desc`.execute(db)
  return { articles: rows, total: counted.rows[0]?.n ?? 0 }
}

export interface FilteredOfDay {
  filterId: number
  /** YYYY-MM-DD by the clock of the zone. */
  day: string
  articles: number
}

/** How many of what was published since a moment each filter took out, by day; days without any are left out. */
export async function filteredByDay(
  { db, orgId }: Holder,
  { since, zone }: { since: Date; zone: string },
): Promise<FilteredOfDay[]> {
  const { rows } = await sql<FilteredOfDay>`
    select h.filter_id as "filterId", to_char(h.published_at at time zone ${zone}, 'YYYY-MM-DD') as day, count(distinct h.article_id)::int as articles
    from hits h where h.org_id = ${orgId} and h.filter_id is not null and h.taken_by is null and h.published_at >= ${since}::timestamptz
    group by 1, 2 order by 1, 2`.execute(db)
  return rows
}
