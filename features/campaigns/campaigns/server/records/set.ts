/** The articles of a campaign are a set of `features/articles`, which carries what lists and charts say of it. */
import { saveSet } from '@guanlan/features/articles/articles/server/facts'
import { numberList, type Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'

/** After campaigns changed: their names, when they begin as charts mark it; nothing joins what lies in the bin. */
export async function saveSetsOf(scope: Scope, ids: readonly number[]): Promise<void> {
  const { rows } = await sql<{ id: number; name: string; beganAt: Date | null; closedAt: Date | null }>`
    select id, name, case when binned_at is null then start_time end as "beganAt", binned_at as "closedAt"
    from activities where org_id = ${scope.orgId} and id = any(${numberList(ids)}::int[]) order by id`.execute(scope.db)
  for (const { id, ...set } of rows) await saveSet(scope, { kind: 'campaign', id }, set)
}
