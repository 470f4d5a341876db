/** Events in the bin: 30 days, then they go for good with the set of their articles. */
import { removeSets } from '@guanlan/features/articles/articles/server/facts'
import { refuse } from '@guanlan/platform/contract'
import { type ChosenRecords, type Database, numberList, type Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { ScopedQuestion } from '../../contract.ts'
import { eventTable, ofPerson } from './rows.ts'
import { saveSetsOf } from './set.ts'

const daysInBin = 30
const mostAtOnce = 10_000

/** @throws missing, where none of those named is there */
export async function removeEvents(scope: Scope, chosen: ChosenRecords<ScopedQuestion>): Promise<{ changed: number }> {
  const ids = await idsOf(scope, chosen)
  const { rows } = await sql<{ id: number }>`
    update events set binned_at = ${scope.now}, version = version + 1, updated_at = ${scope.now}, updated_by = ${scope.userId}
    where org_id = ${scope.orgId} and id = any(${numberList(ids)}::int[]) and binned_at is null returning id`.execute(
    scope.db,
  )
  if (rows.length === 0) throw refuse('missing', 'events.missing')
  await saveSetsOf(
    scope,
    rows.map(({ id }) => id),
  )
  return { changed: rows.length }
}

/** @throws a conflict, where another event has the title meanwhile */
export async function restoreEvents(scope: Scope, chosen: ChosenRecords<ScopedQuestion>): Promise<{ changed: number }> {
  const ids = await idsOf(scope, chosen)
  const { rows: taken } = await sql<{ title: string }>`
    select b.title from events b where b.org_id = ${scope.orgId} and b.id = any(${numberList(ids)}::int[]) and b.binned_at is not null
      and (exists (select from events e where e.org_id = b.org_id and e.title = b.title and e.binned_at is null)
        or exists (select from events e where e.org_id = b.org_id and e.title = b.title and e.id < b.id and e.id = any(${numberList(ids)}::int[]) and e.binned_at is not null))
    limit 1`.execute(scope.db)
  if (taken[0]) throw refuse('conflict', 'events.titleTaken', { title: taken[0].title })
  const { rows } = await sql<{ id: number }>`
    update events set binned_at = null, version = version + 1, updated_at = ${scope.now}, updated_by = ${scope.userId}
    where org_id = ${scope.orgId} and id = any(${numberList(ids)}::int[]) and binned_at is not null returning id`.execute(
    scope.db,
  )
  if (rows.length === 0) throw refuse('missing', 'events.missing')
  await saveSetsOf(
    scope,
    rows.map(({ id }) => id),
  )
  return { changed: rows.length }
}

async function idsOf(scope: Scope, chosen: ChosenRecords<ScopedQuestion>): Promise<number[]> {
  if (!chosen.allOf) return [...chosen.ids]
  const request = { ...chosen, allOf: ofPerson(scope, chosen.allOf) }
  const { list } = await eventTable.pageOfChosen(scope, request, {
    sort: 'createdAt',
    order: 'desc',
    limit: mostAtOnce,
  })
  return list.map(({ id }) => id)
}

export const purgeEvents = (db: Database): Promise<void> =>
  db.transaction().execute(async tx => {
    const { rows } = await sql<{ orgId: number; id: number }>`
      delete from events where binned_at < now() - make_interval(days => ${daysInBin}) returning org_id as "orgId", id`.execute(
      tx,
    )
    await removeSets(
      tx,
      rows.map(row => ({ ...row, kind: 'event' as const })),
    )
  })
