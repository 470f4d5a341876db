/** Recordings are kept as long as their task says; files that no row names go a day later. */
import type { Database, FileKey, FileStore } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { area } from './record.ts'

const dayMs = 86_400_000
const page = 500

export async function purgeRecordings(db: Database, store: FileStore, now = new Date()): Promise<void> {
  await sql`delete from broadcast_recordings where kept_until < ${now}`.execute(db)
  const before = new Date(now.getTime() - dayMs)
  for (const orgId of await store.organisations(area))
    for (let after: FileKey | undefined; ; ) {
      const files = await store.list(area, orgId, { limit: page, ...(after && { after }) })
      const old = files.filter(({ storedAt }) => storedAt < before).map(({ key }) => key)
      const { rows } = await sql<{ key: string }>`
        select key from broadcast_segments where org_id = ${orgId} and key = any(${old}::text[])`.execute(db)
      const stored = new Set(rows.map(({ key }) => key))
      for (const key of old) if (!stored.has(key)) await store.delete(key)
      after = files.at(-1)?.key
      if (files.length < page) break
    }
}
