/** Exclusions end on their day, by the clock of their organisation. */
import { organisationRows } from '@guanlan/features/people/organisations/server'
import { type Database, withScope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { entryRefOf } from '../../contract.ts'
import { takeIn } from './exclusions.ts'

const mostAtOnce = 200

export async function endExclusions(db: Database, now = new Date()): Promise<void> {
  const { rows } = await sql<{ orgId: number; mediaId: number | null; accountId: number | null }>`
    select x.org_id as "orgId", x.media_id as "mediaId", x.account_id as "accountId" from media_exclusions x join ${organisationRows} o on o.id = x.org_id
    where x.until is not null and x.until <= (${now}::timestamptz at time zone o.time_zone)::date order by x.org_id, x.id limit ${mostAtOnce}`.execute(
    db,
  )
  const failed: unknown[] = []
  for (const [orgId, its] of Map.groupBy(rows, row => row.orgId))
    await withScope(db, { orgId, now }, scope => takeIn(scope, its.map(entryRefOf))).catch(error => failed.push(error))
  // What one organisation's filters refuse keeps no other organisation's media out; it is reported, and tried again.
  if (failed.length > 0) throw new AggregateError(failed, 'some exclusions could not be ended')
}
