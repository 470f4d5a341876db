/** Identity groups: what the provider of sign-ins says of memberships in its tokens. One interface, so that another provider can take its place. */
import { groupNamed, membershipNamedBy, organisationGroups } from '@guanlan/features/people/sign-in/server'
import { type BuiltInRole, builtInRoles, refuse } from '@guanlan/platform/contract'
import { asOrganisation, containing, type Database } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { keepingAdministrator } from './administrators.ts'

export interface IdentityGroup {
  path: string
  orgId: number
  role: BuiltInRole
  people: number
}

export interface IdentityGroups {
  /** A page of them by path, of organisations whose name has this part. */
  list(question: { like: string; page: number; pageSize: number }): Promise<{ list: IdentityGroup[]; total: number }>
  /** Those of an organisation, made where they are missing. @throws missing */
  bind(orgId: number): Promise<IdentityGroup[]>
  of(userId: number): Promise<string[]>
  /** In an organisation a person is in one group: joining another leaves the one before. */
  join(userId: number, path: string): Promise<void>
  leave(userId: number, path: string): Promise<void>
}

/** `/guanlan/organisations/7_member`. Pure. @throws a refusal of `group` */
export function groupOf(path: string): { orgId: number; role: BuiltInRole } {
  const named = membershipNamedBy(path)
  if (!named) throw refuse('invalid', 'members.groupUnknown', {}, 'group')
  return named
}

/** Of the embedded provider, whose groups are the memberships themselves: nothing is kept twice. */
export const embeddedGroups = (db: Database): IdentityGroups => ({
  async list({ like, page, pageSize }) {
    const condition = containing(['name'], like) ?? sql`true`
    const { rows } = await sql<IdentityGroup>`
      select ${organisationGroups}::text || r.id || '_' || role as path, r.id as "orgId", role,
        (select count(*)::int from memberships m where m.org_id = r.id and m.role = role.role) as people
      from organisations r cross join unnest(${[...builtInRoles]}::text[]) role where ${condition}
      order by r.name, r.id, role limit ${pageSize} offset ${(page - 1) * pageSize}`.execute(db)
    const { rows: counted } = await sql<{ n: number }>`
      select count(*)::int as n from organisations r where ${condition}`.execute(db)
    return { list: rows, total: (counted[0]?.n ?? 0) * builtInRoles.length }
  },

  async bind(orgId) {
    const { rows } = await sql<IdentityGroup>`
      select ${organisationGroups}::text || r.id || '_' || role as path, r.id as "orgId", role,
        (select count(*)::int from memberships m where m.org_id = r.id and m.role = role.role) as people
      from organisations r cross join unnest(${[...builtInRoles]}::text[]) role where r.id = ${orgId} order by role limit 10`.execute(
      db,
    )
    if (rows.length === 0) throw refuse('missing', 'platform.missing')
    return rows
  },

  async of(userId) {
    const { rows } = await sql<{ orgId: number; role: BuiltInRole }>`
      select org_id as "orgId", role from memberships where user_id = ${userId} order by org_id limit 500`.execute(db)
    return rows.map(({ orgId, role }) => groupNamed(orgId, role))
  },

  async join(userId, path) {
    const { orgId, role } = groupOf(path)
    const { rows } = await sql`select from users u, organisations o where u.id = ${userId} and o.id = ${orgId}`.execute(
      db,
    )
    if (rows.length === 0) throw refuse('missing', 'platform.missing')
    await changing(db, orgId, tx =>
      sql`
        insert into memberships (org_id, user_id, role) values (${orgId}, ${userId}, ${role})
        on conflict (org_id, user_id) do update set role = excluded.role, version = memberships.version + 1`.execute(
        tx,
      ),
    )
  },

  async leave(userId, path) {
    const { orgId, role } = groupOf(path)
    await changing(db, orgId, async tx => {
      const { numAffectedRows } = await sql`
        delete from memberships where org_id = ${orgId} and user_id = ${userId} and role = ${role}`.execute(tx)
      if (numAffectedRows === 0n) throw refuse('missing', 'platform.missing')
    })
  },
})

type Tx = Parameters<Parameters<ReturnType<Database['transaction']>['execute']>[0]>[0]

const changing = (db: Database, orgId: number, work: (tx: Tx) => Promise<unknown>) =>
  db
    .transaction()
    .execute(tx => asOrganisation(tx, orgId, () => keepingAdministrator({ orgId, db: tx }, () => work(tx))))
