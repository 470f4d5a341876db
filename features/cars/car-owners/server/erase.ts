/** Erasing: everything known of an owner leaves, but the fact. History has no values of owners; files that may hold them are forgotten. */
import { refuse } from '@guanlan/platform/contract'
import { type Database, forgetFilesOf, numberList, type Scope, withScope } from '@guanlan/platform/server'
import { sql } from 'kysely'

const jobsWithPeople = ['carOwners.export', 'carOwners.import']

/** @throws missing, where none of them is there */
export async function eraseOwners(scope: Scope, ids: readonly number[], why: 'erased' | 'consentEnded' = 'erased') {
  const { rows } = await sql<{ id: number }>`
    delete from car_owners where org_id = ${scope.orgId} and id = any(${numberList(ids)}::int[]) returning id`.execute(
    scope.db,
  )
  if (rows.length === 0) throw refuse('missing', 'platform.missing')
  await sql`
    insert into car_owner_ends (org_id, owner_id, ended_at, why)
    select ${scope.orgId}::int, gone, ${scope.now}::timestamptz, ${why} from unnest(${rows.map(({ id }) => id)}::int[]) gone`.execute(
    scope.db,
  )
  await forgetFilesOf(scope, jobsWithPeople)
  return { changed: rows.length }
}

/** Those whose consent ended yesterday or before. */
export async function eraseEnded(db: Database): Promise<void> {
  const { rows } = await sql<{ orgId: number; ids: number[] }>`
    select org_id as "orgId", array_agg(id) as ids from car_owners where consent_until < current_date group by org_id`.execute(
    db,
  )
  for (const { orgId, ids } of rows) await withScope(db, { orgId }, scope => eraseOwners(scope, ids, 'consentEnded'))
}
