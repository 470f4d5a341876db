/** Which events a member follows, and how they are notified. */
import type { Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { FollowingWay } from '../../contract.ts'
import { storedEvent } from '../records/shown.ts'

interface Following {
  ways: FollowingWay[]
}

export async function getFollowing(scope: Scope, id: number): Promise<Following> {
  await storedEvent(scope, id)
  const { rows } = await sql<Following>`
    select ways from event_followers where org_id = ${scope.orgId} and event_id = ${id} and user_id = ${scope.userId}::int`.execute(
    scope.db,
  )
  return { ways: rows[0]?.ways ?? [] }
}

export async function setFollowing(
  scope: Scope,
  { id, ways }: { id: number; ways: readonly FollowingWay[] },
): Promise<Following> {
  const { orgId, userId, db } = scope
  await storedEvent(scope, id)
  const chosen = [...new Set(ways)].sort()
  if (chosen.length === 0)
    await sql`delete from event_followers where org_id = ${orgId} and event_id = ${id} and user_id = ${userId}::int`.execute(
      db,
    )
  else
    await sql`
      insert into event_followers (org_id, event_id, user_id, ways) values (${orgId}, ${id}, ${userId}::int, ${chosen}::text[])
      on conflict (org_id, event_id, user_id) do update set ways = excluded.ways where event_followers.ways <> excluded.ways`.execute(
      db,
    )
  return { ways: chosen }
}
