/** Campaigns by their name. */
import { type Findable, mostAlike } from '@guanlan/features/workspace/quick-find/server'
import { isoOf } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { mostCampaigns } from './records/rows.ts'

export const findableCampaigns: Findable = {
  kind: 'campaign',
  permission: 'campaigns.view',
  async find(scope, query, most) {
    const { rows } = await sql<{ id: number; name: string; begins: string }>`
      select id, name, ${isoOf('start_time')} as begins from activities
      where org_id = ${scope.orgId} and binned_at is null order by position, id limit ${mostCampaigns}`.execute(
      scope.db,
    )
    return mostAlike(rows, query, most).map(({ id, name, begins }) => ({
      id,
      name,
      note: begins.slice(0, 10),
      about: {},
    }))
  },
}
