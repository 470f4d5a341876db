/** The rule of a campaign begins to take articles in, or stops. */
import { requireWholeSight } from '@guanlan/features/monitors/monitors/server'
import { refuse } from '@guanlan/platform/contract'
import type { Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { Campaign } from '../../contract.ts'
import { requestFilling } from '../jobs.ts'
import { getCampaign, storedCampaign } from '../records/shown.ts'
import { trackingOf } from './save.ts'

/**
 * Started, it asks stored articles of its dates; stopped, what came stays.
 * @throws a refusal of `rule` where there is none, a conflict where the campaign was changed since `version`
 */
export async function trackCampaign(
  scope: Scope,
  { id, version, status }: { id: number; version?: number | undefined; status: number },
): Promise<Campaign> {
  const row = await storedCampaign(scope, id)
  if (version !== undefined && version !== row.version)
    throw refuse('conflict', 'platform.changedSince', { by: row.updatedBy ?? '' })
  const { isTracked } = await trackingOf(scope, id)
  if (isTracked === (status === 1)) return getCampaign(scope, id)
  requireWholeSight(scope)
  const { orgId, userId, now, db } = scope
  const changed = sql`version = version + 1, updated_at = ${now}, updated_by = ${userId}`
  if (isTracked)
    await sql`update activities set tracked_at = null, stopped_at = ${now}, ${changed} where org_id = ${orgId} and id = ${id}`.execute(
      db,
    )
  else {
    if (row.rule === null) throw refuse('invalid', 'campaigns.ruleMissing', {}, 'rule')
    const ruleVersion = row.ruleVersion + 1
    await sql`update activities set tracked_at = ${now}, rule_version = ${ruleVersion}, ${changed} where org_id = ${orgId} and id = ${id}`.execute(
      db,
    )
    await requestFilling(scope, { ...row, ruleVersion })
  }
  return getCampaign(scope, id)
}
