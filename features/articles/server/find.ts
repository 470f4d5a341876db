/** Pages, totals and counts of the articles that a question wants. */
import type { Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { MediaType, sortOrders } from '../contract.ts'
import { idsWithin } from './article-ids.ts'
import { mediaTypeWord } from './codes.ts'
import { rowsOf, unreadAsDifference, type Wanted } from './question.ts'

type SortOrder = (typeof sortOrders)[number]

const orders = {
  time_desc: sql`published_at desc, article_id desc`,
  time_asc: sql`published_at asc, article_id asc`,
  interaction_desc: sql`interactions desc, article_id desc`,
  interaction_asc: sql`interactions asc, article_id asc`,
} as const satisfies Record<SortOrder, unknown>

/** Exact, at any size: measured in bench/desk.ts. */
export async function countOf(scope: Scope, wanted: Wanted): Promise<number> {
  const counted = (some: Wanted) => sql`(select count(*)::int from (${rowsOf(scope, some, sql`1`)}) w)`
  const parts = unreadAsDifference(wanted)
  const { rows } = await sql<{ n: number }>`
    select ${parts ? sql`${counted(parts.all)} - ${counted(parts.read)}` : counted(wanted)} as n`.execute(scope.db)
  return rows[0]?.n ?? 0
}

export interface PageOf {
  page: number
  pageSize: number
  sort: SortOrder
}

/** An article as a question sees it: towards the subject of the monitor that was asked for. */
export interface PageRow {
  id: number
  sentiment: 1 | 0 | -1
  level: 1 | 2 | 3 | 4 | null
}

/** The articles of one page, in order. */
export async function pageOf(scope: Scope, wanted: Wanted, { page, pageSize, sort }: PageOf): Promise<PageRow[]> {
  const rows = rowsOf(scope, wanted, sql`r.article_id, r.published_at, r.interactions, r.sentiment, r.level`)
  const found = await sql<PageRow>`
    select article_id as id, sentiment, level from (${rows}) w order by ${orders[sort]} limit ${pageSize} offset ${(page - 1) * pageSize}`.execute(
    scope.db,
  )
  return found.rows
}

export async function countByMediaType(
  scope: Scope,
  wanted: Wanted,
  folded: boolean,
): Promise<{ mediaType: MediaType; count: number }[]> {
  const counted = folded ? sql`count(distinct cluster_id)` : sql`count(*)`
  const { rows } = await sql<{ media_type: number; n: number }>`
    select media_type, ${counted}::int as n from (${rowsOf(scope, wanted, sql`r.media_type, r.cluster_id, r.published_at, r.article_id`)}) w
    group by media_type order by n desc, media_type`.execute(scope.db)
  return rows.map(row => ({ mediaType: mediaTypeWord(row.media_type), count: row.n }))
}

/** The cluster of an article that this organisation has. */
export async function clusterOf(scope: Scope, articleId: number): Promise<number | undefined> {
  const row = await scope.db
    .selectFrom('org_articles')
    .select('cluster_id')
    .where('org_id', '=', scope.orgId)
    .where('article_id', '=', articleId)
    .executeTakeFirst()
  return row?.cluster_id
}

export interface RecentCount {
  id: number
  day: number
  week: number
  /** The last 24 hours, oldest first. */
  hours: number[]
}

/** Numbers by monitor for the tree: one pass over the organisation's last seven days. */
export async function recentCounts(scope: Scope): Promise<RecentCount[]> {
  const { now } = scope
  const weekAgo = new Date(now.getTime() - 7 * 86_400_000)
  const dayAgo = new Date(now.getTime() - 86_400_000)
  const { rows } = await sql<{ monitor_id: number; hour: number | null; n: number }>`
    select monitor_id, case when published_at > ${dayAgo}::timestamptz then least(23, floor(extract(epoch from published_at - ${dayAgo}::timestamptz) / 3600))::int end as hour, count(*)::int as n
    from hits where org_id = ${scope.orgId} and ${idsWithin(sql`article_id`, { from: weekAgo, to: now })}
      and published_at > ${weekAgo}::timestamptz and published_at <= ${now}::timestamptz and removed_at is null
    group by 1, 2`.execute(scope.db)
  const counts = new Map<number, RecentCount>()
  for (const row of rows) {
    const count = counts.get(row.monitor_id) ?? {
      id: row.monitor_id,
      day: 0,
      week: 0,
      hours: Array<number>(24).fill(0),
    }
    count.week += row.n
    if (row.hour !== null) {
      count.day += row.n
      count.hours[row.hour] = row.n
    }
    counts.set(row.monitor_id, count)
  }
  return [...counts.values()]
}
