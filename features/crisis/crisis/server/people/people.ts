/** Who is what in a crisis: handed over with a note, and written into the chronicle. */
import { peopleOf } from '@guanlan/features/people/address-book/server'
import { refuse } from '@guanlan/platform/contract'
import { isoOf, type Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { RoleDraft, RoleHolder } from '../../contract.ts'
import { writeLine } from '../chronicle/lines.ts'
import { lockOpenCrisis, requireSeen } from '../records/open-crisis.ts'

export async function listPeople(scope: Scope, crisisId: number): Promise<RoleHolder[]> {
  const { orgId, db } = scope
  await requireSeen(scope, crisisId)
  const { rows } = await sql<RoleHolder>`
    select p.id, p.role, p.user_id as "userId", p.person_id as "personId", coalesce(member_name(p.user_id), '#' || coalesce(p.user_id, p.person_id)) as name,
      p.department, ${isoOf('p.since')} as since
    from crisis_people p where p.org_id = ${orgId} and p.crisis_id = ${crisisId}::int
    order by array_position(array['lead','deputy','spokesperson','legal','approver','editor','analyst','contact','observer'], p.role), p.id limit 500`.execute(
    db,
  )
  const ids = rows.flatMap(({ personId }) => personId ?? [])
  const known = new Map((await peopleOf(scope, { ids })).map(({ id, name }) => [id, name]))
  return rows.map(row => ({ ...row, name: (row.personId !== null && known.get(row.personId)) || row.name }))
}

export async function giveRole(
  scope: Scope,
  { crisisId, role, userId, personId, department, note }: z.output<typeof RoleDraft>,
): Promise<RoleHolder[]> {
  const { orgId, db, now } = scope
  await lockOpenCrisis(scope, crisisId)
  if (userId !== null) {
    const { rows } = await sql<{ name: string | null }>`select member_name(${userId}::int) as name`.execute(db)
    if (!rows[0]?.name) throw refuse('invalid', 'crisis.noMember', {}, 'userId')
  } else if ((await peopleOf(scope, { ids: [personId ?? 0] })).length === 0) {
    throw refuse('invalid', 'crisis.noPerson', {}, 'personId')
  }
  if (role === 'lead')
    await sql`
      update crisis_people p set role = 'deputy' where p.org_id = ${orgId} and p.crisis_id = ${crisisId} and p.role = 'lead'
        and (p.user_id, p.person_id) is distinct from (${userId}::int, ${personId}::int)`.execute(db)
  await sql`
    insert into crisis_people (org_id, crisis_id, role, user_id, person_id, department, since, given_by)
    values (${orgId}, ${crisisId}, ${role}, ${userId}::int, ${personId}::int, ${department}, ${now}::timestamptz, ${scope.userId}::int)
    on conflict do nothing`.execute(db)
  const people = await listPeople(scope, crisisId)
  const name = people.find(each => each.userId === userId && each.personId === personId)?.name ?? ''
  await writeLine(scope, {
    crisisId,
    kind: 'people',
    sentence: note
      ? { key: 'lineRoleNote', values: { name, role: `@${role}`, note } }
      : { key: 'lineRole', values: { name, role: `@${role}` } },
  })
  return people
}

export async function endRole(scope: Scope, id: number): Promise<RoleHolder[]> {
  const { orgId, db } = scope
  const { rows } = await sql<{ crisisId: number; role: string }>`
    select crisis_id as "crisisId", role from crisis_people where org_id = ${orgId} and id = ${id}::int`.execute(db)
  const [found] = rows
  if (!found) throw refuse('missing', 'platform.missing')
  await lockOpenCrisis(scope, found.crisisId)
  if (found.role === 'lead') throw refuse('conflict', 'crisis.leadStays')
  const before = (await listPeople(scope, found.crisisId)).find(each => each.id === id)
  await writeLine(scope, {
    crisisId: found.crisisId,
    kind: 'people',
    sentence: { key: 'lineRoleEnded', values: { name: before?.name ?? '', role: `@${found.role}` } },
  })
  await sql`delete from crisis_people where org_id = ${orgId} and id = ${id}::int`.execute(db)
  return listPeople(scope, found.crisisId)
}
