/** For other features: a file that they made becomes a record of the download centre. */
import { type FileKey, newFileKey, type Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { type FolderType, storedDays } from '../contract.ts'
import { area } from './parts.ts'
import { seenBy } from './seen-by.ts'

export interface MadeFile {
  folderType: FolderType
  folderId?: number | null
  /** With its ending. */
  name: string
  /** `docx`, `pdf`, … */
  format: string
  /** Where it lies; a key of `newDownloadKey`. */
  key: FileKey
  bytes: number
  /** Null: it stays until somebody throws it away; absent: 30 days. */
  days?: number | null
}

/** Where to store a file before its record is kept. What no record keeps within a day is swept away. */
export const newExportKey = (orgId: number): FileKey => newFileKey(area, orgId)

/** In the transaction of whatever made it: file and result are there together. @returns the id of the record */
export async function saveExport(
  { orgId, userId, db, now, limitedTo }: Scope,
  { folderType, folderId = null, name, format, key, bytes, days = storedDays }: MadeFile,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into downloads (org_id, folder_type, folder_id, name, format, state, bytes, created_by, monitors_seen, created_at, ended_at, expires_at)
    values (${orgId}, ${folderType}, ${folderId}, ${name.slice(0, 150)}, ${format}, 'done', ${bytes}, ${userId}, ${seenBy({ limitedTo })}, ${now}, ${now},
      ${now}::timestamptz + ${days}::float8 * interval '1 day') returning id`.execute(db)
  const id = rows[0]?.id ?? 0
  await sql`
    insert into download_parts (org_id, download_id, place, key, bytes) values (${orgId}, ${id}, 0, ${key}, ${bytes})`.execute(
    db,
  )
  return id
}
