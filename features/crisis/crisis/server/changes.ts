/** The steps of a crisis. */
import { refuse } from '@guanlan/platform/contract'
import { isoOf, type Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { CrisisChange } from '../contract.ts'
import { isSeen } from './records/visible.ts'

export async function listChanges(scope: Scope, crisisId: number): Promise<CrisisChange[]> {
  const { orgId, db } = scope
  const { rows: seen } = await sql`select from crises r where ${isSeen(scope)} and r.id = ${crisisId}::int`.execute(db)
  if (seen.length === 0) throw refuse('missing', 'crisis.missing')
  const { rows } = await sql<CrisisChange>`
    select s.id, s.chapter, ${isoOf('s.at')} as time, coalesce(member_name(s.by_user), '#' || s.by_user) as operator, s.act,
      s.from_status as "from", s.to_status as "to", s.from_level as "fromLevel", s.to_level as "toLevel", s.reason, s.address
    from crisis_changes s where s.org_id = ${orgId} and s.crisis_id = ${crisisId} order by s.id limit 2000`.execute(db)
  return rows
}
