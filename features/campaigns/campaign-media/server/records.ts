/** Lists of the media of a campaign, one of them, and what is chosen in a list. */
import { requireCampaign } from '@guanlan/features/campaigns/campaigns/server'
import { refuse } from '@guanlan/platform/contract'
import type { ChosenRecords, RecordPage, Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { type CampaignMedium, type Chosen, type MediumState, mediumStates, type Question } from '../contract.ts'
import { showMedia, todayOf } from './shown.ts'
import { type CampaignQuestion, mediaTable, type StoredMedium, state, whereOf } from './table.ts'

/** @throws a refusal where no campaign is named, or two are */
export function campaignIdOf({ activityId, id }: { activityId?: number | undefined; id?: number | undefined }): number {
  const [one, other] = [activityId, id].filter(given => given !== undefined)
  if (one === undefined) throw refuse('invalid', 'campaignMedia.activityMissing', {}, 'activityId')
  if (other !== undefined && other !== one)
    throw refuse('invalid', 'campaignMedia.idsDiffer', { one: String(one), other: String(other) }, 'id')
  return one
}

async function prepared(scope: Scope, { like, state, late, ...question }: Question): Promise<CampaignQuestion> {
  const { id: campaignId } = await requireCampaign(scope, campaignIdOf(question))
  return { like, state, late, campaignId, today: await todayOf(scope) }
}

interface Page {
  page: number
  pageSize: number
  after?: string | undefined
}

export async function listMedia(scope: Scope, { page, pageSize, after, ...given }: Question & Page) {
  const { sort, order } = given
  const question = await prepared(scope, given)
  const found = await mediaTable.list(scope, { ...question, page, pageSize, after, sort, order })
  return { ...found, list: await showMedia(scope, found.list), states: await countStates(scope, question) }
}

async function countStates(scope: Scope, question: CampaignQuestion): Promise<Record<'all' | MediumState, number>> {
  const { rows } = await sql<{ state: MediumState; n: number }>`
    select ${state} as state, count(*)::int as n from activity_media r
    where r.org_id = ${scope.orgId} and ${whereOf({ ...question, state: 'all' })} group by 1`.execute(scope.db)
  const counts = Object.fromEntries(mediumStates.map(each => [each, 0])) as Record<MediumState, number>
  for (const { state: each, n } of rows) counts[each] = n
  return { ...counts, all: rows.reduce((sum, { n }) => sum + n, 0) }
}

/** @throws missing, also where its campaign lies in the bin */
export async function requireMedium(scope: Scope, id: number): Promise<StoredMedium> {
  const row = await mediaTable.get(scope, id)
  await requireCampaign(scope, row.activityId)
  return row
}

export const showOne = async (scope: Scope, row: StoredMedium): Promise<CampaignMedium> =>
  (await showMedia(scope, [row]))[0] as CampaignMedium

export const getMedium = async (scope: Scope, id: number): Promise<CampaignMedium> =>
  showOne(scope, await requireMedium(scope, id))

export async function chosenMedia(
  scope: Scope,
  { ids, idList, allOf, but }: Pick<Chosen, 'ids' | 'idList' | 'allOf' | 'but'>,
): Promise<ChosenRecords<CampaignQuestion>> {
  return { ids: [...new Set([...ids, ...idList])], allOf: allOf && (await prepared(scope, allOf)), but }
}

const everyPage = 2_000

/** Of those chosen, in the order of their campaigns. */
export async function rowsOfChosen(scope: Scope, chosen: ChosenRecords<CampaignQuestion>): Promise<StoredMedium[]> {
  const rows: StoredMedium[] = []
  const page: RecordPage = { sort: 'position', order: 'asc', limit: everyPage }
  let after: string | undefined
  do {
    const { list, next } = await mediaTable.pageOfChosen(scope, chosen, { ...page, after })
    rows.push(...list)
    after = next ?? undefined
  } while (after !== undefined)
  // What hangs on a campaign in the bin is as gone as the campaign is.
  const open = new Set<number>()
  for (const id of new Set(rows.map(({ activityId }) => activityId))) if (await isOpen(scope, id)) open.add(id)
  return rows.filter(({ activityId }) => open.has(activityId))
}

async function isOpen(scope: Scope, campaignId: number): Promise<boolean> {
  return requireCampaign(scope, campaignId).then(
    () => true,
    () => false,
  )
}

/** @throws missing, where ids were named and none of them is there */
export async function removeMedia(
  scope: Scope,
  chosen: Pick<Chosen, 'ids' | 'idList' | 'allOf' | 'but'>,
): Promise<{ changed: number }> {
  const rows = await rowsOfChosen(scope, await chosenMedia(scope, chosen))
  if (rows.length === 0 && chosen.allOf === null) throw refuse('missing', 'campaignMedia.missing')
  return mediaTable.remove(scope, { ids: rows.map(({ id }) => id), allOf: null, but: [] })
}
