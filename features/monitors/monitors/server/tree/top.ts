import type { Scope } from '@guanlan/platform/server'

/** Monitors and folders of the topmost level that the person sees, in their order: together all that is wanted. */
export async function topMonitors({
  db,
  orgId,
  limitedTo,
}: Pick<Scope, 'db' | 'orgId' | 'limitedTo'>): Promise<number[]> {
  const rows = await db
    .selectFrom('monitors')
    .select(['id', 'parent_id'])
    .where('org_id', '=', orgId)
    .where('deleted_at', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .limit(10_000)
    .execute()
  const seen = limitedTo && new Set(limitedTo)
  const isSeen = (id: number) => !seen || seen.has(id)
  return rows.flatMap(({ id, parent_id }) => (isSeen(id) && (parent_id === null || !isSeen(parent_id)) ? [id] : []))
}
