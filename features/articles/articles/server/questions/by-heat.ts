/** What a search found by heat: the stories that most of the articles found tell come first (README.md, "Heat"). */
import type { Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { PageRow } from './answers.ts'
import { type ArticleQuery, rowsOf } from './question.ts'

/** All that was found, or one article a story where they are folded: the earliest, as lists fold them. */
export async function rowsByHeat(scope: Scope, query: ArticleQuery, found: readonly number[]): Promise<PageRow[]> {
  if (found.length === 0) return []
  const columns = sql`r.article_id, r.published_at, r.interactions, r.sentiment, r.level, r.cluster_id`
  const { rows } = await sql<PageRow>`
    select article_id as id, sentiment, level from (
      select w.*, count(*) over story as copies, sum(interactions) over story as together, row_number() over (story order by published_at, article_id) as place
      from (${rowsOf(scope, { ...query, found, fold: false }, columns)}) w window story as (partition by cluster_id)
    ) s where ${query.fold ? sql`place = 1` : sql`true`}
    order by copies desc, together desc, cluster_id desc, published_at desc, article_id desc limit ${found.length}`.execute(
    scope.db,
  )
  return rows
}
