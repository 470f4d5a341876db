/** Saved views of all lists by their name: one's own and the organisation's. */
import { type Findable, mostAlike } from '@guanlan/features/workspace/quick-find/server'
import { sql } from 'kysely'

export const findableViews: Findable = {
  kind: 'view',
  permission: 'savedViews.keep',
  async find({ db, orgId, userId }, query, most) {
    const { rows } = await sql<{ id: number; name: string; list: string; question: string }>`
      select id, name, list, question from views where org_id = ${orgId} and coalesce(owner_id, ${userId}) = ${userId}
      order by owner_id nulls last, name, id limit 1000`.execute(db)
    return mostAlike(rows, query, most).map(({ id, name, list, question }) => ({
      id,
      name,
      note: null,
      about: { list, question },
    }))
  },
}
