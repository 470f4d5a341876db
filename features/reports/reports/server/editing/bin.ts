/** Reports that were deleted: kept in a bin, taken out of it, gone for good after 30 days. */
import type { ChosenRecords, Database, Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { idsOfChosen, type ReportFilter } from '../reports.ts'

const daysInBin = 30
/** Rows of one statement: nobody waits long for their locks. */
const atOnce = 200

type Chosen = ChosenRecords<ReportFilter>

export const removeReports = (scope: Scope, chosen: Chosen) => setDeleted(scope, chosen, 'here', scope.now)
export const restoreReports = (scope: Scope, chosen: Chosen) => setDeleted(scope, chosen, 'bin', null)

async function setDeleted(scope: Scope, chosen: Chosen, place: ReportFilter['place'], at: Date | null) {
  const ids = await idsOfChosen(scope, chosen, place)
  const { numAffectedRows } = await sql`
    update reports set deleted_at = ${at}, version = version + 1, updated_by = ${scope.userId}, updated_at = ${scope.now}
    where org_id = ${scope.orgId} and id = any(${ids}::int[])`.execute(scope.db)
  return { changed: Number(numAffectedRows ?? 0n) }
}

export async function purgeReports(scope: Scope, chosen: Chosen) {
  const ids = await idsOfChosen(scope, chosen, 'bin')
  const { numAffectedRows } = await sql`
    delete from reports where org_id = ${scope.orgId} and id = any(${ids}::int[])`.execute(scope.db)
  return { changed: Number(numAffectedRows ?? 0n) }
}

/** What has lain in the bins of all organisations for 30 days; told once a night. */
export async function purgeDeletedReports(db: Database): Promise<void> {
  for (;;) {
    const { numAffectedRows } = await sql`
      delete from reports r using (
        select org_id, id from reports where deleted_at < now() - make_interval(days => ${daysInBin}) limit ${atOnce}) old
      where r.org_id = old.org_id and r.id = old.id`.execute(db)
    if (Number(numAffectedRows ?? 0n) < atOnce) return
  }
}
