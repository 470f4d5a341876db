/** What nobody can fetch any more goes. */
import { type Database, type FileStore, requireKey } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { area, keyOfPart } from './parts.ts'

const atOnce = 200
const dayMs = 86_400_000

/** Files of records that failed, were cancelled, have expired or were removed; removed records stay a day, so that removing can be taken back. */
export async function purgeDownloads(system: Database, store: FileStore, now = new Date()): Promise<void> {
  for (;;) {
    const { rows } = await sql<{ orgId: number; id: number; isRemoved: boolean; keys: string[] }>`
      select d.org_id as "orgId", d.id, coalesce(d.removed_at < ${new Date(now.getTime() - dayMs)}::timestamptz, false) as "isRemoved",
        array(select p.key from download_parts p where p.org_id = d.org_id and p.download_id = d.id order by p.place) as keys
      from downloads d
      where d.removed_at < ${new Date(now.getTime() - dayMs)}::timestamptz
        or (exists (select from download_parts p where p.org_id = d.org_id and p.download_id = d.id) or exists (select from download_rows r where r.org_id = d.org_id and r.download_id = d.id))
          and (d.state in ('failed', 'cancelled') or d.state = 'done' and not d.pinned and d.expires_at < ${now}::timestamptz)
      order by d.org_id, d.id limit ${atOnce}`.execute(system)
    for (const { orgId, id, isRemoved, keys } of rows) {
      for (const key of keys) await store.delete(requireKey(key))
      // One more: a piece may have been stored whose transaction came to nothing.
      await store.delete(keyOfPart(orgId, id, keys.length))
      await sql`delete from download_rows where org_id = ${orgId} and download_id = ${id}`.execute(system)
      await sql`delete from download_parts where org_id = ${orgId} and download_id = ${id}`.execute(system)
      if (isRemoved) await sql`delete from downloads where org_id = ${orgId} and id = ${id}`.execute(system)
    }
    if (rows.length < atOnce) return
  }
}

/** Files without a record: of organisations that are gone, and of work that was ended between storing and keeping. */
export async function purgeStrayFiles(system: Database, store: FileStore, now = new Date()): Promise<void> {
  const before = new Date(now.getTime() - dayMs)
  for (const orgId of await store.organisations(area))
    for (let after: Parameters<FileStore['list']>[2]['after']; ; ) {
      const page = await store.list(area, orgId, { limit: atOnce, ...(after && { after }) })
      const old = page.filter(({ storedAt }) => storedAt < before).map(({ key }) => key)
      const { rows } = await sql<{ key: string }>`
        select key from download_parts where org_id = ${orgId} and key = any(${old}::text[])`.execute(system)
      const known = new Set(rows.map(({ key }) => key))
      for (const key of old) if (!known.has(key as string)) await store.delete(key)
      after = page.at(-1)?.key
      if (page.length < atOnce) break
    }
}
