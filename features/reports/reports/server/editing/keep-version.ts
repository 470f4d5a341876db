/** Keeps a report as it stands now. */
import { type Scope, withoutHistory } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { ReportVersion } from '../../contract.ts'

/** Pauses longer than this end a session of editing. */
const sessionMinutes = 30
/** Of those without a name; older ones go. Named ones stay with the report. */
const mostUnnamed = 50

type Reason = ReportVersion['reason']

/** As the report stands in the table now. */
export async function saveVersion({ db, orgId, userId, now }: Scope, reportId: number, reason: Reason, name = '') {
  const { rows } = await sql<{ id: number }>`
    insert into report_versions (org_id, report_id, made_at, made_by, name, reason, report_name, document)
    select org_id, id, ${now}, ${userId}, ${name}, ${reason}, name, document from reports
    where org_id = ${orgId} and id = ${reportId} and jsonb_array_length(document->'blocks') > 0 returning id`.execute(
    db,
  )
  if (name === '')
    await sql`
      delete from report_versions where org_id = ${orgId} and report_id = ${reportId} and name = '' and id <= (
        select id from report_versions where org_id = ${orgId} and report_id = ${reportId} and name = '' order by id desc offset ${mostUnnamed} limit 1)`.execute(
      db,
    )
  return rows[0]?.id ?? 0
}

/** What a report was before a session of editing: kept with the first save of somebody, and after a pause. */
export async function saveSession(scope: Scope, reportId: number): Promise<void> {
  const { rows } = await sql`
    select from reports where org_id = ${scope.orgId} and id = ${reportId} and (
      updated_by is distinct from ${scope.userId} or updated_at < ${scope.now}::timestamptz - make_interval(mins => ${sessionMinutes})
      or not exists (select from report_versions v where v.org_id = reports.org_id and v.report_id = reports.id))
      -- Two people who write at once are one session.
      and not exists (select from report_versions v where v.org_id = reports.org_id and v.report_id = reports.id and v.reason = 'session'
        and v.made_at > ${scope.now}::timestamptz - make_interval(mins => ${sessionMinutes}))`.execute(scope.db)
  if (rows.length > 0) await withoutHistory(scope, () => saveVersion(scope, reportId, 'session'))
}
