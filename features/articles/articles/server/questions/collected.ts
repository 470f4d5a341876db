/** Everything that was collected and the organisation may find, whether or not a monitor of it has the article: beside what lists count. */
import type { Scope } from '@guanlan/platform/server'
import { type RawBuilder, sql } from 'kysely'
import { idsWithin } from '../article-ids.ts'
import { mayBeFound } from '../may-be-found.ts'
import { interactionsOf } from '../search/stored.ts'

interface Range {
  from: Date
  to: Date
}

/** A subquery with a row an article, as `rowsOf` names its columns; what lies in the recycle bin is not among them. */
export const collectedRows = ({ orgId }: Pick<Scope, 'orgId'>, range: Range): RawBuilder<unknown> => sql`(
  select a.id as article_id, a.published_at, coalesce(o.media_type, a.media_type) as media_type, coalesce(o.media_id, a.media_id) as media_id, a.author,
    ${interactionsOf} as interactions, a.reads
  from articles a left join org_articles o on o.org_id = ${orgId} and o.article_id = a.id and ${idsWithin(sql`o.article_id`, range)}
  where ${idsWithin(sql`a.id`, range)} and a.published_at >= ${range.from}::timestamptz and a.published_at <= ${range.to}::timestamptz
    and ${mayBeFound(orgId)} and o.binned_at is null)`

/** Articles of a medium by stretch; `begins` in order, milliseconds. */
export async function collectedOfMedium(
  scope: Scope,
  mediaId: number,
  { begins, ...range }: Range & { begins: readonly number[] },
): Promise<number[]> {
  const { orgId } = scope
  // By index: articles of the medium, and those that the organisation put to it.
  const { rows } = await sql<{ place: number; n: number }>`
    select width_bucket(a.published_at, ${begins.map(at => new Date(at))}::timestamptz[]) - 1 as place, count(*)::int as n
    from (
      select id from articles where media_id = ${mediaId} and ${idsWithin(sql`id`, range)}
      union select article_id from org_articles where org_id = ${orgId} and media_id = ${mediaId} and ${idsWithin(sql`article_id`, range)}
    ) own join articles a on a.id = own.id and ${idsWithin(sql`a.id`, range)}
    left join org_articles o on o.org_id = ${orgId} and o.article_id = a.id and ${idsWithin(sql`o.article_id`, range)}
    where a.published_at >= ${range.from}::timestamptz and a.published_at <= ${range.to}::timestamptz
      and coalesce(o.media_id, a.media_id) = ${mediaId} and ${mayBeFound(orgId)} and o.binned_at is null
    group by 1`.execute(scope.db)
  const counts = begins.map(() => 0)
  for (const { place, n } of rows) counts[Math.max(0, place)] = (counts[Math.max(0, place)] ?? 0) + n
  return counts
}

/** The day of the oldest article of a medium that is stored and may be found, YYYY-MM-DD of UTC; null: there is none. */
export async function firstDayOfMedium({ db, orgId }: Scope, mediaId: number): Promise<string | null> {
  const { rows } = await sql<{ day: string | null }>`
    select (min(a.published_at) at time zone 'UTC')::date::text as day from articles a
    left join org_articles o on o.org_id = ${orgId} and o.article_id = a.id
    where a.media_id = ${mediaId} and ${mayBeFound(orgId)}`.execute(db)
  return rows[0]?.day ?? null
}
