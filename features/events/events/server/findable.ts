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
      select id, title as name, state from events where org_id = ${scope.orgId} and binned_at is null order by id desc limit 5000`.execute(
      scope.db,
    )
    return mostAlike(rows, query, most).map(({ id, name, state }) => ({
      id,
      name,
      note: say(strings[`state_${state}`], scope.locale),
      about: {},
    }))
  },
}
