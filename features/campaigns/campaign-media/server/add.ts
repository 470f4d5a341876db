/** Media are added to a campaign: each stands in it once, whatever it was merged into since. */
import { requireCampaign } from '@guanlan/features/campaigns/campaigns/server'
import { type Entry, type EntryRef, keyOfEntry } from '@guanlan/features/media/media-library/contract'
import { entriesOf, listEntries } from '@guanlan/features/media/media-library/server'
import { refuse } from '@guanlan/platform/contract'
import type { Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { type Choice, mostMedia, nameLength, type Stage } from '../contract.ts'
import { mediaOfCampaign } from './of-campaign.ts'
import { campaignIdOf } from './records.ts'

export async function addMedia(scope: Scope, choice: Choice): Promise<{ changed: number; there: number }> {
  const { id: campaignId } = await requireCampaign(scope, campaignIdOf(choice))
  const entries = [...(await entriesNamed(scope, choice.idList)), ...(await entriesOfGroups(scope, choice.groupIds))]
  if (entries.length === 0 && choice.names.length === 0 && choice.groupIds.length === 0)
    throw refuse('invalid', 'campaignMedia.chooseMedia', {}, 'idList')
  return putInto(scope, campaignId, { entries, names: choice.names, stage: choice.state })
}

/** @throws a refusal that names the first one that the library does not have */
async function entriesNamed(scope: Scope, refs: readonly EntryRef[]): Promise<Entry[]> {
  const known = await entriesOf(scope, refs)
  const at = refs.findIndex(ref => !known.has(ref))
  if (at >= 0) throw refuse('invalid', 'campaignMedia.entryMissing', { entry: refs[at] ?? '' }, `idList.${at}`)
  return refs.flatMap(ref => known.get(ref) ?? [])
}

async function entriesOfGroups(scope: Scope, groupIds: readonly number[]): Promise<Entry[]> {
  if (groupIds.length === 0) return []
  const { list } = await listEntries(scope, 'media', {
    ...{ like: '', filters: [`group:is:${groupIds.join(',')}`], sort: 'name', order: 'asc', page: 1 },
    pageSize: mostMedia,
  })
  return list
}

interface NewMedia {
  entries: readonly Pick<Entry, 'entry' | 'name'>[]
  names?: readonly string[]
  stage: Stage
}

/** In their order, behind those that are there. Two people at once: one waits for the other. */
export async function putInto(
  scope: Scope,
  campaignId: number,
  { entries, names = [], stage }: NewMedia,
): Promise<{ changed: number; there: number }> {
  const { db, orgId, userId, now } = scope
  await sql`select pg_advisory_xact_lock(hashtext('activity_media'), ${campaignId})`.execute(db)
  const before = await mediaOfCampaign(scope, campaignId)
  const taken = new Set(before.map(({ entry, name }) => entry ?? nameKey(name)))
  const named = [
    ...entries.map(({ entry, name }) => ({
      key: entry as string,
      ...keyOfEntry(entry),
      name: name.slice(0, nameLength),
    })),
    ...names.map(name => ({ key: nameKey(name), mediaId: null, accountId: null, name })),
  ]
  const fresh = [...new Map(named.map(each => [each.key, each])).values()].filter(({ key }) => !taken.has(key))
  if (before.length + fresh.length > mostMedia)
    throw refuse('invalid', 'campaignMedia.tooMany', { most: String(mostMedia) }, 'idList')
  const { numAffectedRows } = await sql`
    insert into activity_media (org_id, updated_by, updated_at, activity_id, position, media_id, account_id, name, stage)
    select ${orgId}::int, ${userId}::int, ${now}::timestamptz, ${campaignId}::int,
      coalesce((select max(position) from activity_media where org_id = ${orgId} and activity_id = ${campaignId}), 0) + g.place::int,
      g."mediaId", g."accountId", g.name, ${stage}
    from json_to_recordset(${JSON.stringify(fresh.map((each, place) => ({ ...each, place: place + 1 })))}::json)
      g (place int, "mediaId" int, "accountId" int, name text)`.execute(db)
  const changed = Number(numAffectedRows ?? 0n)
  return { changed, there: new Set(named.map(({ key }) => key)).size - changed }
}

const nameKey = (name: string): string => `name ${name.toLowerCase()}`
