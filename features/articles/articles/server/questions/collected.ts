/** Everything that was collected and the organisation may find, whether or not a monitor of it has the article: beside what lists count. */
import type { Scope } from '@guanlan/platform/server'
import { type RawBuilder, sql } from 'kysely'
import { idsWithin } from '../article-ids.ts'
import { meantMedia } from '../conditions/meant-media.ts'
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

/** Whose articles may be seen though no monitor has them; of an article `a`. */
const isOpen = (orgId: number) => sql`(a.only_org is null or a.only_org = ${orgId}::int)`

/** A medium with what it has become and what has become it. */
async function idsOfMedium({ db }: Pick<Scope, 'db'>, mediaId: number): Promise<RawBuilder<unknown>> {
  const { rows } = await sql<{ id: number }>`select x.id from ${meantMedia(sql`${mediaId}::int`)} x`.execute(db)
  return sql`${rows.map(({ id }) => id)}::int[]`
}

/**
 * Articles of a medium by stretch; `begins` in order, milliseconds. Out of the index of articles by medium and time, less the few that the organisation binned or
 * put to another medium, and with those that it put to this one.
 */
export async function collectedOfMedium(
  scope: Scope,
  mediaId: number,
  { begins, ...range }: Range & { begins: readonly number[] },
): Promise<number[]> {
  const { orgId } = scope
  const ids = await idsOfMedium(scope, mediaId)
  const within = sql`${idsWithin(sql`a.id`, range)} and a.published_at >= ${range.from}::timestamptz and a.published_at <= ${range.to}::timestamptz`
  const binned = sql`select o.article_id from org_articles o where o.org_id = ${orgId} and o.binned_at is not null and ${idsWithin(sql`o.article_id`, range)}`
  // Whoever is limited to folders finds what their monitors have alone.
  const published = scope.limitedTo
    ? sql`
      select a.published_at from org_articles o join articles a on a.id = o.article_id and ${within}
      where o.org_id = ${orgId} and o.media_id = any(${ids}) and ${idsWithin(sql`o.article_id`, range)} and o.binned_at is null and ${isOpen(orgId)}`
    : sql`
      select a.published_at from articles a where a.media_id = any(${ids}) and ${within} and ${isOpen(orgId)} and a.id not in (
        ${binned} union all select e.article_id from article_edits e where e.org_id = ${orgId} and e.media_id <> all(${ids}))
      union all
      select a.published_at from article_edits e join articles a on a.id = e.article_id and ${within}
      where e.org_id = ${orgId} and e.media_id = any(${ids}) and a.media_id <> all(${ids}) and ${isOpen(orgId)} and a.id not in (${binned})`
  const { rows } = await sql<{ place: number; n: number }>`
    select width_bucket(p.published_at, ${begins.map(at => new Date(at))}::timestamptz[]) - 1 as place, count(*)::int as n from (${published}) p group by 1`.execute(
    scope.db,
  )
  const counts = begins.map(() => 0)
  for (const { place, n } of rows) counts[Math.max(0, place)] = (counts[Math.max(0, place)] ?? 0) + n
  return counts
}

/** The day of the oldest article of a medium that is stored and may be found, YYYY-MM-DD of UTC; null: there is none. */
export async function firstDayOfMedium(scope: Scope, mediaId: number): Promise<string | null> {
  const { db, orgId, limitedTo } = scope
  const ids = await idsOfMedium(scope, mediaId)
  const seen = limitedTo
    ? sql`exists (select from org_articles o where o.org_id = ${orgId} and o.article_id = a.id)`
    : sql`true`
  const { rows } = await sql<{ day: string | null }>`
    select (min(first) at time zone 'UTC')::date::text as day from unnest(${ids}) m (id), lateral (
      select min(a.published_at) as first from articles a where a.media_id = m.id and ${isOpen(orgId)} and ${seen}) f`.execute(
    db,
  )
  return rows[0]?.day ?? null
}
