/** From draft to release, and back. */
import { refuse } from '@guanlan/platform/contract'
import type { CallScope, Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { ReportRow, ReportSettings, Review, ReviewAct } from '../../contract.ts'
import { findReport, type Row, shown } from '../reports.ts'
import { saveVersion } from './keep-version.ts'

type Settings = z.infer<typeof ReportSettings>
type State = Row['state']

/** In which states an act may be done, and what comes of it. */
const steps: Readonly<Record<ReviewAct, { from: readonly State[]; to: State }>> = {
  submit: { from: ['draft'], to: 'review' },
  sendBack: { from: ['review'], to: 'draft' },
  release: { from: ['draft', 'review'], to: 'released' },
  takeBack: { from: ['released'], to: 'draft' },
}

export async function settingsOf({ db, orgId }: Scope): Promise<Settings> {
  const { rows } = await sql<Settings>`
    select second_person as "secondPerson" from report_settings where org_id = ${orgId}`.execute(db)
  return rows[0] ?? { secondPerson: false }
}

export async function changeSettings(scope: Scope, settings: Settings): Promise<Settings> {
  await sql`
    insert into report_settings (org_id, second_person) values (${scope.orgId}, ${settings.secondPerson})
    on conflict (org_id) do update set second_person = excluded.second_person`.execute(scope.db)
  return settings
}

/**
 * @throws a conflict when it was changed since, or stands elsewhere by now; a refusal where the organisation wants a second person and whoever asks
 * is the one who gave it to review, or nobody did
 */
export async function review(scope: CallScope, { reportId, version, act }: z.infer<typeof Review>): Promise<ReportRow> {
  const row = await findReport(scope, reportId)
  const { from, to } = steps[act]
  if (!from.includes(row.state)) throw refuse('conflict', 'reports.otherState')
  if (act === 'release' && (await settingsOf(scope)).secondPerson) {
    if (row.state !== 'review') throw refuse('conflict', 'reports.reviewFirst')
    if (row.reviewBy === scope.userId) throw refuse('conflict', 'reports.secondPersonOnly')
  }
  if (act === 'release') await saveVersion(scope, reportId, 'release')
  const { userId, now } = scope
  const reviewBy = act === 'submit' ? userId : act === 'release' ? row.reviewBy : null
  const { numAffectedRows } = await sql`
    update reports set state = ${to}, review_by = ${reviewBy}, released_by = ${to === 'released' ? userId : null}, released_at = ${to === 'released' ? now : null},
      version = version + 1, updated_by = ${userId}, updated_at = ${now}
    where org_id = ${scope.orgId} and id = ${reportId} and version = ${version}`.execute(scope.db)
  if (numAffectedRows !== 1n) throw refuse('conflict', 'platform.changedSince', { by: row.updatedBy ?? '' })
  const [changed] = await shown(scope, [await findReport(scope, reportId)])
  return changed as ReportRow
}
