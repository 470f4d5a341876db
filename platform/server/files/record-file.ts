/** The one file of a record, in three of its columns: which it is, whose it was when it was sent, what it is called. */
import { refuse } from '@guanlan/platform/contract'
import type { Scope } from '../scope.ts'
import { requireFile } from './stored-file.ts'

export interface RecordFile {
  fileId: number | null
  fileUser: number | null
  fileName: string
}

/**
 * As it is stored with a record: the one that was there stays whoever saves the record, another one is of whoever saves.
 * @param sent what the record names under `files`; absent: none @throws invalid, where it is neither
 */
export async function recordFileOf(
  scope: Scope,
  sent: { id: number } | undefined,
  before: RecordFile | null,
): Promise<RecordFile> {
  if (!sent) return { fileId: null, fileUser: null, fileName: '' }
  if (before?.fileId === sent.id) return { fileId: before.fileId, fileUser: before.fileUser, fileName: before.fileName }
  const { name } = await requireFile(scope, sent.id).catch(() => {
    throw refuse('invalid', 'platform.fileNotSent', {}, 'files')
  })
  return { fileId: sent.id, fileUser: scope.userId, fileName: name }
}

/** As it is answered under `files`. */
export const shownRecordFile = ({ fileId, fileName }: RecordFile): { id: number; name: string; size: number }[] =>
  fileId === null ? [] : [{ id: fileId, name: fileName, size: 0 }]

/** For `sendFile`, by whoever sees the record. @throws missing, where it has none */
export function openRecordFile(scope: Scope, { fileId, fileUser }: RecordFile): ReturnType<typeof requireFile> {
  if (fileId === null || fileUser === null) throw refuse('missing', 'platform.missing')
  return requireFile({ ...scope, userId: fileUser }, fileId)
}
