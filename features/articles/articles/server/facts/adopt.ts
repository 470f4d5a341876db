/** An article that no monitor of the organisation wants, found by a search, becomes the organisation's with the first act on it. */
import { sql } from 'kysely'
import { insertFacts } from '../hits/hits.ts'
import type { ActScope } from './act-scope.ts'

/**
 * From here on the organisation has its own facts of these articles (`org_articles`), so that an act can write them. What it has already
 * stays as it is; what another organisation handed in for itself, and what is no article, is left out.
 */
export async function adopt({ orgId, db }: Pick<ActScope, 'orgId' | 'db'>, ids: readonly number[]): Promise<void> {
  const given = [...new Set(ids)]
  const { rows } = await sql<{ id: number }>`
    select a.id from articles a
    where a.id = any(${given}::bigint[]) and (a.only_org is null or a.only_org = ${orgId}::int)
      and not exists (select from org_articles o where o.org_id = ${orgId} and o.article_id = a.id and o.article_id = any(${given}::bigint[]))
    order by a.id limit ${given.length}`.execute(db)
  if (rows.length > 0)
    await insertFacts(
      db,
      rows.map(({ id }) => ({ orgId, articleId: id })),
    )
}
