/** What is a person's in crises that are not closed: roles and open tasks. */
import { type OwnedKind, ownedBy } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { strings } from '../strings.ts'

const isOpen = sql`exists (select from crises c where c.org_id = r.org_id and c.id = r.crisis_id and c.status <> 'closed')`

const openTasks = ownedBy({
  name: 'crisisTasks',
  title: strings.ownedTasks,
  table: 'crisis_tasks',
  column: 'owner_id',
  where: sql`r.status in ('open', 'working') and ${isOpen}`,
})

const roles: OwnedKind = {
  name: 'crisisRoles',
  title: strings.ownedRoles,
  async count({ orgId, db }, people) {
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from crisis_people r where r.org_id = ${orgId} and r.user_id = any(${[...people]}::int[]) and ${isOpen}`.execute(
      db,
    )
    return rows[0]?.n ?? 0
  },
  /** A role has somebody: handed to the organisation it ends. Who has the role already has it once; a deputy who is given the lead is deputy no more. */
  async handTo({ orgId, db }, people, to) {
    const leaving = sql`r.org_id = ${orgId} and r.user_id = any(${[...people]}::int[]) and ${isOpen}`
    if (to !== null)
      await sql`
        update crisis_people p set user_id = ${to} where p.org_id = ${orgId} and p.id in (
          select min(r.id) from crisis_people r where ${leaving} and not exists (
            select from crisis_people o where o.org_id = r.org_id and o.crisis_id = r.crisis_id and o.role = r.role and o.user_id = ${to})
          group by r.crisis_id, r.role)`.execute(db)
    await sql`delete from crisis_people r where ${leaving}`.execute(db)
    if (to !== null)
      await sql`
        delete from crisis_people r where r.org_id = ${orgId} and r.user_id = ${to} and r.role = 'deputy' and ${isOpen} and exists (
          select from crisis_people l where l.org_id = r.org_id and l.crisis_id = r.crisis_id and l.role = 'lead' and l.user_id = ${to})`.execute(
        db,
      )
  },
}

export const crisesOfMembers: readonly OwnedKind[] = [roles, openTasks]
