import type { Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { requestFilling } from '../jobs.ts'
import type { StoredEvent } from '../records/rows.ts'

/** Every rule is kept, and what is stored is asked by it. */
export async function noteRule(
  scope: Scope,
  row: Pick<StoredEvent, 'written' | 'rule' | 'ruleVersion' | 'title'> & { id: number },
): Promise<void> {
  const { orgId, userId, now, db } = scope
  if (row.rule === null) return
  await sql`
    insert into event_rules (org_id, event_id, version, written, saved_at, saved_by) values (${orgId}, ${row.id}, ${row.ruleVersion}, ${row.written ?? row.rule}, ${now}, ${userId})
    on conflict (org_id, event_id, version) do update set written = excluded.written, saved_at = excluded.saved_at, saved_by = excluded.saved_by`.execute(
    db,
  )
  await requestFilling(scope, row)
}
