/** What stood in a project, or began with a source, stands in none before that is removed: so undo knows what to join again. */
import { type ChosenRecords, numberList, type RecordPage, type Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'

/** Removed at once. */
const most = 10_000

interface Removing<Question> {
  pageOfChosen: (scope: Scope, chosen: ChosenRecords<Question>, page: RecordPage) => Promise<{ list: { id: number }[] }>
  remove: (scope: Scope, chosen: ChosenRecords<Question>) => Promise<{ changed: number }>
}

/** @param columns by table, those that name what is removed */
export async function removeLeft<Question>(
  scope: Scope,
  records: Removing<Question>,
  chosen: ChosenRecords<Question>,
  columns: Readonly<Record<string, string>>,
): Promise<{ changed: number }> {
  const { list } = await records.pageOfChosen(scope, chosen, { sort: 'updatedAt', order: 'desc', limit: most })
  const ids = list.map(({ id }) => id)
  for (const [table, column] of Object.entries(columns))
    await sql`
      update ${sql.table(table)} set ${sql.ref(column)} = null where org_id = ${scope.orgId} and ${sql.ref(column)} = any(${numberList(ids)}::int[])`.execute(
      scope.db,
    )
  return records.remove(scope, { ids, allOf: null, but: [] })
}
