/** Files that people have sent, as an organisation keeps them: a row for each, which says until when. */
import { type ReceivedFile, refuse } from '@guanlan/platform/contract'
import { sql } from 'kysely'
import type { Database } from '../database.ts'
import type { Scope } from '../scope.ts'
import type { SheetSource } from '../sheets/sheet-source.ts'
import { uploadArea } from './receive.ts'
import { type FileKey, type FileStore, requireKey } from './store.ts'

export interface StoredFile {
  id: number
  name: string
  /** Bytes. */
  size: number
}

/** A file of a call is kept with the transaction of the call; without it, it is gone a day later. @param hours null: for good */
export async function saveFile(scope: Scope, file: ReceivedFile, hours: number | null): Promise<StoredFile> {
  const { rows } = await sql<{ id: number }>`
    insert into stored_files (org_id, key, name, kind, bytes, user_id, expires_at)
    values (${scope.orgId}, ${file.key}, ${file.name}, ${file.kind}, ${file.bytes}, ${scope.userId}, now() + ${hours}::float8 * interval '1 hour')
    returning id`.execute(scope.db)
  return { id: rows[0]?.id ?? 0, name: file.name, size: file.bytes }
}

/** It stays as long as a task that begins now may need it. */
export async function saveFileForTask({ orgId, db }: Pick<Scope, 'orgId' | 'db'>, id: number): Promise<void> {
  await sql`
    update stored_files set expires_at = greatest(expires_at, now() + interval '7 days') where org_id = ${orgId} and id = ${id}`.execute(
    db,
  )
}

/** One's own file. @throws missing */
export async function requireFile(
  { orgId, userId, db }: Pick<Scope, 'orgId' | 'userId' | 'db'>,
  id: number,
): Promise<StoredFile & { key: FileKey }> {
  const { rows } = await sql<{ key: string; name: string; bytes: string }>`
    select key, name, bytes from stored_files
    where org_id = ${orgId} and id = ${id} and user_id = ${userId} and (expires_at is null or expires_at > now())`.execute(
    db,
  )
  if (!rows[0]) throw refuse('missing', 'platform.missing')
  return { id, key: requireKey(rows[0].key), name: rows[0].name, size: Number(rows[0].bytes) }
}

/** For `readSheet`. */
export const sheetOf = (store: FileStore, { key, size }: { key: FileKey; size: number }): SheetSource => ({
  bytes: size,
  async open(range) {
    const found = await store.get(key, range)
    if (!found) throw refuse('missing', 'platform.missing')
    return found.stream
  },
})

const dayMs = 24 * 3_600_000
/** Tasks and their files are gone a week after they ended; what is older belongs to organisations that are gone themselves. */
const taskFilesStayMs = 60 * dayMs
const atOnce = 500

/** What has expired goes, and what nobody knows of: a call that was killed between storing and keeping, an organisation that is gone. */
export async function forgetFiles(system: Database, store: FileStore, now = new Date()): Promise<void> {
  for (;;) {
    const { rows } = await sql<{ key: string }>`
      delete from stored_files where (org_id, id) in (select org_id, id from stored_files where expires_at < ${now} limit ${atOnce}) returning key`.execute(
      system,
    )
    for (const { key } of rows) await store.delete(requireKey(key))
    if (rows.length < atOnce) break
  }
  await forgetUnknown(store, uploadArea, new Date(now.getTime() - dayMs), async keys => {
    const { rows } = await sql<{ key: string }>`select key from stored_files where key = any(${keys}::text[])`.execute(
      system,
    )
    return new Set(rows.map(({ key }) => key))
  })
  await forgetUnknown(store, 'tasks', new Date(now.getTime() - taskFilesStayMs), async () => new Set())
}

/** @param known which of these keys somebody still has */
async function forgetUnknown(
  store: FileStore,
  area: string,
  before: Date,
  known: (keys: readonly FileKey[]) => Promise<ReadonlySet<string>>,
): Promise<void> {
  for (const orgId of await store.organisations(area))
    for (let after: FileKey | undefined; ; ) {
      const page = await store.list(area, orgId, { limit: atOnce, ...(after && { after }) })
      const old = page.filter(({ storedAt }) => storedAt < before).map(({ key }) => key)
      const stored = old.length > 0 ? await known(old) : new Set()
      for (const key of old) if (!stored.has(key)) await store.delete(key)
      after = page.at(-1)?.key
      if (page.length < atOnce) break
    }
}
