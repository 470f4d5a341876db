/** What filters have taken out: the articles, the daily numbers, and the way back. */

import { bringBack as bringArticlesBack } from '@guanlan/features/articles/articles/server/facts'
import {
  articleRows,
  filteredByDay,
  filteredPage,
  mediaRows,
} from '@guanlan/features/articles/articles/server/questions'
import { monitorRows } from '@guanlan/features/monitors/monitors/server'
import { timeZoneOf } from '@guanlan/features/people/organisations/server'
import { numberList, type Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { z } from 'zod'
import { daysTried, type FilteredArticle, type FilteredQuestion, type FilterNumbers } from '../contract.ts'
import { announceHits } from './stored/announce-hits.ts'
import { daysEndingAt } from './trying/days.ts'

/** Characters of a text shown in the list. */
const shownCharacters = 200

type Listing = Omit<z.infer<typeof FilteredQuestion>, 'articleId'> & { articleId?: number | null }

/** Newest first. What people took out besides, or put into the bin, is not shown here. */
export async function listFiltered(scope: Scope, { filterId, articleId = null, page, pageSize }: Listing) {
  const { orgId, db } = scope
  const { articles, total } = await filteredPage(scope, { filterId, articleId, page, pageSize })
  const given = sql`${numberList(articles.map(({ id }) => id))}::bigint[]`
  const hits = articles.flatMap(({ id, taken }) => taken.map(each => ({ id, ...each })))
  const list = (pick: (hit: (typeof hits)[number]) => number) => numberList(hits.map(pick))
  const { rows } = await sql<{
    id: number
    title: string
    summary: string
    media: string
    published_at: Date
    timeOfArrival: boolean
    taken: FilteredArticle['taken']
  }>`
    select a.id, a.title, left(coalesce(a.summary, a.body), ${shownCharacters}) as summary, m.name as media, a.published_at, a.time_of_arrival as "timeOfArrival", t.taken
    from unnest(${given}) with ordinality as p (id, place) join ${articleRows} a on a.id = p.id and a.id = any(${given}) join ${mediaRows} m on m.id = a.media_id
    join (
      select h.id, json_agg(json_build_object('monitorId', h.monitor_id, 'monitor', coalesce(n.name, '#' || h.monitor_id), 'filterId', h.filter_id, 'filter', f.name) order by h.monitor_id) as taken
      from unnest(${list(hit => hit.id)}::bigint[], ${list(hit => hit.monitorId)}::int[], ${list(hit => hit.filterId)}::int[]) as h (id, monitor_id, filter_id)
      left join ${monitorRows} n on n.org_id = ${orgId} and n.id = h.monitor_id left join filters f on f.org_id = ${orgId} and f.id = h.filter_id
      group by h.id
    ) t on t.id = p.id order by p.place`.execute(db)
  return {
    list: rows.map(({ published_at, ...row }) => ({ ...row, publishedAt: published_at.toISOString() })),
    total,
    page,
    pageSize,
  }
}

export async function filterNumbers(scope: Scope): Promise<FilterNumbers> {
  const { orgId, db, now } = scope
  const zone = await timeZoneOf(scope)
  const { names: days } = daysEndingAt(zone, now, daysTried)
  const counts = await filteredByDay(scope, { since: new Date(now.getTime() - daysTried * 86_400_000), zone })
  const filters = await sql<{ id: number; name: string; type: 'black' | 'white' | 'similar'; enabled: boolean }>`
    select id, name, kind as type, enabled from filters where org_id = ${orgId} order by name, id limit 1000`.execute(
    db,
  )
  const byFilter = Map.groupBy(counts, ({ filterId }) => filterId)
  return {
    days,
    filters: filters.rows.map(filter => {
      const byDay = new Map((byFilter.get(filter.id) ?? []).map(({ day, articles }) => [day, articles]))
      const ofDays = days.map(day => byDay.get(day) ?? 0)
      return { ...filter, counts: ofDays, total: ofDays.reduce((sum, n) => sum + n, 0) }
    }),
  }
}

/** Somebody decided that these are there: no filter takes them out again. */
export async function bringBack(scope: Scope, ids: readonly number[]): Promise<{ changed: number }> {
  const { articleIds, monitorIds } = await bringArticlesBack(scope, ids)
  await announceHits(scope.db, scope.orgId, monitorIds)
  return { changed: articleIds.length }
}
