import type { Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { WordForm } from '../../contract.ts'

/** Versions of a monitor, newest first. */
export async function historyOf(scope: Scope, id: number) {
  const rows = await scope.db
    .selectFrom('monitor_versions')
    .select(['version', 'name', 'rule', 'written', 'form', 'changed_at'])
    .select(sql<string | null>`coalesce(member_name(changed_by), '#' || changed_by)`.as('changedBy'))
    .where('org_id', '=', scope.orgId)
    .where('monitor_id', '=', id)
    .orderBy('version', 'desc')
    .limit(200)
    .execute()
  return rows.map(row => ({
    version: row.version,
    name: row.name,
    rule: row.written ?? row.rule,
    form: row.form as WordForm | null,
    changedBy: row.changedBy,
    changedAt: row.changed_at.toISOString(),
  }))
}
