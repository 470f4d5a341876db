/** The door for what makes reports by itself and sends them: what may be kept to be asked later, how far one is, and what files are made of. */
import { organisationName } from '@guanlan/features/people/organisations/server'
import { refuse } from '@guanlan/platform/contract'
import { limitsOf, lookOf, newestTasks, overQuota, type PaperDocument, type Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { type ReportDocument, type ReportDraft, reportsFeature } from '../contract.ts'
import { paperOf } from './files/paper.ts'
import { makeReport } from './jobs.ts'
import { requireMonitors } from './monitors.ts'
import { conditionsOf, documentOf, templateOf } from './reports.ts'
import { requireSeen } from './subjects.ts'

/** Template and monitors are there, and no more conditions than the organisation may have. @throws a refusal at the field */
export async function requireReportParts(
  scope: Scope,
  requested: Pick<ReportDraft, 'templateId' | 'monitors' | 'filters' | 'sentiments'>,
): Promise<void> {
  await templateOf(scope, requested.templateId)
  await requireMonitors(scope, requested.monitors)
  const limit = (await limitsOf(scope, ['reportCondition'])).get('reportCondition') ?? null
  const used = conditionsOf(requested)
  if (limit === null || used <= limit) return
  throw refuse(
    'quota',
    'platform.overQuota',
    await overQuota(scope, reportsFeature.quotas.reportCondition, { used, limit }),
  )
}

export interface ReportFacts {
  id: number
  name: string
  monitorIds: number[]
  /** draft: it is made, whatever became of it in review; failed: nobody makes it any more, and it is not whole. */
  state: 'making' | 'draft' | 'failed'
}

/** Of one, as far as the one who asks may see it. @throws missing */
export async function reportFacts(scope: Scope, id: number): Promise<ReportFacts> {
  const { rows } = await sql<Omit<ReportFacts, 'state'> & { state: string; needs: string | null }>`
    select id, name, monitor_ids as "monitorIds", state, needs from reports where org_id = ${scope.orgId} and id = ${id} and deleted_at is null`.execute(
    scope.db,
  )
  if (!rows[0]) throw refuse('missing', 'platform.missing')
  const { needs, ...report } = rows[0]
  requireSeen(scope, needs)
  if (report.state !== 'making') return { ...report, state: 'draft' }
  const task = (await newestTasks(scope, makeReport, 3_600)).get(String(id))
  return { ...report, state: task?.state === 'waiting' || task?.state === 'running' ? 'making' : 'failed' }
}

/** As it is kept now: its document, and the same as the writers of files take it. */
export async function reportOnPaper(
  scope: Scope,
  id: number,
): Promise<{ document: ReportDocument; paper: PaperDocument }> {
  const document = await documentOf(scope, id)
  return { document, paper: paperOf(document, await organisationName(scope), await lookOf(scope.db, scope.orgId)) }
}
