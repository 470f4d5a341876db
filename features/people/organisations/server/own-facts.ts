import { type Scope, zoneOf } from '@guanlan/platform/server'

/** In which zone the days of an organisation begin. */
export const timeZoneOf = ({ orgId, db }: Pick<Scope, 'db' | 'orgId'>): Promise<string> => zoneOf(orgId, db)

/** What the organisation is called, where it names itself. */
export async function organisationName(scope: Pick<Scope, 'db' | 'orgId'>): Promise<string> {
  const row = await scope.db.selectFrom('organisations').select('name').where('id', '=', scope.orgId).executeTakeFirst()
  return row?.name ?? ''
}
