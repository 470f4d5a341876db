import { numberList, type Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { announceChange } from './announce-change.ts'

/**
 * Marks articles as read or unread, for everybody of the organisation. Returns how many changed; articles of others are not there.
 * @param found they come from a search: what the organisation may find counts as there. To read is no act that makes it the organisation's.
 */
export async function markRead(scope: Scope, ids: readonly number[], read: boolean, found = false): Promise<number> {
  const given = sql`${numberList(ids)}::bigint[]`
  // Whoever is limited to folders finds what lies in them alone.
  const isFound = found && !scope.limitedTo
  const there = isFound
    ? sql`articles where (only_org is null or only_org = ${scope.orgId}::int) and id = any(${given})`
    : sql`org_articles where org_id = ${scope.orgId} and article_id = any(${given})`
  const id = isFound ? sql`id` : sql`article_id`
  const { rows } = await (read
    ? sql<{ article_id: number }>`
        insert into read_marks (org_id, article_id, published_at, read_at, read_by)
        select ${scope.orgId}::int, ${id}, published_at, ${scope.now}::timestamptz, ${scope.userId}::int from ${there} order by ${id}
        on conflict do nothing returning article_id`
    : sql<{
        article_id: number
      }>`delete from read_marks where org_id = ${scope.orgId} and article_id = any(${given})
        and (${!scope.limitedTo} or article_id in (select article_id from org_articles where org_id = ${scope.orgId} and article_id = any(${given})))
        returning article_id`
  ).execute(scope.db)
  await announceChange(
    scope,
    read ? 'read' : 'unread',
    rows.map(row => row.article_id),
  )
  return rows.length
}
