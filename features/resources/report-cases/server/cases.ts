/** Report cases as they are stored: the organisation's own, and those for everybody. */
import type { ReportDocument, TemplateFile } from '@guanlan/features/reports/reports/contract'
import { sampleOfReport } from '@guanlan/features/reports/reports/server'
import { refuse } from '@guanlan/platform/contract'
import { type CallScope, type FileKey, isoOf, patternOf, requireFile, type Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { type CaseChange, type CaseDraft, type CaseQuestion, caseKinds, type ReportCase } from '../contract.ts'

const columnsFor = (
  orgId: number,
) => sql`r.id, r.version, r.title, r.kind, r.remark, r.everybody, r.org_id = ${orgId} as own,
  case when r.file_id is null then 'report' else 'file' end as source,
  case when r.file_id is null then concat_ws(' · ', r.document->>'title', nullif(r.document->>'subtitle', '')) else r.file_name end as cover,
  r.file_name as "fileName", r.file_kind as "fileKind", r.file_bytes::float8 as "fileBytes", ${isoOf('r.published_at')} as "publishedAt", ${isoOf('r.updated_at')} as "updatedAt",
  case when r.org_id = ${orgId} then coalesce(member_name(r.updated_by), '#' || r.updated_by) end as "updatedBy"`

/** What is said of rows by the second wall, too: of other organisations those for everybody alone. */
const seenIn = (orgId: number) => sql`(r.org_id = ${orgId} or r.everybody)`

export async function listCases(
  { orgId, db }: Scope,
  { titleLike, kind, page, pageSize }: CaseQuestion & { page: number; pageSize: number },
) {
  const { rows } = await sql<ReportCase & { total: number }>`
    select ${columnsFor(orgId)}, (count(*) over ())::int as total from report_cases r
    where ${seenIn(orgId)} and r.title ilike ${patternOf(titleLike)} and (${kind} = '' or r.kind = ${kind})
    order by r.published_at desc, r.id desc limit ${pageSize} offset ${(page - 1) * pageSize}`.execute(db)
  return { list: rows.map(({ total: _, ...row }) => row), total: rows[0]?.total ?? 0, page, pageSize }
}

/** @throws missing */
export async function getCase(
  { orgId, db }: Scope,
  id: number,
): Promise<ReportCase & { document: ReportDocument | null }> {
  const { rows } = await sql<ReportCase & { document: ReportDocument | null }>`
    select ${columnsFor(orgId)}, r.document from report_cases r where r.id = ${id} and ${seenIn(orgId)}`.execute(db)
  if (!rows[0]) throw refuse('missing', 'reportCases.missing')
  return rows[0]
}

/** @throws a refusal where nothing or both is named, the report is not released, or the title is taken */
export async function publishCase(scope: CallScope, draft: CaseDraft): Promise<ReportCase> {
  requireReach(scope, draft.everybody)
  const { orgId, userId, db, now } = scope
  const { title, kind, remark, everybody, reportId, fileId } = draft
  const sample = reportId === null ? null : await sampleOfReport(scope, reportId)
  const file = fileId === null ? null : await fileOf(scope, fileId)
  const { rows } = await sql<{ id: number }>`
    insert into report_cases (org_id, updated_at, updated_by, published_at, title, kind, remark, everybody, document, template, file_id, file_user, file_name, file_kind, file_bytes)
    values (${orgId}, ${now}, ${userId}, ${now}, ${title}, ${kind}, ${remark}, ${everybody}, ${sample && JSON.stringify(sample.document)}::jsonb, ${sample && JSON.stringify(sample.template)}::jsonb,
      ${fileId}::int, ${file && userId}::int, ${file?.name ?? null}, ${file?.kind ?? null}, ${file?.size ?? null}::bigint)
    on conflict (org_id, title) do nothing returning id`.execute(db)
  if (!rows[0]) throw refuse('conflict', 'reportCases.titleTaken', { title }, 'title')
  return withoutDocument(await getCase(scope, rows[0].id))
}

/** @throws missing; a conflict where it was changed since, or the title is taken */
export async function changeCase(
  scope: CallScope,
  { id, version, title, kind, remark, everybody }: CaseChange,
): Promise<ReportCase> {
  requireReach(scope, everybody)
  const { orgId, userId, db, now } = scope
  const { rows: taken } = await sql`
    select 1 from report_cases where org_id = ${orgId} and title = ${title} and id <> ${id}`.execute(db)
  if (taken.length > 0) throw refuse('conflict', 'reportCases.titleTaken', { title }, 'title')
  const { rows } = await sql<{ id: number }>`
    update report_cases set title = ${title}, kind = ${kind}, remark = ${remark}, everybody = ${everybody}, version = version + 1, updated_at = ${now}, updated_by = ${userId}
    where org_id = ${orgId} and id = ${id} and version = ${version} returning id`.execute(db)
  if (!rows[0]) {
    const { own } = await getCase(scope, id)
    throw own ? refuse('conflict', 'platform.changedSince', { by: '' }) : refuse('missing', 'reportCases.missing')
  }
  return withoutDocument(await getCase(scope, id))
}

export async function removeCases({ orgId, db }: Scope, ids: readonly number[]): Promise<{ changed: number }> {
  const { numAffectedRows } = await sql`
    delete from report_cases where org_id = ${orgId} and id = any(${[...ids]}::int[])`.execute(db)
  return { changed: Number(numAffectedRows ?? 0n) }
}

/** Where the file of a case lies. @throws missing, also of a case that is no file */
export async function caseFile(
  { orgId, db }: Scope,
  id: number,
): Promise<{ ofOrg: number; fileId: number; fileUser: number }> {
  const { rows } = await sql<{ ofOrg: number; fileId: number; fileUser: number }>`
    select r.org_id as "ofOrg", r.file_id as "fileId", r.file_user as "fileUser" from report_cases r
    where r.id = ${id} and ${seenIn(orgId)} and r.file_id is not null`.execute(db)
  if (!rows[0]) throw refuse('missing', 'reportCases.missing')
  return rows[0]
}

/** @throws a conflict where the case is a file */
export async function templateOfCase({ orgId, db }: Scope, id: number): Promise<TemplateFile> {
  const { rows } = await sql<{ template: TemplateFile | null }>`
    select r.template from report_cases r where r.id = ${id} and ${seenIn(orgId)}`.execute(db)
  if (!rows[0]) throw refuse('missing', 'reportCases.missing')
  if (rows[0].template === null) throw refuse('conflict', 'reportCases.noTemplate')
  return rows[0].template
}

const withoutDocument = ({ document: _, ...row }: ReportCase & { document: ReportDocument | null }): ReportCase => row

function requireReach({ isOperator }: CallScope, everybody: boolean): void {
  if (everybody && !isOperator) throw refuse('forbidden', 'reportCases.operatorsOnly', {}, 'everybody')
}

async function fileOf(
  scope: Scope,
  fileId: number,
): Promise<{ key: FileKey; name: string; size: number; kind: (typeof caseKinds)[number] }> {
  const file = await requireFile(scope, fileId).catch(() => {
    throw refuse('invalid', 'reportCases.fileMissing', {}, 'fileId')
  })
  const kind = caseKinds.find(each => file.name.toLowerCase().endsWith(`.${each}`))
  if (!kind) throw refuse('invalid', 'reportCases.fileMissing', {}, 'fileId')
  return { ...file, kind }
}
