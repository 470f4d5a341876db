/** Policies by their title: those of the organisation, and those for everybody. */
import { type Findable, mostAlike } from '@guanlan/features/workspace/quick-find/server'
import { sql } from 'kysely'

/** The latest of all that are seen. */
const mostPolicies = 5_000

export const findablePolicies: Findable = {
  kind: 'policy',
  permission: 'resources.view',
  async find({ orgId, db }, query, most) {
    const { rows } = await sql<{ id: number; name: string; issuer: string }>`
      select id, title as name, issuer from policies r where r.org_id = ${orgId} or r.everybody
      order by published_on desc nulls last, id desc limit ${mostPolicies}`.execute(db)
    return mostAlike(rows, query, most).map(({ id, name, issuer }) => ({ id, name, note: issuer, about: {} }))
  },
}
