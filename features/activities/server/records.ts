import { refuse } from '@guanlan/platform/contract'
import { familyAfter, numberList, type Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Activity, Draft } from '../contract.ts'

/** More are not expected; the list is one page of memory. */
const most = 5_000

export async function allActivities({ db, orgId }: Pick<Scope, 'db' | 'orgId'>): Promise<Activity[]> {
  const { rows } = await sql<{ id: number; version: number; name: string; start: Date; end: Date | null }>`
    select id, version, name, start_time as start, end_time as "end" from activities where org_id = ${orgId} order by position, id limit ${most}`.execute(
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

async function one(scope: Scope, id: number): Promise<Activity> {
  const found = (await allActivities(scope)).find(activity => activity.id === id)
  if (!found) throw refuse('missing', 'activities.missing')
  return found
}

type Written = z.output<typeof Draft>

function checked({ name, startTime, endTime }: Written): Written {
  if (endTime !== null && endTime < startTime) throw refuse('invalid', 'activities.ended', {}, 'endTime')
  return { name, startTime, endTime }
}
const refusing =
  ({ name }: Written) =>
  (error: unknown): never => {
    if ((error as { code?: string }).code === '23505') throw refuse('conflict', 'activities.taken', { name }, 'name')
    throw error
  }

/** The newest stands first. */
export async function addActivity(scope: Scope, draft: Written): Promise<Activity> {
  const { name, startTime, endTime } = checked(draft)
  const { rows } = await sql<{ id: number }>`
    insert into activities (org_id, updated_by, updated_at, position, name, start_time, end_time)
    select ${scope.orgId}, ${scope.userId}, ${scope.now}, coalesce(min(position), 0) - 1, ${name}, ${startTime}::timestamptz, ${endTime}::timestamptz
    from activities where org_id = ${scope.orgId} returning id`
    .execute(scope.db)
    .catch(refusing(draft))
  return one(scope, rows[0]?.id ?? 0)
}

export async function editActivity(scope: Scope, draft: Written & { id: number; version: number }): Promise<Activity> {
  const { name, startTime, endTime } = checked(draft)
  const { numAffectedRows } = await sql`
    update activities set name = ${name}, start_time = ${startTime}::timestamptz, end_time = ${endTime}::timestamptz, version = version + 1,
      updated_by = ${scope.userId}, updated_at = ${scope.now}
    where org_id = ${scope.orgId} and id = ${draft.id} and version = ${draft.version}`
    .execute(scope.db)
    .catch(refusing(draft))
  const now = await one(scope, draft.id)
  if (numAffectedRows !== 1n) throw refuse('conflict', 'platform.changedSince', { by: now.name })
  return now
}

export async function removeActivities({ db, orgId }: Scope, ids: readonly number[]): Promise<{ changed: number }> {
  const { numAffectedRows } = await sql`
    delete from activities where org_id = ${orgId} and id = any(${numberList(ids)}::int[])`.execute(db)
  return { changed: Number(numAffectedRows ?? 0n) }
}

export async function sortActivities(
  scope: Scope,
  move: { idPrev: number; id: number; idNext: number },
): Promise<null> {
  const all = (await allActivities(scope)).map(({ id }) => ({ id, fatherId: 0 }))
  const order = familyAfter(all, { ...move, fatherId: 0 })
  if (order === 'missing') throw refuse('missing', 'activities.missing')
  if (!Array.isArray(order)) throw refuse('conflict', 'activities.moved')
  await sql`
    update activities a set position = f.place from unnest(${numberList(order)}::int[]) with ordinality f (id, place)
    where a.org_id = ${scope.orgId} and a.id = f.id and a.position <> f.place`.execute(scope.db)
  return null
}
