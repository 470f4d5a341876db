/** Saves of several people at one report: each sends what they changed, and what they changed it from. */
import { Refusal, refuse } from '@guanlan/platform/contract'
import { type Scope, withoutHistory } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { z } from 'zod'
import {
  type ChangeRecord,
  type Clash,
  type Edited,
  isNothing,
  merge,
  mostBlocks,
  type ReportEdit,
} from '../../contract.ts'
import { getReport, requireOpen } from '../reports.ts'
import { saveSession } from './keep-version.ts'

/**
 * Keeps what was changed beside what others changed since. The reader's own steps are taken back in the editor; what was is kept as a version of
 * the session, not once more with each pause in writing.
 * @throws a conflict that names each block which somebody else changed, too, at `changes.blocks.ID`
 */
export async function saveChanges(scope: Scope, edit: ReportEdit): Promise<z.infer<typeof Edited>> {
  const { reportId, changes } = edit
  const row = await lock(scope, reportId)
  await requireOpen(scope, reportId)
  if (isNothing(changes)) return { version: row.version, report: null }
  const merged = merge(row, changes)
  if (merged.clashes.length > 0) throw clashing(merged.clashes, (await getReport(scope, reportId)).edits)
  if (merged.document.blocks.length > mostBlocks)
    throw refuse('invalid', 'reports.tooManyInReport', {}, 'changes.blocks')
  await saveSession(scope, reportId)
  const edited = { by: scope.userId, at: scope.now.toISOString() }
  const edits = Object.fromEntries(changes.blocks.map(({ id }) => [id, edited]))
  await withoutHistory(scope, () =>
    sql`
      update reports set name = ${merged.reportName}, document = ${JSON.stringify(merged.document)}::jsonb, edits = edits || ${JSON.stringify(edits)}::jsonb,
        version = version + 1, updated_by = ${scope.userId}, updated_at = ${scope.now}
      where org_id = ${scope.orgId} and id = ${reportId}`.execute(scope.db),
  )
  const isAlone = row.version === edit.version
  return { version: row.version + 1, report: isAlone ? null : await getReport(scope, reportId) }
}

async function lock({ db, orgId }: Scope, id: number): Promise<ChangeRecord & { version: number }> {
  const { rows } = await sql<ChangeRecord & { version: number }>`
    select version, name as "reportName", document from reports where org_id = ${orgId} and id = ${id} for update`.execute(
    db,
  )
  if (!rows[0]) throw refuse('missing', 'platform.missing')
  return rows[0]
}

function clashing(clashes: readonly Clash[], edits: Readonly<Record<string, { by: string }>>): Refusal {
  const problems = clashes.map(({ id }) => ({
    field: `changes.blocks.${id}`,
    key: 'reports.blockChanged',
    values: { by: edits[id]?.by ?? '' },
  }))
  const by = [...new Set(problems.map(({ values }) => values.by))].filter(Boolean).join('、')
  return new Refusal('conflict', 'reports.blockChanged', { by }, problems)
}
