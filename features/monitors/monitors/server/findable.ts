/** Monitors and folders by their name. */
import { type Findable, mostAlike } from '@guanlan/features/workspace/quick-find/server'

export const findableMonitors: Findable = {
  kind: 'monitor',
  permission: 'monitors.view',
  async find({ db, orgId }, query, most) {
    const all = await db
      .selectFrom('monitors')
      .select(['id', 'name', 'parent_id'])
      .where('org_id', '=', orgId)
      .where('deleted_at', 'is', null)
      .orderBy('id')
      .limit(10_000)
      .execute()
    const byId = new Map(all.map(row => [row.id, row]))
    const above = (parentId: number | null): string[] => {
      const parent = parentId === null ? undefined : byId.get(parentId)
      return parent ? [...above(parent.parent_id), parent.name] : []
    }
    return mostAlike(all, query, most).map(({ id, name, parent_id }) => ({
      id,
      name,
      note: above(parent_id).join(' / ') || null,
      about: {},
    }))
  },
}
