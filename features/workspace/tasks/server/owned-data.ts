import type { OwnedKind } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { strings } from '../strings.ts'

/** Long work that they began and that is not done: it may see what they may see, so that nobody takes it over. */
export const tasksUnderWay: OwnedKind = {
  name: 'tasks',
  title: strings.underWay,
  async count({ orgId, db }, people) {
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from tasks where org_id = ${orgId} and user_id = any(${[...people]}::int[]) and state in ('waiting', 'running')
        and operation_id is not null and not of_organisation`.execute(db)
    return rows[0]?.n ?? 0
  },
}
