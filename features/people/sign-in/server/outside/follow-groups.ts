/** Memberships come and go with the groups that a person's tokens name. */
import { asOrganisation, type Database, type Tx } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { type GivenMembership, type GroupMapping, membershipsOf } from './membership-of-groups.ts'

/** What was given here, by an invitation or an administrator, stays as it is. An organisation that is not there is passed over. */
export async function followGroups(db: Database, userId: number, groups: readonly string[]): Promise<void> {
  const [mappings, stored] = await Promise.all([mappingsOf(db, groups), membershipsByGroup(db, userId)])
  const given = membershipsOf(groups, mappings)
  const gone = stored.filter(({ orgId, group }) => group !== null && !given.some(one => one.orgId === orgId))
  const changed = given.filter(one => {
    const before = stored.find(({ orgId }) => orgId === one.orgId)
    return !before || (before.group !== null && (before.role !== one.role || before.group !== one.group))
  })
  if (gone.length + changed.length === 0) return
  await db.transaction().execute(async tx => {
    for (const { orgId } of gone) await asOrganisation(tx, orgId, () => revokeByGroup(tx, userId, orgId))
    for (const one of changed) await asOrganisation(tx, one.orgId, () => assignByGroup(tx, userId, one))
  })
}

const mappingsOf = async (db: Database, groups: readonly string[]): Promise<GroupMapping[]> =>
  (
    await sql<GroupMapping>`
      select name, to_org_id as "orgId", role from identity_mappings where source = 'group' and name = any(${[...groups]}::text[])`.execute(
      db,
    )
  ).rows

const membershipsByGroup = async (db: Database, userId: number) =>
  (
    await sql<{ orgId: number; role: string; group: string | null }>`
      select org_id as "orgId", role, by_group as "group" from memberships where user_id = ${userId} order by org_id limit 2000`.execute(
      db,
    )
  ).rows

/** Within a transaction of the organisation. */
export const revokeByGroup = (tx: Tx, userId: number, orgId: number) =>
  sql`delete from memberships where org_id = ${orgId} and user_id = ${userId} and by_group is not null`.execute(tx)

/** Within a transaction of the organisation; what was given here stays as it is. */
export const assignByGroup = (tx: Tx, userId: number, { orgId, role, group }: GivenMembership) =>
  sql`
    insert into memberships (org_id, user_id, role, by_group) select id, ${userId}, ${role}, ${group} from organisations where id = ${orgId}
    on conflict (org_id, user_id) do update set role = excluded.role, by_group = excluded.by_group, version = memberships.version + 1
    where memberships.by_group is not null`.execute(tx)
