import { requireCampaign } from '@guanlan/features/campaigns/campaigns/server'
import type { Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { confirmsOf } from '../matching/ground.ts'

export async function getSetting(scope: Scope, campaignId: number): Promise<{ confirms: boolean }> {
  await requireCampaign(scope, campaignId)
  return { confirms: await confirmsOf(scope, campaignId) }
}

/** Holds for what is matched afterwards. */
export async function saveSetting(scope: Scope, campaignId: number, confirms: boolean): Promise<{ confirms: boolean }> {
  await requireCampaign(scope, campaignId)
  await sql`
    insert into activity_piece_settings (org_id, activity_id, confirms) values (${scope.orgId}, ${campaignId}, ${confirms})
    on conflict (org_id, activity_id) do update set confirms = excluded.confirms where activity_piece_settings.confirms <> excluded.confirms`.execute(
    scope.db,
  )
  return { confirms }
}
