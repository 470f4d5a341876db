import { numberList, type Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { announceChange } from './announce-change.ts'

/** Marks articles as read or unread, for everybody of the organisation. Returns how many changed; articles of others are not there. */
export async function markRead(scope: Scope, ids: readonly number[], read: boolean): Promise<number> {
  const given = sql`${numberList(ids)}::bigint[]`
  const { rows } = await (read
    ? sql<{ article_id: number }>`
        insert into read_marks (org_id, article_id, published_at, read_at, read_by)
        select org_id, article_id, published_at, ${scope.now}::timestamptz, ${scope.userId}::int from org_articles
        where org_id = ${scope.orgId} and article_id = any(${given}) order by article_id
        on conflict do nothing returning article_id`
    : sql<{
        article_id: number
      }>`delete from read_marks where org_id = ${scope.orgId} and article_id = any(${given}) returning article_id`
  ).execute(scope.db)
  await announceChange(
    scope,
    read ? 'read' : 'unread',
    rows.map(row => row.article_id),
  )
  return rows.length
}
