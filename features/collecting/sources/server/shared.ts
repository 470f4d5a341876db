/** What operators see and change: sources of the whole installation. */
import { mediaTypeWord } from '@guanlan/features/articles/articles/server'
import type { Locale } from '@guanlan/platform/contract'
import { type Database, numberList, patternOf, sayFetchProblem } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { SourceKind } from '../contract.ts'

export async function listShared(
  db: Database,
  { page, pageSize, like }: { page: number; pageSize: number; like: string },
  locale: Locale,
) {
  const pattern = patternOf(like)
  const rows = await db
    .selectFrom('sources as s')
    .select([
      's.id',
      's.url',
      's.kind',
      's.name',
      's.media_type',
      's.rhythm',
      's.interval_seconds',
      's.full_text',
      's.enabled',
      's.shared',
      's.last_success_at',
      's.failures',
      's.last_error',
    ])
    .select([
      sql<number>`count(*) over ()`.as('total'),
      sql<number>`(select count(*) from org_sources o where o.source_id = s.id)`.as('organisations'),
    ])
    .where(sql<boolean>`(s.name ilike ${pattern} or s.url ilike ${pattern})`)
    .orderBy('s.name')
    .orderBy('s.id')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute()
  const list = rows.map(row => ({
    id: row.id,
    url: row.url,
    kind: row.kind as SourceKind,
    name: row.name,
    mediaType: mediaTypeWord(row.media_type),
    intervalSeconds: row.rhythm === 'fixed' ? row.interval_seconds : null,
    fullText: row.full_text,
    enabled: row.enabled,
    shared: row.shared,
    organisations: row.organisations,
    lastSuccessAt: row.last_success_at?.toISOString() ?? null,
    failures: row.failures,
    lastError: row.last_error && sayFetchProblem(row.last_error, locale),
  }))
  return { list, total: rows[0]?.total ?? 0, page, pageSize }
}

export async function switchShared(db: Database, { ids, enabled }: { ids: readonly number[]; enabled: boolean }) {
  const { numAffectedRows } = await sql`
    update sources set enabled = ${enabled}, next_at = case when ${enabled} and not enabled then now() else next_at end
    where shared and id = any(${numberList(ids)}::int[]) and enabled <> ${enabled}`.execute(db)
  return { changed: Number(numAffectedRows ?? 0n) }
}
