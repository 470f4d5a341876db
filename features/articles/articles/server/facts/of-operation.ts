import { sql } from 'kysely'
import type { ActScope } from './act-scope.ts'

/** The articles of which an operation changed something. */
export async function articlesOfOperation(
  { db, orgId }: Pick<ActScope, 'db' | 'orgId'>,
  operation: number,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct (key ->> 'article_id')::bigint as id from operation_rows
    where org_id = ${orgId} and operation_id = ${operation} and key ? 'article_id'`.execute(db)
  return rows.map(row => row.id)
}
