/** List prices of the pieces of a campaign, once an administrator wants them. */
import { requireCampaign } from '@guanlan/features/campaigns/campaigns/server'
import { pricesOf } from '@guanlan/features/media/media-library/server'
import { isoOf, type Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { AdSetting } from '../../contract.ts'
import { offlinePiecesOf } from '../records.ts'
import { adValueOf } from './value-of.ts'

export async function adSettingOf({ db, orgId }: Scope): Promise<AdSetting> {
  const { rows } = await sql<AdSetting>`
    select is_on as "isOn", ${isoOf('r.changed_at')} as "changedAt", member_name(changed_by) as "changedBy" from ad_value_settings r where org_id = ${orgId}`.execute(
    db,
  )
  return rows[0] ?? { isOn: false, changedAt: null, changedBy: null }
}

export async function saveAdSetting(scope: Scope, isOn: boolean): Promise<AdSetting> {
  const { db, orgId, userId, now } = scope
  await sql`
    insert into ad_value_settings (org_id, is_on, changed_at, changed_by) values (${orgId}, ${isOn}, ${now}, ${userId})
    on conflict (org_id) do update set is_on = excluded.is_on, changed_at = excluded.changed_at, changed_by = excluded.changed_by
      where ad_value_settings.is_on <> excluded.is_on`.execute(db)
  return adSettingOf(scope)
}

/** Currencies are never added, and neither are values. @throws missing */
export async function adValuesOf(scope: Scope, id: number) {
  await requireCampaign(scope, id)
  const { isOn } = await adSettingOf(scope)
  if (!isOn) return { isOn, list: [], priced: 0, of: 0 }
  const pieces = await offlinePiecesOf(scope, id)
  const prices = await pricesOf(
    scope,
    pieces.map(({ entry, medium }) => ({ entry, name: medium })),
  )
  const list = pieces.map((piece, place) => {
    const { ours, prices: its } = prices[place] ?? { ours: null, prices: [] }
    return { ...adValueOf(piece, its), ours }
  })
  return {
    ...{ isOn, list },
    priced: list.filter(({ value }) => value !== null).length,
    of: list.filter(({ why }) => why !== 'negative').length,
  }
}
