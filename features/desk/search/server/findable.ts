/** Searches kept under a name. */
import { type Findable, mostAlike } from '@guanlan/features/workspace/quick-find/server'
import { sql } from 'kysely'

export const findablePlans: Findable = {
  kind: 'plan',
  permission: 'search.keep',
  async find({ db, orgId, userId }, query, most) {
    const { rows } = await sql<{ id: number; name: string; folder: string; address: string }>`
      select id, name, folder, address from search_plans where org_id = ${orgId} and coalesce(owner_id, ${userId}) = ${userId}
      order by folder, name, id limit 2000`.execute(db)
    return mostAlike(rows, query, most).map(({ id, name, folder, address }) => ({
      id,
      name,
      note: folder || null,
      about: { address },
    }))
  },
}
