/** Whoever a level names besides those who have a role: on duty by a roster after the lead, groups of the address book last. */
import { onDuty, peopleOf } from '@guanlan/features/people/address-book/server'
import type { CrisisLevel, StoredLevel } from '../../contract.ts'
import type { RoleRow } from './receivers.ts'
import type { Place } from './rows.ts'

export async function standbyOf(
  place: Place,
  levels: readonly StoredLevel[],
  crises: readonly { crisisId: number; level: CrisisLevel }[],
): Promise<RoleRow[]> {
  const ofLevel = new Map(levels.map(level => [level.id, level]))
  const involved = [...new Set(crises.map(({ level }) => level))].flatMap(code => ofLevel.get(code) ?? [])
  const duty = await onDuty(
    place,
    involved.flatMap(({ rosterIds }) => rosterIds),
  )
  const groups = involved.flatMap(level => level.groups)
  const people = groups.length === 0 ? [] : await peopleOf(place, { groups })
  return [...new Map(crises.map(each => [each.crisisId, each])).values()].flatMap(({ crisisId, level }) => {
    const { rosterIds = [], groups: own = [] } = ofLevel.get(level) ?? {}
    const onTurn = rosterIds.flatMap(id => duty.get(id) ?? [])
    const inGroups = people.filter(person => person.groups.some(group => own.includes(group))).map(({ id }) => id)
    const row = (role: RoleRow['role']) => (personId: number) => ({ crisisId, role, userId: null, personId })
    return [...onTurn.map(row('deputy')), ...inGroups.map(row('approver'))]
  })
}
