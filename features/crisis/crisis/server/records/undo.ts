/** What is taken back in crises: nothing of one that was closed since. */
import { refuse } from '@guanlan/platform/contract'
import { rowsOfOperation, type Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'

/** Tables with a row a thing of a crisis. */
const tables = ['crisis_people', 'crisis_tasks', 'crisis_facts', 'crisis_statements'] as const

/**
 * After the rows were put back, in the same transaction: refused, they stay as they were.
 * @param undone the operation that is taken back
 * @throws a conflict: the crisis was closed meanwhile
 */
export async function requireOpenAfterUndo(scope: Scope, _subject: unknown, undone: number): Promise<void> {
  const { orgId, db } = scope
  const changed = tables.map(
    table =>
      sql`select t.crisis_id from rows r join ${sql.table(table)} t on t.org_id = ${orgId} and t.id = (r.key ->> 'id')::int where r.subject = ${table}`,
  )
  const { rows } = await sql`
    with rows as (${rowsOfOperation(scope, undone, 'crisis_id')}),
    crisis_ids as (
      ${sql.join(changed, sql` union `)}
      union select value::int from rows where value is not null
      union select (key ->> 'id')::int from rows where subject = 'crises'
      union select (key ->> 'set_id')::int from rows where subject = 'article_set_members' and key ->> 'kind' = 'crisis')
    select from crises where org_id = ${orgId} and status = 'closed' and id in (select crisis_id from crisis_ids)`.execute(
    db,
  )
  if (rows.length > 0) throw refuse('conflict', 'crisis.isClosed')
}
