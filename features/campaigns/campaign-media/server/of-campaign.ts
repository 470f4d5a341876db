/** Media of campaigns for whoever matches articles with them, and what follows from a match. */
import type { EntryRef } from '@guanlan/features/media/media-library/contract'
import { entriesOf } from '@guanlan/features/media/media-library/server'
import { numberList, type Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { MediumState, Stage } from '../contract.ts'
import { refOf } from './table.ts'

type Place = Pick<Scope, 'db' | 'orgId'>

export interface MediumOfCampaign {
  /** Of the row: what matches refer to. */
  id: number
  campaignId: number
  /** As the library calls it now, a merged one by what it became; null: it is not in the library, and has a name alone. */
  entry: EntryRef | null
  name: string
  /** All that it is called: its name, other and former names, and what it was called when it was chosen. */
  names: string[]
  domains: string[]
  /** Of a medium: the id that its articles are stored with; null: it is an account, or not in the library. */
  mediaId: number | null
  /** Of an account: whose articles have its name as their author and this type. */
  account: { mediaType: string; platform: string | null; platformId: string | null; name: string } | null
  state: MediumState
  /** What people noted, also of one that published since. */
  stage: Stage
  promisedPlace: string
  /** YYYY-MM-DD */
  promisedOn: string | null
  journalistId: number | null
}

interface Row {
  id: number
  campaignId: number
  mediaId: number | null
  accountId: number | null
  name: string
  state: MediumState
  stage: Stage
  promisedPlace: string
  promisedOn: string | null
  journalistId: number | null
}

/** Of all media of a campaign together; null: nobody wrote any down. */
export async function costOfMedia({ db, orgId }: Place, campaignId: number): Promise<number | null> {
  const { rows } = await sql<{ cost: number | null }>`
    select sum(cost)::float8 as cost from activity_media where org_id = ${orgId} and activity_id = ${campaignId}`.execute(
    db,
  )
  return rows[0]?.cost ?? null
}

/** In the order of the campaign. */
export const mediaOfCampaign = (place: Place, campaignId: number): Promise<MediumOfCampaign[]> =>
  mediaOfCampaigns(place, [campaignId])

/** Of several campaigns in four statements at most, by campaign and order. */
export async function mediaOfCampaigns(place: Place, campaignIds: readonly number[]): Promise<MediumOfCampaign[]> {
  const { db, orgId } = place
  const { rows } = await sql<Row>`
    select r.id, r.activity_id as "campaignId", r.media_id as "mediaId", r.account_id as "accountId", r.name,
      case when r.published then 'published' else r.stage end as state, r.stage, r.promised_place as "promisedPlace", r.promised_on::text as "promisedOn",
      r.journalist_id as "journalistId"
    from activity_media r where r.org_id = ${orgId} and r.activity_id = any(${numberList(campaignIds)}::int[])
    order by r.activity_id, r.position, r.id`.execute(db)
  const entries = await entriesOf(
    place,
    rows.flatMap(row => refOf(row) ?? []),
  )
  return rows.map(({ mediaId, accountId, ...row }) => {
    const ref = refOf({ mediaId, accountId })
    const entry = ref === null ? undefined : entries.get(ref)
    const isAccount = entry?.entry.startsWith('a') ?? false
    return {
      ...row,
      entry: entry?.entry ?? ref,
      name: entry?.name ?? row.name,
      names: [...new Set([entry?.name ?? row.name, row.name, ...(entry?.formerNames ?? [])])],
      domains: entry?.domains ?? [],
      mediaId: entry && !isAccount ? entry.id : mediaId,
      account:
        entry && isAccount
          ? { mediaType: entry.mediaType, platform: entry.platform, platformId: entry.platformId, name: entry.name }
          : null,
    }
  })
}

/**
 * A piece of each of them is confirmed, or none is any more: then the state that people gave it comes back.
 * @returns how many changed
 */
export async function setPublished(
  { db, orgId, userId, now }: Pick<Scope, 'db' | 'orgId' | 'userId' | 'now'>,
  ids: readonly number[],
  isPublished: boolean,
): Promise<number> {
  if (ids.length === 0) return 0
  const { numAffectedRows } = await sql`
    update activity_media set published = ${isPublished}, version = version + 1, updated_at = ${now}, updated_by = ${userId}
    where org_id = ${orgId} and id = any(${numberList(ids)}::int[]) and published <> ${isPublished}`.execute(db)
  return Number(numAffectedRows ?? 0n)
}
