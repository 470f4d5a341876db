/** Crises by their name. */
import { type Findable, mostAlike } from '@guanlan/features/workspace/quick-find/server'
import { say } from '@guanlan/platform/contract'
import { sql } from 'kysely'
import type { Status } from '../contract.ts'
import { strings } from '../strings.ts'
import { isSeen } from './records/visible.ts'

export const findableCrises: Findable = {
  kind: 'crisis',
  permission: 'crisis.view',
  async find(scope, query, most) {
    const { rows } = await sql<{ id: number; name: string; status: Status }>`
      select r.id, r.name, r.status from crises r where ${isSeen(scope)} and r.binned_at is null order by r.id desc limit 5000`.execute(
      scope.db,
    )
    return mostAlike(rows, query, most).map(({ id, name, status }) => ({
      id,
      name,
      note: say(strings[status], scope.locale),
      about: {},
    }))
  },
}
