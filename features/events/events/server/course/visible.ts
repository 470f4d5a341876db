/** Which articles of an event whoever asks may see. */
import { rowsOf } from '@guanlan/features/articles/articles/server/questions'
import type { Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { queryOfEventArticles } from '../articles/articles.ts'

/** Of these, those that stand in the event's list for them. */
export async function visibleOf(scope: Scope, eventId: number, ids: readonly number[]): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set()
  const query = { ...(await queryOfEventArticles(scope, eventId)), found: [...new Set(ids)] }
  const { rows } = await sql<{ id: number }>`
    select distinct f.id::float8 as id from (${rowsOf(scope, query, sql`r.article_id as id, r.published_at`)}) f limit ${ids.length}`.execute(
    scope.db,
  )
  return new Set(rows.map(({ id }) => id))
}
