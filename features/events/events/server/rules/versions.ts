/** Rules that an event had, the newest first. */
import { isoOf, type Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { RuleVersion } from '../../contract.ts'
import { storedEvent } from '../records/shown.ts'

const mostVersions = 50

/** A change of dates makes a version too: what was written stays the same, and the newest such stands for all. */
export async function listRules(scope: Scope, id: number): Promise<RuleVersion[]> {
  await storedEvent(scope, id)
  const { rows } = await sql<RuleVersion>`
    select version, written as rule, ${isoOf('saved_at')} as "savedAt", member_name(saved_by) as "savedBy" from (
      select *, lead(written) over (order by version) as next from event_rules where org_id = ${scope.orgId} and event_id = ${id}) r
    where next is distinct from written order by version desc limit ${mostVersions}`.execute(scope.db)
  return rows
}
