/** Folders of monitors that roles are limited to (docs/decisions/0021). */
import { refuse } from '@guanlan/platform/contract'
import { containing, type Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { Folder } from '../contract.ts'

type Within = Pick<Scope, 'orgId' | 'db'>
const mostFound = 50

/** By a part of their name, or by number; each with the names of the folders above it. */
export async function findFolders(
  { orgId, db }: Within,
  { like, ids }: { like: string; ids?: readonly number[] | undefined },
): Promise<Folder[]> {
  const { rows } = await sql<Folder>`
    with recursive paths as (
      select id, name, null::text as path from monitors where org_id = ${orgId} and parent_id is null and kind = 'folder' and deleted_at is null
      union all
      select m.id, m.name, concat_ws(' / ', p.path, p.name) from monitors m join paths p on m.parent_id = p.id
      where m.org_id = ${orgId} and m.kind = 'folder' and m.deleted_at is null)
    select id, name, path from paths r where ${containing(['name'], like) ?? sql`true`} and ${ids ? sql`id = any(${[...ids]}::int[])` : sql`true`}
    order by path nulls first, name, id limit ${ids ? 200 : mostFound}`.execute(db)
  return rows
}

/** Names of the folders of roles, by number; a folder that was deleted has none. */
export async function folderNames(scope: Within, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  return new Map((await findFolders(scope, { like: '', ids })).map(({ id, name }) => [id, name]))
}

/** @throws when one is no folder of the organisation. Those that the role had stay, also when they were deleted since. */
export async function requireFolders(scope: Within, ids: readonly number[], had: readonly number[]): Promise<void> {
  const added = ids.filter(id => !had.includes(id))
  const known = await folderNames(scope, added)
  if (added.some(id => !known.has(id))) throw refuse('invalid', 'roles.folderMissing', {}, 'folderIds')
}

/** Whoever sees some folders gives nobody a role: what they do not see themselves could be given with it. */
export function requireSeesAll({ limitedTo }: Pick<Scope, 'limitedTo'>): void {
  if (limitedTo) throw refuse('forbidden', 'roles.limitedGiver')
}
