import { type Database, type Scope, type Tx, zoneOf } from '@guanlan/platform/server'

/** In which zone the days of an organisation begin. */
export const timeZoneOf = ({ orgId, db }: Pick<Scope, 'db' | 'orgId'>): Promise<string> => zoneOf(orgId, db)

/** What the organisation is called, where it names itself: in mails, files and pages of links. */
export async function organisationName(scope: Pick<Scope, 'db' | 'orgId'>): Promise<string> {
  const row = await scope.db
    .selectFrom('organisations')
    .select(['name', 'look_name'])
    .where('id', '=', scope.orgId)
    .executeTakeFirst()
  return row?.look_name || (row?.name ?? '')
}

export async function organisationExists(db: Database | Tx, id: number): Promise<boolean> {
  return (await db.selectFrom('organisations').select('id').where('id', '=', id).executeTakeFirst()) !== undefined
}

export async function isDemonstration({ orgId, db }: Pick<Scope, 'db' | 'orgId'>): Promise<boolean> {
  const row = await db.selectFrom('organisations').select('demonstration').where('id', '=', orgId).executeTakeFirst()
  return row?.demonstration ?? false
}

/** Since when there is the organisation. */
export async function organisationSince({ orgId, db }: Pick<Scope, 'db' | 'orgId'>): Promise<Date> {
  const row = await db.selectFrom('organisations').select('created_at').where('id', '=', orgId).executeTakeFirst()
  return row?.created_at ?? new Date(0)
}
