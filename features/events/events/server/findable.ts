/** Events by their title. */
import { type Findable, mostAlike } from '@guanlan/features/workspace/quick-find/server'
import { say } from '@guanlan/platform/contract'
import { sql } from 'kysely'
import type { EventState } from '../contract.ts'
import { strings } from '../strings.ts'

export const findableEvents: Findable = {
  kind: 'event',
  permission: 'events.view',
  async find(scope, query, most) {
    const { rows } = await sql<{ id: number; name: string; state: EventState }>`
      select r.id, r.title as name, coalesce(s.state, 'emerging') as state from events r left join event_states s on s.org_id = r.org_id and s.event_id = r.id
      where r.org_id = ${scope.orgId} and r.binned_at is null order by r.id desc limit 5000`.execute(scope.db)
    return mostAlike(rows, query, most).map(({ id, name, state }) => ({
      id,
      name,
      note: say(strings[`state_${state}`], scope.locale),
      about: {},
    }))
  },
}
