/** Numbers of the last 24 hours beside every line of the tree. */
import { type RecentCount, recentCounts } from '@guanlan/features/articles/articles/server/questions'
import type { Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'

/** @param until the end of the 24 hours: a tree beside a list counts up to the same moment */
export async function monitorCounts(scope: Scope, until: Date): Promise<RecentCount[]> {
  const { rows } = await sql<{ id: number; monitorIds: number[] }>`
    with recursive below as (
      select id as folder, id, kind from monitors where org_id = ${scope.orgId} and kind = 'folder' and deleted_at is null
      union all
      select b.folder, m.id, m.kind from monitors m join below b on m.parent_id = b.id where m.org_id = ${scope.orgId} and m.deleted_at is null
    ) select folder as id, array_agg(id) as "monitorIds" from below where kind = 'item' group by 1`.execute(scope.db)
  return recentCounts(scope, rows, until)
}
