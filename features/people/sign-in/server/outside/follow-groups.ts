/** Memberships come and go with the groups that a person's tokens name. */
import { asOrganisation, type Database, type Tx } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { type GivenMembership, type GroupMapping, membershipsOf } from './membership-of-groups.ts'

/** What features above keep of memberships. */
export interface GroupMemberships {
  /** Of one person; `group`: the one that gives it, null where it was given here. */
  of(db: Database, userId: number): Promise<{ orgId: number; role: string; group: string | null }[]>
  /** Within a transaction of the organisation; what was given here stays as it is. */
  give(tx: Tx, userId: number, given: GivenMembership): Promise<unknown>
  /** Within a transaction of the organisation. */
  take(tx: Tx, userId: number, orgId: number): Promise<unknown>
}

/** What was given here, by an invitation or an administrator, stays as it is. An organisation that is not there is passed over. */
export async function followGroups(
  db: Database,
  memberships: GroupMemberships,
  userId: number,
  groups: readonly string[],
): Promise<void> {
  const [mappings, stored] = await Promise.all([mappingsOf(db, groups), memberships.of(db, userId)])
  const given = membershipsOf(groups, mappings)
  const gone = stored.filter(({ orgId, group }) => group !== null && !given.some(one => one.orgId === orgId))
  const changed = given.filter(one => {
    const before = stored.find(({ orgId }) => orgId === one.orgId)
    return !before || (before.group !== null && (before.role !== one.role || before.group !== one.group))
  })
  if (gone.length + changed.length === 0) return
  await db.transaction().execute(async tx => {
    for (const { orgId } of gone) await asOrganisation(tx, orgId, () => memberships.take(tx, userId, orgId))
    for (const one of changed) await asOrganisation(tx, one.orgId, () => memberships.give(tx, userId, one))
  })
}

const mappingsOf = async (db: Database, groups: readonly string[]): Promise<GroupMapping[]> =>
  (
    await sql<GroupMapping>`
      select name, to_org_id as "orgId", role from identity_mappings where source = 'group' and name = any(${[...groups]}::text[])`.execute(
      db,
    )
  ).rows
