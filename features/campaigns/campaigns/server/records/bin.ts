/** Campaigns in the bin: 30 days, then they go for good with the set of their articles, and all that hangs on them. */
import { removeSets } from '@guanlan/features/articles/articles/server/facts'
import { type Database, numberList, type Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { saveSetsOf } from './set.ts'

const daysInBin = 30

/** Their articles stay with the organisation; one undo brings back campaigns with all that belongs to them. */
export async function removeCampaigns(scope: Scope, ids: readonly number[]): Promise<{ changed: number }> {
  const { rows } = await sql<{ id: number }>`
    update activities set binned_at = ${scope.now}, version = version + 1, updated_at = ${scope.now}, updated_by = ${scope.userId}
    where org_id = ${scope.orgId} and id = any(${numberList(ids)}::int[]) and binned_at is null returning id`.execute(
    scope.db,
  )
  await saveSetsOf(
    scope,
    rows.map(({ id }) => id),
  )
  return { changed: rows.length }
}

export const purgeCampaigns = (db: Database): Promise<void> =>
  db.transaction().execute(async tx => {
    const { rows } = await sql<{ orgId: number; id: number }>`
      delete from activities where binned_at < now() - make_interval(days => ${daysInBin}) returning org_id as "orgId", id`.execute(
      tx,
    )
    await removeSets(
      tx,
      rows.map(row => ({ ...row, kind: 'campaign' as const })),
    )
  })
