import type { Scope } from '@guanlan/platform/server'
import type { WordForm } from '../contract.ts'

/** Versions of a monitor, newest first; the names of those who changed it come from identity, which sees people across organisations. */
export async function historyOf(scope: Scope, id: number) {
  const rows = await scope.db
    .selectFrom('monitor_versions')
    .select(['version', 'name', 'rule', 'form', 'changed_by', 'changed_at'])
    .where('org_id', '=', scope.orgId)
    .where('monitor_id', '=', id)
    .orderBy('version', 'desc')
    .limit(200)
    .execute()
  return rows.map(row => ({
    version: row.version,
    name: row.name,
    rule: row.rule,
    form: row.form as WordForm | null,
    changedBy: row.changed_by,
    changedAt: row.changed_at.toISOString(),
  }))
}
