/** Since when media are collected: when the first article of each came in. */
import { collectedAt, mediaRows, rowsOf } from '@guanlan/features/articles/articles/server/questions'
import type { Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { wholeQuery } from './subjects.ts'

export async function collectedSince(scope: Scope, media: readonly number[]): Promise<Map<number, Date>> {
  if (media.length === 0) return new Map()
  const query = wholeQuery(scope, [{ field: 'media', is: 'is', values: [...new Set(media)].map(String) }])
  // Ids follow the order in which articles came in.
  const { rows } = await sql<{ media: number; article: number }>`
    select media_id as media, min(article_id)::float8 as article
    from (${rowsOf(scope, query, sql`r.media_id, r.article_id`)}) r group by media_id order by media_id`.execute(
    scope.db,
  )
  const times = await collectedAt(
    scope.db,
    rows.map(({ article }) => article),
  )
  return new Map(
    rows.flatMap(({ media: id, article }) => {
      const at = times.get(article)
      return at ? [[id, at] as const] : []
    }),
  )
}

/** Media by name; a joined one by what it was joined to. */
export async function mediaNamed(scope: Scope, names: readonly string[]): Promise<Map<string, number>> {
  if (names.length === 0) return new Map()
  const { rows } = await sql<{ name: string; id: number }>`
    select name, coalesce(merged_into, id) as id from ${mediaRows} m where name = any(${[...names]}::text[]) order by id`.execute(
    scope.db,
  )
  return new Map(rows.map(({ name, id }) => [name, id]))
}
