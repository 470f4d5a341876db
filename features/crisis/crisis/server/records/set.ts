/** The articles of a crisis are a set of `features/articles`, which carries what lists and charts say of it. */
import { saveSet } from '@guanlan/features/articles/articles/server/facts'
import type { Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'

/** After the crisis changed: its name, when it began as charts mark it (a drill and what lies in the bin are not marked), when it was closed. */
export async function saveSetOfCrisis(scope: Scope, id: number): Promise<void> {
  const { rows } = await sql<{ name: string; beganAt: Date | null; closedAt: Date | null }>`
    select name, case when not drill and binned_at is null then started_at end as "beganAt", case when status = 'closed' then closed_at end as "closedAt"
    from crises where org_id = ${scope.orgId} and id = ${id}::int`.execute(scope.db)
  const [crisis] = rows
  if (crisis) await saveSet(scope, { kind: 'crisis', id }, crisis)
}
