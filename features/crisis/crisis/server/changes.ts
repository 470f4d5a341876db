/** The steps of a crisis. */
import { isoOf, type Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { CrisisChange } from '../contract.ts'
import { requireSeen } from './records/open-crisis.ts'

export async function listChanges(scope: Scope, crisisId: number): Promise<CrisisChange[]> {
  const { orgId, db } = scope
  await requireSeen(scope, crisisId)
  const { rows } = await sql<CrisisChange>`
    select s.id, s.chapter, ${isoOf('s.at')} as time, coalesce(member_name(s.by_user), '#' || s.by_user) as operator, s.act,
      s.from_status as "from", s.to_status as "to", s.from_level as "fromLevel", s.to_level as "toLevel", s.reason, s.address
    from crisis_changes s where s.org_id = ${orgId} and s.crisis_id = ${crisisId} order by s.id limit 2000`.execute(db)
  return rows
}
