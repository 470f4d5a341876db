import { mediaTypeWord } from '@guanlan/features/articles/server'
import type { Database } from '@guanlan/platform/server'

/** Feeds by name, with how they fare. */
export async function listSources(db: Database, page: number, pageSize: number) {
  const rows = await db
    .selectFrom('sources')
    .select([
      'id',
      'url',
      'name',
      'media_type',
      'interval_seconds',
      'full_text',
      'enabled',
      'last_success_at',
      'failures',
      'last_error',
    ])
    .select(eb => eb.fn.countAll<number>().over().as('total'))
    .orderBy('name')
    .orderBy('id')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute()
  const list = rows.map(row => ({
    id: row.id,
    url: row.url,
    name: row.name,
    mediaType: mediaTypeWord(row.media_type),
    intervalSeconds: row.interval_seconds,
    fullText: row.full_text,
    enabled: row.enabled,
    lastSuccessAt: row.last_success_at?.toISOString() ?? null,
    failures: row.failures,
    lastError: row.last_error,
  }))
  return { list, total: rows[0]?.total ?? 0, page, pageSize }
}
