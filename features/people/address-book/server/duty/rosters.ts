/** Duty rosters as they are kept, with who is on duty. */
import { timeZoneOf } from '@guanlan/features/people/organisations/server'
import { refuse } from '@guanlan/platform/contract'
import {
  type ChosenRecords,
  columnsOf,
  containing,
  type RecordFacts,
  recordTable,
  type Scope,
} from '@guanlan/platform/server'
import { sql } from 'kysely'
import { type Roster, RosterDraft, type RosterPage, type RosterQuestion, type Shift } from '../../contract.ts'
import { type DutyShift, onDutyAt, shiftsFrom, type TurnsOfRoster } from './shifts.ts'

/** Shifts that the screen shows. */
const shown = 8

const records = recordTable<RosterDraft, Pick<RosterQuestion, 'like'>, RosterQuestion['sort']>({
  table: 'duty_rosters',
  fields: { ...columnsOf(RosterDraft), standIns: { json: 'stand_ins' } },
  where: ({ like }) => containing(['name'], like) ?? sql`true`,
  sorts: { name: { value: sql`r.name`, type: 'text' }, updatedAt: { value: sql`r.updated_at`, type: 'timestamptz' } },
  taken: { duty_rosters_by_name: ['name', 'addressBook.rosterTaken'] },
})

export async function listRosters(scope: Scope, query: RosterPage) {
  const page = await records.list(scope, query)
  return { ...page, list: await withShifts(scope, page.list) }
}

export const getRoster = async (scope: Scope, id: number): Promise<Roster> =>
  one(await withShifts(scope, [await records.get(scope, id)]))

/** @throws a refusal at the field when somebody is not in the book */
export async function addRoster(scope: Scope, draft: RosterDraft): Promise<Roster> {
  await requirePeople(scope, draft)
  return one(await withShifts(scope, [await records.create(scope, draft)]))
}

/** @throws `platform.changedSince` when somebody has saved since the version that is named */
export async function changeRoster(
  scope: Scope,
  draft: RosterDraft & { id: number; version: number },
): Promise<Roster> {
  await requirePeople(scope, draft, await records.get(scope, draft.id))
  return one(await withShifts(scope, [await records.update(scope, draft)]))
}

export const removeRosters = (
  scope: Scope,
  chosen: ChosenRecords<Pick<RosterQuestion, 'like'>>,
): Promise<{ changed: number }> => records.remove(scope, chosen)

/** The door for whoever tells: of each roster the person of the address book who is on duty now; where nobody is, it is missing. */
export async function onDuty(
  { orgId, db, now }: Pick<Scope, 'orgId' | 'db' | 'now'>,
  rosterIds: readonly number[],
): Promise<Map<number, number>> {
  if (rosterIds.length === 0) return new Map()
  const { rows } = await sql<TurnsOfRoster & { id: number }>`
    select id, contact_ids as "contactIds", every, starts_on::text as "startsOn", hand_over as "handOver", stand_ins as "standIns"
    from duty_rosters where org_id = ${orgId} and id = any(${[...rosterIds]}::int[]) order by id`.execute(db)
  const timeZone = await timeZoneOf({ orgId, db })
  const names = await namesOf({ orgId, db }, rows)
  const rules = { timeZone, isKnown: (id: number) => names.has(id) }
  return new Map(
    rows.flatMap(roster => {
      const shift = onDutyAt(roster, now, rules)
      return shift ? [[roster.id, shift.contactId] as const] : []
    }),
  )
}

async function withShifts(scope: Scope, rosters: readonly (RosterDraft & RecordFacts)[]): Promise<Roster[]> {
  if (rosters.length === 0) return []
  const { now } = scope
  const timeZone = await timeZoneOf(scope)
  const names = await namesOf(scope, rosters)
  const rules = { timeZone, isKnown: (id: number) => names.has(id) }
  const reported = ({ contactId, standsInFor, from, until }: DutyShift): Shift => ({
    contactId,
    name: names.get(contactId) ?? '',
    standsInFor: standsInFor === null ? null : (names.get(standsInFor) ?? ''),
    from: from.toISOString(),
    until: until.toISOString(),
  })
  return rosters.map(roster => {
    const shifts = shiftsFrom(roster, now, shown + 1, rules)
    const isOn = shifts[0] !== undefined && shifts[0].from <= now
    return {
      ...roster,
      now: isOn && shifts[0] ? reported(shifts[0]) : null,
      next: shifts.slice(isOn ? 1 : 0, isOn ? shown + 1 : shown).map(reported),
    }
  })
}

/** Of those in the book. */
async function namesOf(
  { orgId, db }: Pick<Scope, 'orgId' | 'db'>,
  rosters: readonly Pick<RosterDraft, 'contactIds' | 'standIns'>[],
): Promise<Map<number, string>> {
  const ids = [...new Set(rosters.flatMap(peopleOfRoster))]
  const { rows } = await sql<{ id: number; name: string }>`
    select id, name from address_book where org_id = ${orgId} and id = any(${ids}::int[]) order by id`.execute(db)
  return new Map(rows.map(({ id, name }) => [id, name]))
}

const peopleOfRoster = ({ contactIds, standIns }: Pick<RosterDraft, 'contactIds' | 'standIns'>): number[] => [
  ...contactIds,
  ...standIns.map(({ contactId }) => contactId),
]

/** Those that were on the roster before may have left the book since. */
async function requirePeople(scope: Scope, draft: RosterDraft, before?: RosterDraft): Promise<void> {
  const names = await namesOf(scope, [draft])
  const were = new Set(before ? peopleOfRoster(before) : [])
  const isGone = (id: number) => !names.has(id) && !were.has(id)
  if (draft.contactIds.some(isGone)) throw refuse('invalid', 'addressBook.personGone', {}, 'contactIds')
  const standIn = draft.standIns.findIndex(({ contactId }) => isGone(contactId))
  if (standIn >= 0) throw refuse('invalid', 'addressBook.personGone', {}, `standIns.${standIn}.contactId`)
}

const one = <Row>([row]: readonly Row[]): Row => row as Row
