/** What filters have taken out: the articles, the daily numbers, and the way back. */
import { settleShown } from '@guanlan/features/articles/server/facts'
import { timeZoneOf } from '@guanlan/features/organisations/server'
import { keptUpdate, numberList, type Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { z } from 'zod'
import { daysTried, type FilteredArticle, type FilteredQuestion, type FilterNumbers } from '../contract.ts'
import { announceHits } from './stored/announce-hits.ts'
import { daysEndingAt } from './trying/days.ts'

/** Characters of a text shown in the list. */
const shownCharacters = 200

/** Newest first. What people took out or put into the bin besides is not shown here. */
export async function listFiltered(scope: Scope, { filterId, page, pageSize }: z.infer<typeof FilteredQuestion>) {
  const { orgId, db } = scope
  const filtered = sql`h.org_id = ${orgId} and h.filter_id is not null and h.taken_by is null
    and (${filterId}::int is null or h.filter_id = ${filterId}::int)`
  const counted = await sql<{
    n: number
  }>`select count(distinct h.article_id)::int as n from hits h where ${filtered}`.execute(db)
  const { rows } = await sql<{
    id: number
    title: string
    summary: string
    media: string
    published_at: Date
    taken: FilteredArticle['taken']
  }>`
    with page as (
      select h.published_at, h.article_id from hits h where ${filtered} group by h.published_at, h.article_id
      order by h.published_at desc, h.article_id desc limit ${pageSize} offset ${(page - 1) * pageSize}
    )
    select a.id, a.title, left(coalesce(a.summary, a.body), ${shownCharacters}) as summary, m.name as media, a.published_at, t.taken
    from page p join articles a on a.id = p.article_id join media m on m.id = a.media_id, lateral (
      select json_agg(json_build_object('monitorId', h.monitor_id, 'monitor', coalesce(n.name, '#' || h.monitor_id), 'filterId', h.filter_id, 'filter', f.name) order by h.monitor_id) as taken
      from hits h left join monitors n on n.org_id = h.org_id and n.id = h.monitor_id left join filters f on f.org_id = h.org_id and f.id = h.filter_id
      where ${filtered} and h.article_id = p.article_id
    ) t order by p.published_at desc, p.article_id desc`.execute(db)
  return {
    list: rows.map(({ published_at, ...row }) => ({ ...row, publishedAt: published_at.toISOString() })),
    total: counted.rows[0]?.n ?? 0,
    page,
    pageSize,
  }
}

export async function filterNumbers(scope: Scope): Promise<FilterNumbers> {
  const { orgId, db, now } = scope
  const zone = await timeZoneOf(scope)
  const { names: days } = daysEndingAt(zone, now, daysTried)
  const { rows } = await sql<{ filter_id: number; day: string; n: number }>`
    select h.filter_id, to_char(h.published_at at time zone ${zone}, 'YYYY-MM-DD') as day, count(distinct h.article_id)::int as n
    from hits h where h.org_id = ${orgId} and h.filter_id is not null and h.taken_by is null and h.published_at >= ${new Date(now.getTime() - daysTried * 86_400_000)}::timestamptz
    group by 1, 2 order by 1, 2`.execute(db)
  const filters = await sql<{ id: number; name: string; type: 'black' | 'white' | 'similar'; enabled: boolean }>`
    select id, name, kind as type, enabled from filters where org_id = ${orgId} order by name, id limit 1000`.execute(
    db,
  )
  const byFilter = Map.groupBy(rows, row => row.filter_id)
  return {
    days,
    filters: filters.rows.map(filter => {
      const byDay = new Map((byFilter.get(filter.id) ?? []).map(({ day, n }) => [day, n]))
      const counts = days.map(day => byDay.get(day) ?? 0)
      return { ...filter, counts, total: counts.reduce((sum, n) => sum + n, 0) }
    }),
  }
}

/** Somebody decided that these are there: no filter takes them out again. */
export async function bringBack(scope: Scope, ids: readonly number[]): Promise<{ changed: number }> {
  const { orgId, userId, db } = scope
  const given = sql`${numberList(ids)}::bigint[]`
  await sql`select from org_articles where org_id = ${orgId} and article_id = any(${given}) order by article_id for update`.execute(
    db,
  )
  const hits = await keptUpdate<{ article_id: number; monitor_id: number }>(db, {
    table: 'hits',
    keys: ['article_id', 'monitor_id'],
    columns: ['filter_id', 'put_by'],
    update: sql`
      update hits set filter_id = null, put_by = ${userId}::int
      where org_id = ${orgId} and article_id = any(${given}) and filter_id is not null`,
  })
  const changed = [...new Set(hits.map(hit => hit.article_id))]
  await settleShown(db, orgId, changed)
  await announceHits(
    db,
    orgId,
    hits.map(hit => hit.monitor_id),
  )
  return { changed: changed.length }
}
