/** Reposts of a post, for whoever asks where they went. */
import type { Scope } from '@guanlan/platform/server'
import { type RawBuilder, sql } from 'kysely'
import { requireVisible } from './visible.ts'

export interface StoredRepost {
  identity: string
  parent: string | null
  author: string | null
  text: string
  at: Date
}

/** In order of time, all of them. @throws missing where the organisation does not see the post */
export async function repostsOf(scope: Pick<Scope, 'db' | 'orgId'>, id: number): Promise<StoredRepost[]> {
  await requireVisible(scope, id)
  // Moments as numbers: to read ten thousand written as texts takes a third of the whole.
  const { rows } = await sql<Omit<StoredRepost, 'at'> & { at: number }>`
    select identity, parent, author, text, (extract(epoch from written_at) * 1000)::float8 as at from article_reposts where article_id = ${id}::bigint
    order by written_at, identity`.execute(scope.db)
  return rows.map(row => ({ ...row, at: new Date(row.at) }))
}

/** Of articles that the reader sees the one with most reposts; null: none has any. @param ids a select of `article_id` */
export async function mostReposted({ db }: Pick<Scope, 'db'>, ids: RawBuilder<unknown>): Promise<number | null> {
  // One look into the month of each article, never into all months.
  const { rows } = await sql<{ id: number }>`
    select w.article_id::float8 as id from (${ids}) w
    cross join lateral (select count(*) as n from article_reposts r where r.article_id = w.article_id) c
    where c.n > 0 order by c.n desc, w.article_id limit 1`.execute(db)
  return rows[0]?.id ?? null
}
