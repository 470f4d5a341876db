/** What a report was at some moment: named by hand, or kept by itself before it becomes something else. */
import { refuse } from '@guanlan/platform/contract'
import { type Scope, withoutHistory } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { BringBack, Report, ReportVersion, VersionContent, VersionDraft } from '../../contract.ts'
import { findReport, getReport, requireOpen } from '../reports.ts'
import { requireSeen } from '../subjects.ts'
import { saveVersion } from './keep-version.ts'

const mostNamed = 100

const columns = sql`v.id, v.name, v.reason, v.made_at as "madeAt", coalesce(member_name(v.made_by), '#' || v.made_by) as "madeBy"`
type Row = Omit<ReportVersion, 'madeAt'> & { madeAt: Date }
const reported = <R extends Row>(row: R) => ({ ...row, madeAt: row.madeAt.toISOString() })

export async function listVersions(scope: Scope, reportId: number): Promise<ReportVersion[]> {
  await findReport(scope, reportId)
  const { rows } = await sql<Row>`
    select ${columns} from report_versions v where v.org_id = ${scope.orgId} and v.report_id = ${reportId} order by v.id desc`.execute(
    scope.db,
  )
  return rows.map(reported)
}

export async function getVersion(scope: Scope, id: number): Promise<z.infer<typeof VersionContent>> {
  type Found = Row & Pick<z.infer<typeof VersionContent>, 'reportName' | 'document'> & { needs: string | null }
  const { rows } = await sql<Found>`
    select r.needs, ${columns}, v.report_name as "reportName", v.document from report_versions v
    join reports r on r.org_id = v.org_id and r.id = v.report_id and r.deleted_at is null
    where v.org_id = ${scope.orgId} and v.id = ${id}`.execute(scope.db)
  if (!rows[0]) throw refuse('missing', 'platform.missing')
  const { needs, ...version } = rows[0]
  requireSeen(scope, needs)
  return reported(version)
}

export async function keepNamed(
  scope: Scope,
  { reportId, name }: z.infer<typeof VersionDraft>,
): Promise<ReportVersion> {
  const { state } = await findReport(scope, reportId)
  if (state === 'making') throw refuse('conflict', 'reports.stillMaking')
  const named = (await listVersions(scope, reportId)).filter(version => version.name !== '')
  if (named.length >= mostNamed) throw refuse('invalid', 'reports.tooManyVersions', {}, 'name')
  const {
    document: _,
    reportName: __,
    ...version
  } = await getVersion(scope, await saveVersion(scope, reportId, 'named', name))
  return version
}

export async function bringBack(
  scope: Scope,
  { reportId, versionId, version }: z.infer<typeof BringBack>,
): Promise<Report> {
  const before = await requireOpen(scope, reportId)
  const requested = await getVersion(scope, versionId)
  await withoutHistory(scope, () => saveVersion(scope, reportId, 'restore'))
  const { numAffectedRows } = await sql`
    update reports r set document = v.document, name = v.report_name, edits = '{}', version = r.version + 1, updated_by = ${scope.userId}, updated_at = ${scope.now}
    from report_versions v
    where r.org_id = ${scope.orgId} and r.id = ${reportId} and r.version = ${version} and v.org_id = r.org_id and v.report_id = r.id and v.id = ${requested.id}`.execute(
    scope.db,
  )
  if (numAffectedRows !== 1n) throw refuse('conflict', 'platform.changedSince', { by: before.updatedBy ?? '' })
  return getReport(scope, reportId)
}
