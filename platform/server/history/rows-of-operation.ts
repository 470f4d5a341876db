/** Which rows an operation changed: for what has to hold before it may be taken back. */
import { type RawBuilder, sql } from 'kysely'
import type { Scope } from '../scope.ts'

/**
 * SQL: `subject` (the table), `key` without the number of an article, and what `column` was given or had (text), each once.
 * @param operation of the organisation
 */
export const rowsOfOperation = (
  { orgId }: Pick<Scope, 'orgId'>,
  operation: number,
  column: string,
): RawBuilder<unknown> => sql`
  select distinct subject_table as subject, key - 'article_id' as key, coalesce(after, before) ->> ${column} as value
  from operation_rows where org_id = ${orgId} and operation_id = ${operation}`
