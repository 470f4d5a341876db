/** Roles that a level gives from the start, within the transaction of the step. */
import type { Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { type CrisisAct, type CrisisLevel, type Status, underWay } from '../../contract.ts'
import { writeLine } from '../chronicle/lines.ts'
import { levelOf } from '../levels/levels.ts'

/** The crisis as it is after the step. */
interface Followed {
  id: number
  level: CrisisLevel
  status: Status
}

/** At its start, and when it comes to another level meanwhile. Nobody loses a role by it, and who left the organisation gets none. */
export async function presetsAfterStep(
  scope: Scope,
  { id, level, status }: Followed,
  act: CrisisAct | string,
): Promise<void> {
  if (act !== 'start' && !(act === 'changeLevel' && underWay.includes(status))) return
  const { presets } = await levelOf(scope, level)
  const { orgId, userId, db, now } = scope
  for (const { role, userId: holder } of presets) {
    const { rows } = await sql<{ name: string }>`
      insert into crisis_people (org_id, crisis_id, role, user_id, since, given_by)
      select ${orgId}::int, ${id}::int, ${role}, ${holder}::int, ${now}::timestamptz, ${userId}::int
      where member_name(${holder}::int) is not null and not exists (
        select from crisis_people p where p.org_id = ${orgId} and p.crisis_id = ${id} and p.user_id = ${holder} and p.role in (${role}, 'lead'))
      on conflict do nothing returning member_name(user_id) as name`.execute(db)
    for (const { name } of rows)
      await writeLine(scope, {
        crisisId: id,
        kind: 'people',
        sentence: { key: 'lineRolePreset', values: { name, role: `@${role}`, level: `@level${level}` } },
      })
  }
}
