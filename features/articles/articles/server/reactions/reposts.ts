/** Reposts of a post, for whoever asks where they went. */
import { numberList, type Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { requireVisible } from './visible.ts'

export interface StoredRepost {
  identity: string
  parent: string | null
  author: string | null
  text: string
  at: Date
}

/** In order of time, all of them. @throws missing where the organisation does not see the post */
export async function repostsOf(scope: Scope, id: number): Promise<StoredRepost[]> {
  await requireVisible(scope, id)
  const { rows } = await sql<StoredRepost>`
    select identity, parent, author, text, written_at as at from article_reposts where article_id = ${id}::bigint order by written_at, identity`.execute(
    scope.db,
  )
  return rows
}

/** Of articles that the reader sees already, how many reposts each has; without those that have none. */
export async function repostCounts(
  { db }: Pick<Scope, 'db'>,
  ids: readonly number[],
): Promise<{ id: number; count: number }[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<{ id: number; count: number }>`
    select article_id::float8 as id, count(*)::int as count from article_reposts
    where article_id = any(${numberList(ids)}::bigint[]) group by article_id order by count desc, article_id`.execute(
    db,
  )
  return rows
}
