import { refuse } from '@guanlan/platform/contract'
import { familyAfter, numberList, recordTable, type Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Campaign, Draft } from '../../contract.ts'
import { saveSetsOf } from './set.ts'

/** More are not expected; the list is one page of memory. */
const most = 5_000

export async function allActivities({ db, orgId }: Pick<Scope, 'db' | 'orgId'>): Promise<Campaign[]> {
  const { rows } = await sql<{ id: number; version: number; name: string; start: Date; end: Date | null }>`
    select id, version, name, start_time as start, end_time as "end" from activities where org_id = ${orgId} and binned_at is null order by position, id limit ${most}`.execute(
    db,
  )
  return rows.map(({ start, end, ...row }, place) => ({
    ...row,
    startTime: start.toISOString(),
    endTime: end?.toISOString() ?? null,
    idPrev: rows[place - 1]?.id ?? 0,
    idNext: rows[place + 1]?.id ?? 0,
  }))
}

/** @throws missing, also of one in the bin */
export async function requireCampaign(
  { db, orgId }: Pick<Scope, 'db' | 'orgId'>,
  id: number,
): Promise<{ id: number; name: string; startTime: Date; endTime: Date | null }> {
  const { rows } = await sql<{ id: number; name: string; startTime: Date; endTime: Date | null }>`
    select id, name, start_time as "startTime", end_time as "endTime" from activities
    where org_id = ${orgId} and id = ${id} and binned_at is null`.execute(db)
  if (!rows[0]) throw refuse('missing', 'campaigns.missing')
  return rows[0]
}

async function one(scope: Scope, id: number): Promise<Campaign> {
  const found = (await allActivities(scope)).find(activity => activity.id === id)
  if (!found) throw refuse('missing', 'campaigns.missing')
  return found
}

type Written = z.output<typeof Draft>

const records = recordTable<Written, object, 'name'>({
  table: 'activities',
  fields: { name: 'name', startTime: 'start_time', endTime: 'end_time' },
  sorts: { name: { value: sql`r.name`, type: 'text' } },
  taken: { activities_by_name: ['name', 'campaigns.taken'] },
})

function requireOrder({ startTime, endTime }: Written): void {
  if (endTime !== null && Date.parse(endTime) < Date.parse(startTime))
    throw refuse('invalid', 'campaigns.ended', {}, 'endTime')
}

/** The newest stands first. */
export async function addActivity(scope: Scope, draft: Written): Promise<Campaign> {
  requireOrder(draft)
  const { id } = await records.create(scope, draft)
  await sql`
    update activities set position = (select min(position) - 1 from activities where org_id = ${scope.orgId})
    where org_id = ${scope.orgId} and id = ${id}`.execute(scope.db)
  await saveSetsOf(scope, [id])
  return one(scope, id)
}

export async function editActivity(scope: Scope, draft: Written & { id: number; version: number }): Promise<Campaign> {
  requireOrder(draft)
  await one(scope, draft.id)
  await records.update(scope, draft)
  await saveSetsOf(scope, [draft.id])
  return one(scope, draft.id)
}

export async function sortActivities(
  scope: Scope,
  move: { idPrev: number; id: number; idNext: number },
): Promise<null> {
  const all = (await allActivities(scope)).map(({ id }) => ({ id, fatherId: 0 }))
  const order = familyAfter(all, { ...move, fatherId: 0 })
  if (order === 'missing') throw refuse('missing', 'campaigns.missing')
  if (!Array.isArray(order)) throw refuse('conflict', 'campaigns.moved')
  await sql`
    update activities a set position = f.place from unnest(${numberList(order)}::int[]) with ordinality f (id, place)
    where a.org_id = ${scope.orgId} and a.id = f.id and a.position <> f.place`.execute(scope.db)
  return null
}
