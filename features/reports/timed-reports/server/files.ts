/** Files of reports: made ones and edited ones. Each is a record of the download centre, which keeps it 30 days, or for good where it is pinned. */
import { newExportKey, saveExport } from '@guanlan/features/handling/exports/server'
import { type FileStore, requireKey, type Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { RunFile } from '../contract.ts'

export interface ReportFile extends RunFile {
  key: string
  runId: number | null
}
interface Owner {
  reportId: number
  /** Null: of the report itself. */
  runId: number | null
}

const columns = sql`f.id, f.download_id as "downloadId", f.format, f.name, f.bytes::float8 as bytes, f.key, f.run_id as "runId",
  case when f.uploaded_by is not null then coalesce(member_name(f.uploaded_by), '#' || f.uploaded_by) end as "uploadedBy",
  to_char(f.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at, f.replaced_at is null as "isCurrent"`

/** All files of runs, in the order in which they came. */
export async function filesOfRuns({ orgId, db }: Scope, runIds: readonly number[]): Promise<ReportFile[]> {
  const { rows } = await sql<ReportFile>`
    select ${columns} from report_files f where f.org_id = ${orgId} and f.run_id = any(${[...runIds]}::int[]) order by f.id limit 5000`.execute(
    db,
  )
  return rows
}

/** Edited files of a report itself. */
export async function filesOfReport({ orgId, db }: Scope, reportId: number): Promise<ReportFile[]> {
  const { rows } = await sql<ReportFile>`
    select ${columns} from report_files f where f.org_id = ${orgId} and f.report_id = ${reportId} and f.run_id is null order by f.id limit 500`.execute(
    db,
  )
  return rows
}

/** Stored first; its record and its place among the files are there together, with the transaction. */
export async function addFile(
  scope: Scope,
  store: FileStore,
  { reportId, runId }: Owner,
  file: {
    format: string
    name: string
    source: AsyncIterable<Uint8Array>
    mostBytes: number
    uploadedBy: number | null
  },
): Promise<ReportFile> {
  const { orgId, db, now } = scope
  const { format, name, uploadedBy } = file
  const key = newExportKey(orgId)
  const bytes = await store.put(key, file.source, file.mostBytes)
  const downloadId = await saveExport(scope, { folderType: 'report', name, format, key, bytes })
  // The same report's files come one after the other: the one before is replaced by the one behind it.
  await sql`
    update report_files set replaced_at = ${now}
    where org_id = ${orgId} and report_id = ${reportId} and run_id is not distinct from ${runId}::int and format = ${format} and replaced_at is null`.execute(
    db,
  )
  const { rows } = await sql<{ id: number }>`
    insert into report_files (org_id, report_id, run_id, format, name, key, bytes, download_id, uploaded_by, created_at)
    values (${orgId}, ${reportId}, ${runId}, ${format}, ${name}, ${key}, ${bytes}, ${downloadId}, ${uploadedBy}, ${now}) returning id`.execute(
    db,
  )
  const found = await sql<ReportFile>`
    select ${columns} from report_files f where f.org_id = ${orgId} and f.id = ${rows[0]?.id ?? 0}`.execute(db)
  return found.rows[0] as ReportFile
}

/** An edited file of the report takes the place of one that would be made for a run; null: there is none. */
export async function reuseEdited(
  scope: Scope,
  { reportId, runId, format }: { reportId: number; runId: number; format: string },
): Promise<boolean> {
  const { rows } = await sql`
    insert into report_files (org_id, report_id, run_id, format, name, key, bytes, download_id, uploaded_by, created_at)
    select org_id, report_id, ${runId}, format, name, key, bytes, download_id, uploaded_by, created_at from report_files
    where org_id = ${scope.orgId} and report_id = ${reportId} and run_id is null and format = ${format} and replaced_at is null
    order by id desc limit 1 returning id`.execute(scope.db)
  return rows.length > 0
}

/** Whether it is still there to be sent. */
export const isStored = async (store: FileStore, { key }: { key: string }): Promise<boolean> =>
  (await store.size(requireKey(key))) !== null

/** Without what only the server needs. */
export const shownFile = ({ key: _, runId: __, ...file }: ReportFile): RunFile => file
