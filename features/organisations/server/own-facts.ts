import type { Scope } from '@guanlan/platform/server'

/** The one place that says in which zone an organisation's days begin. */
export async function timeZoneOf(scope: Pick<Scope, 'db' | 'orgId'>): Promise<string> {
  const row = await scope.db
    .selectFrom('organisations')
    .select('time_zone')
    .where('id', '=', scope.orgId)
    .executeTakeFirst()
  return row?.time_zone ?? 'Asia/Shanghai'
}

/** What the organisation is called, where it names itself. */
export async function organisationName(scope: Pick<Scope, 'db' | 'orgId'>): Promise<string> {
  const row = await scope.db.selectFrom('organisations').select('name').where('id', '=', scope.orgId).executeTakeFirst()
  return row?.name ?? ''
}
