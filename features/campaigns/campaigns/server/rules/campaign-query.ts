/** What a campaign asks of stored articles. */
import type { StoredSetQuery } from '@guanlan/features/monitors/monitors/server'
import type { Tx } from '@guanlan/platform/server'
import { sql } from 'kysely'

/** Null: it is in the bin or gone, has no rule, or is not followed. */
export async function queryOfCampaign(
  db: Tx,
  { orgId, id }: { orgId: number; id: number },
): Promise<StoredSetQuery | null> {
  const { rows } = await sql<Omit<StoredSetQuery, 'until'> & { until: Date | null }>`
    select rule, rule_version as "ruleVersion", start_time as from, end_time as until from activities
    where org_id = ${orgId} and id = ${id} and binned_at is null and rule is not null and tracked_at is not null`.execute(
    db,
  )
  const [row] = rows
  return row ? { ...row, until: row.until ?? new Date(Date.now() + dayMs) } : null
}
/** Some articles are dated by clocks that run ahead. */
const dayMs = 86_400_000
