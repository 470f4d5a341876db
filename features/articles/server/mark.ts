import { numberList, type Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'

/** Marks articles as read or unread, for everybody of the organisation. Returns how many changed; articles of others are not there. */
export async function markRead(scope: Scope, ids: readonly number[], read: boolean): Promise<number> {
  const given = sql`${numberList(ids)}::bigint[]`
  const { numAffectedRows = 0n } = await (read
    ? sql`
        insert into read_marks (org_id, article_id, published_at, read_at, read_by)
        select org_id, article_id, published_at, ${scope.now}::timestamptz, ${scope.userId}::int from org_articles
        where org_id = ${scope.orgId} and article_id = any(${given}) order by article_id
        on conflict do nothing`
    : sql`delete from read_marks where org_id = ${scope.orgId} and article_id = any(${given})`
  ).execute(scope.db)
  return Number(numAffectedRows)
}
