/** The stored pieces of a file: where they lie, and their way to a browser. */
import { refuse } from '@guanlan/platform/contract'
import {
  type FileKey,
  type FileStore,
  namedFileKey,
  type RequestContext,
  requireKey,
  type Scope,
  sendJoined,
} from '@guanlan/platform/server'
import { sql } from 'kysely'

/** Area of the store. */
export const area = 'exports'
/** The same for the same piece: made again, it takes the place of what was made before. */
export const keyOfPart = (orgId: number, id: number, place: number): FileKey =>
  namedFileKey(area, orgId, `${id}.${place}`)

interface StoredFile {
  name: string
  format: string
  etag: string
  parts: { key: FileKey; bytes: number }[]
}

/** @throws missing when there is none, or not any more */
export async function requireFile({ orgId, db }: Pick<Scope, 'orgId' | 'db'>, id: number): Promise<StoredFile> {
  const { rows: records } = await sql<{ name: string; format: string; etag: string }>`
    select name, format, id || '-' || floor(extract(epoch from ended_at) * 1000) as etag from downloads
    where org_id = ${orgId} and id = ${id} and state = 'done' and removed_at is null and (pinned or expires_at is null or expires_at > now())`.execute(
    db,
  )
  const { rows: parts } = await sql<{ key: string; bytes: string }>`
    select key, bytes from download_parts where org_id = ${orgId} and download_id = ${id} order by place limit 100000`.execute(
    db,
  )
  if (!records[0] || parts.length === 0) throw refuse('missing', 'exports.fileMissing')
  return { ...records[0], parts: parts.map(({ key, bytes }) => ({ key: requireKey(key), bytes: Number(bytes) })) }
}

const types: Readonly<Record<string, string>> = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv',
  jsonl: 'application/x-ndjson; charset=utf-8',
  zip: 'application/zip',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  pdf: 'application/pdf',
  html: 'text/html; charset=utf-8',
  png: 'image/png',
}

export function sendParts(store: FileStore, { name, format, etag, parts }: StoredFile, exchange: RequestContext) {
  return sendJoined(store, { parts, name, etag, type: types[format] ?? 'application/octet-stream' }, exchange)
}
