import type { Scope } from '@guanlan/platform/server'

/** Marks articles as read or unread, in the facts and in every hit of them. Returns how many changed. */
export async function markRead(scope: Scope, ids: readonly number[], read: boolean): Promise<number> {
  const readAt = read ? scope.now : null
  const changed = await scope.db
    .updateTable('org_articles')
    .set({ read_at: readAt, read_by: read ? scope.userId : null })
    .where('org_id', '=', scope.orgId)
    .where('article_id', 'in', [...ids])
    .where('read_at', read ? 'is' : 'is not', null)
    .returning('article_id')
    .execute()
  const touched = changed.map(row => row.article_id)
  if (touched.length > 0)
    await scope.db
      .updateTable('hits')
      .set({ read_at: readAt })
      .where('org_id', '=', scope.orgId)
      .where('article_id', 'in', touched)
      .execute()
  return touched.length
}
