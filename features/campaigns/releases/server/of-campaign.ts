/** Releases of campaigns for whoever matches articles with them. */
import { numberList, type Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'

export interface ReleaseOfCampaign {
  id: number
  campaignId: number
  title: string
  text: string
  addresses: string[]
  releaseAt: Date
  embargoAt: Date | null
  /** Of activity_media. */
  mediaIds: number[]
  sentAt: Date | null
}

/** By campaign, the earliest first. */
export async function releasesOf(
  { db, orgId }: Pick<Scope, 'db' | 'orgId'>,
  campaignIds: readonly number[],
): Promise<ReleaseOfCampaign[]> {
  const { rows } = await sql<ReleaseOfCampaign>`
    select id, activity_id as "campaignId", title, body as text, addresses, release_at as "releaseAt", embargo_at as "embargoAt", media_ids as "mediaIds", sent_at as "sentAt"
    from releases where org_id = ${orgId} and activity_id = any(${numberList(campaignIds)}::int[]) order by activity_id, release_at, id`.execute(
    db,
  )
  return rows
}

/** Releases as others join them to their own rows. */
export const releaseRows = sql`(select org_id, id, activity_id, title, release_at, embargo_at, sent_at, media_ids, updated_at from releases)`
