/** Who looks after an owner. */
import { refuse } from '@guanlan/platform/contract'
import type { Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { owners } from './owners.ts'

export async function take(scope: Scope, id: number): Promise<{ changed: number }> {
  await owners.get(scope, id)
  const { numAffectedRows } = await sql`
    insert into car_owner_keepers (org_id, owner_id, member_id) values (${scope.orgId}, ${id}, ${scope.userId}) on conflict do nothing`.execute(
    scope.db,
  )
  if (!numAffectedRows) throw refuse('conflict', 'carOwners.alreadyTaken')
  return { changed: 1 }
}

export async function release(scope: Scope, id: number): Promise<{ changed: number }> {
  const { isMine } = await owners.get(scope, id)
  if (!isMine) throw refuse('conflict', 'carOwners.notYours')
  await sql`delete from car_owner_keepers where org_id = ${scope.orgId} and owner_id = ${id}`.execute(scope.db)
  return { changed: 1 }
}
