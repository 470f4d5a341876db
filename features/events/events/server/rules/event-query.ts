/** What an event asks of stored articles. */
import type { StoredSetQuery } from '@guanlan/features/monitors/monitors/server'
import type { Tx } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { untilOf } from '../records/rows.ts'

/** Null: it is in the bin or gone, or has no rule. */
export async function queryOfEvent(
  db: Tx,
  { orgId, eventId }: { orgId: number; eventId: number },
): Promise<StoredSetQuery | null> {
  const { rows } = await sql<StoredSetQuery>`
    select e.rule, e.rule_version as "ruleVersion", e.begin_at as from, ${untilOf('e')} as until from events e
    where e.org_id = ${orgId} and e.id = ${eventId} and e.binned_at is null and e.rule is not null`.execute(db)
  return rows[0] ?? null
}
