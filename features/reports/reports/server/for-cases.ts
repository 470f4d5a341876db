/** The door for a library of sample reports: what of a released report may be shown to others, and its template as one of theirs. */
import { refuse } from '@guanlan/platform/contract'
import { type CallScope, limitsOf, overQuota, type Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { type ReportDocument, reportsFeature, type TemplateFile } from '../contract.ts'
import { presentReport } from './sharing/present.ts'
import { requireSeen } from './subjects.ts'
import { countTemplates, importTemplate } from './templates/records.ts'

export interface SampleReport {
  title: string
  /** Without questions behind figures and ids of articles. */
  document: ReportDocument
  template: TemplateFile
}

/** @throws missing; a conflict where the report is not released; a report of a subject, whose template is not for others */
export async function sampleOfReport(scope: Scope, id: number): Promise<SampleReport> {
  const { rows } = await sql<{
    name: string
    templateName: string
    kind: TemplateFile['kind']
    template: TemplateFile['blocks']
    document: ReportDocument
    state: string
    needs: string | null
  }>`select name, template_name as "templateName", kind, template, document, state, needs from reports
    where org_id = ${scope.orgId} and id = ${id} and deleted_at is null`.execute(scope.db)
  const [report] = rows
  if (!report) throw refuse('missing', 'platform.missing')
  requireSeen(scope, report.needs)
  if (report.state !== 'released') throw refuse('conflict', 'reports.notReleased', {}, 'reportId')
  const { name, templateName, kind, template: blocks } = report
  const document = presentReport(report.document)
  return {
    title: name,
    document,
    template: { format: 'guanlan-report-template', version: 1, name: templateName, kind, blocks, look: document.look },
  }
}

/** A template of others as one of the organisation, under a free name. @throws a refusal where it has as many as it may */
export async function adoptTemplate(scope: CallScope, file: TemplateFile): Promise<{ id: number; name: string }> {
  const limit = (await limitsOf(scope, ['reportTemplateCount'])).get('reportTemplateCount') ?? null
  const used = (await countTemplates(scope)) + 1
  if (limit !== null && used > limit)
    throw refuse(
      'quota',
      'platform.overQuota',
      await overQuota(scope, reportsFeature.quotas.reportTemplateCount, { used, limit }),
    )
  const { id, name } = await importTemplate(scope, file)
  return { id, name }
}
