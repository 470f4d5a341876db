import { type Database, withScope } from '@guanlan/platform/server'
import { groupsWithOtherNames } from './entries.ts'
import { applyMediaGroup } from './save.ts'

/** A medium that was renamed, merged or given another name is what monitors limited to its group are limited to. @returns whether there is more to do at once */
export async function followMediaNames(db: Database): Promise<boolean> {
  const groups = await groupsWithOtherNames(db)
  for (const { orgId, id } of groups) await withScope(db, { orgId }, scope => applyMediaGroup(scope, id))
  return groups.length > 0
}
