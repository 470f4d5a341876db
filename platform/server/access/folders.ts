/** Roles that are limited to folders of monitors (docs/decisions/0021). */
import { sql } from 'kysely'
import type { Scope } from '../scope.ts'

/** All folders that the roles name together; null: one of them is not limited, or there is none. Pure. */
export function foldersOf(roles: readonly { folderIds: readonly number[] }[]): number[] | null {
  if (roles.length === 0) return null
  const all = new Set<number>()
  for (const { folderIds } of roles) {
    if (folderIds.length === 0) return null
    for (const id of folderIds) all.add(id)
  }
  return [...all]
}

/** Work for somebody limited that looks at the whole organisation: what is counted against its limits. */
export async function seeingAll<T>(
  { db, limitedTo }: Pick<Scope, 'db' | 'limitedTo'>,
  work: () => Promise<T>,
): Promise<T> {
  if (!limitedTo) return work()
  await sql`select set_config('role', 'none', true)`.execute(db)
  const done = await work()
  await sql`select set_config('role', 'guanlan_limited', true)`.execute(db)
  return done
}
