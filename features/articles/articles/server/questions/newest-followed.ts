/** The newest articles of what a member follows, also those that no monitor wants. */
import type { Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { ArticleRow } from '../../contract.ts'
import { idsWithin } from '../article-ids.ts'
import type { ArticleQuery } from '../conditions/article-query.ts'
import { meantMedia } from '../conditions/meant-media.ts'
import { mayBeFound } from '../may-be-found.ts'
import { loadArticles } from './load.ts'
import { rowOf } from './present.ts'
import { rowsOf } from './question.ts'

interface Key {
  id: number
  published_at: Date
}

/**
 * What monitors have of media and accounts, and everything else that was collected of media; of accounts nobody knows everything by index. Whoever is limited to
 * folders finds what their monitors have alone. What lies in the bin or was taken out by a filter is not among it.
 */
export async function newestFollowed(
  scope: Scope,
  range: { from: Date; to: Date },
  most: number,
): Promise<(ArticleRow & { isMonitored: boolean; url: string | null })[]> {
  const query: ArticleQuery = {
    ...{ ...range, monitorIds: null, fold: false, place: 'desk' },
    filters: [{ field: 'followed', is: 'is', values: ['1'] }],
  }
  const { rows: monitored } = await sql<Key>`
    select r.article_id::float8 as id, r.published_at from (${rowsOf(scope, query, sql`r.article_id, r.published_at`)}) r
    order by r.published_at desc, r.article_id desc limit ${most}`.execute(scope.db)
  const others = scope.limitedTo ? [] : await collectedOfFollowed(scope, range, most)
  const inMonitors = new Set(monitored.map(({ id }) => id))
  const keys = [...new Map([...monitored, ...others].map(key => [key.id, key])).values()]
    .sort((a, b) => b.published_at.getTime() - a.published_at.getTime() || b.id - a.id)
    .slice(0, most)
  const loaded = await loadArticles(
    scope,
    keys.map(({ id }) => id),
    true,
  )
  return loaded
    .filter(({ place }) => place === 'desk')
    .map(article => ({ ...rowOf(article, []), isMonitored: inMonitors.has(article.id), url: article.url }))
}

async function collectedOfFollowed(
  { db, orgId, userId }: Scope,
  range: { from: Date; to: Date },
  most: number,
): Promise<Key[]> {
  const followed = sql`select f.media_id from media_follows f where f.org_id = ${orgId} and f.user_id = ${userId ?? 0}::int and f.media_id is not null`
  const { rows } = await sql<Key>`
    select n.id::float8 as id, n.published_at from ${meantMedia(followed)} m, lateral (
      select a.id, a.published_at from articles a left join org_articles o on o.org_id = ${orgId} and o.article_id = a.id and ${idsWithin(sql`o.article_id`, range)}
      where a.media_id = m.id and ${idsWithin(sql`a.id`, range)} and a.published_at >= ${range.from}::timestamptz and a.published_at <= ${range.to}::timestamptz
        and ${mayBeFound(orgId)} and o.article_id is null order by a.published_at desc limit ${most}) n
    order by n.published_at desc, n.id desc limit ${most}`.execute(db)
  return rows
}
