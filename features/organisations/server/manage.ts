/** What the operator does with organisations. */
import { refuse } from '@guanlan/platform/contract'
import type { Database } from '@guanlan/platform/server'
import { sql } from 'kysely'

const containing = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`

export async function listOrganisations(
  db: Database,
  { page, pageSize, orgName }: { page: number; pageSize: number; orgName: string },
) {
  const { rows } = await sql<{
    id: number
    name: string
    time_zone: string
    enabled: boolean
    demonstration: boolean
    members: number
    created_at: Date
    total: number
  }>`
    select o.id, o.name, o.time_zone, o.enabled, o.demonstration, o.created_at, (select count(*)::int from memberships m where m.org_id = o.id) as members, count(*) over ()::int as total
    from organisations o where o.name ilike ${containing(orgName)} order by o.name, o.id limit ${pageSize} offset ${(page - 1) * pageSize}`.execute(
    db,
  )
  const list = rows.map(row => ({
    id: row.id,
    name: row.name,
    timeZone: row.time_zone,
    enabled: row.enabled,
    demonstration: row.demonstration,
    members: row.members,
    createdAt: row.created_at.toISOString(),
  }))
  return { list, total: rows[0]?.total ?? 0, page, pageSize }
}

export async function createOrganisation(db: Database, org: { name: string; timeZone: string }): Promise<number> {
  const { id } = await db
    .insertInto('organisations')
    .values({ name: org.name, time_zone: org.timeZone })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function enableOrganisation(db: Database, id: number, enabled: boolean): Promise<void> {
  const changed = await db
    .updateTable('organisations')
    .set({ enabled })
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  if (!changed) throw refuse('missing', 'organisations.missing')
}
