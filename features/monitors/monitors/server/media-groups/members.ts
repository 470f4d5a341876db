import { allNamesOfMedia } from '@guanlan/features/articles/articles/server/questions'
import { comparable } from '@guanlan/features/articles/articles/server/search'
import { refuse } from '@guanlan/platform/contract'
import type { Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'

/** What groups hold together, comparable; refuses a group twice, or one of somebody else. */
export async function membersOfGroups(scope: Scope, ids: readonly number[]): Promise<string[]> {
  if (ids.length === 0) return []
  if (new Set(ids).size < ids.length) throw refuse('conflict', 'monitors.mediaListExists', {}, 'mediaGroups')
  const rows = await scope.db
    .selectFrom('org_media_groups')
    .select(['id', 'members', allNamesOfMedia(sql`entries`).as('names')])
    .where('org_id', '=', scope.orgId)
    .where('id', 'in', [...ids])
    .orderBy('id')
    .limit(ids.length)
    .forShare()
    .execute()
  if (rows.length < ids.length) throw refuse('invalid', 'monitors.groupMissing', {}, 'mediaGroups')
  return [...new Set(rows.flatMap(row => [...row.members, ...row.names].map(comparable)))].sort()
}
