/** Who is on duty when: people of the address book in turns, and those who stand in for them. */
import {
  Changed,
  calendarDay,
  chosenOf,
  Id,
  KeysetPaging,
  keysetListOf,
  largestInt,
  Moment,
  namedQuestion,
  Version,
} from '@guanlan/platform/contract'
import { z } from 'zod'

export const rosterNameLength = 30
export const mostOnRoster = 50
export const mostStandIns = 100
export const turnLengths = ['day', 'week'] as const

export const StandIn = z
  .object({
    contactId: z.number('addressBook.standInRequired').int().positive().max(largestInt),
    from: Moment,
    until: Moment,
  })
  .refine(({ from, until }) => Date.parse(from) < Date.parse(until), {
    error: 'addressBook.standInEnds',
    path: ['until'],
  })
export type StandIn = z.infer<typeof StandIn>

export const RosterDraft = z.object({
  name: z.string().trim().min(1, 'addressBook.rosterName').max(rosterNameLength, 'addressBook.rosterName'),
  contactIds: z
    .array(Id)
    .min(1, 'addressBook.rosterPeople')
    .max(mostOnRoster, 'addressBook.rosterPeople')
    .describe('In the order of their turns; one who left the book is passed over'),
  every: z.enum(turnLengths).default('week'),
  startsOn: calendarDay('addressBook.dayFaulty').describe(
    'The first turn begins on this day, in the zone of the organisation',
  ),
  handOver: z
    .string()
    .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'addressBook.clockFaulty')
    .default('09:00'),
  standIns: z
    .array(StandIn)
    .max(mostStandIns, 'addressBook.standInsMost')
    .default([])
    .describe('The last one that holds a moment counts'),
})
export type RosterDraft = z.infer<typeof RosterDraft>

export const Shift = z.object({
  contactId: z.number().int(),
  name: z.string(),
  standsInFor: z.string().nullable().describe('Whose turn it would be'),
  from: Moment,
  until: Moment,
})
export type Shift = z.infer<typeof Shift>

export const Roster = RosterDraft.extend({
  id: z.number().int(),
  version: Version,
  updatedAt: Moment,
  updatedBy: z.string().nullable(),
  now: Shift.nullable().describe('null: the first turn has not begun, or everybody left the book'),
  next: z.array(Shift),
})
export type Roster = z.infer<typeof Roster>

export const RosterQuestion = namedQuestion('name')
export type RosterQuestion = z.infer<typeof RosterQuestion>
const RosterPage = RosterQuestion.extend(KeysetPaging.shape)
export type RosterPage = z.infer<typeof RosterPage>

const path = '/inews/addressBook/duty'
const ById = z.object({ id: Id })
const sees = { access: 'member', permission: 'addressBook.view' } as const
const edits = { access: 'member', permission: 'addressBook.edit', undo: true } as const

export const dutyCalls = {
  rosters: {
    ...sees,
    method: 'GET',
    path,
    summary: 'Duty rosters with who is on duty now and next',
    query: RosterPage,
    reply: keysetListOf(Roster),
  },
  roster: { ...sees, method: 'GET', path: `${path}/{id}`, summary: 'One duty roster', params: ById, reply: Roster },
  addRoster: { ...edits, method: 'POST', path, summary: 'A new duty roster', body: RosterDraft, reply: Roster },
  changeRoster: {
    ...edits,
    method: 'PUT',
    path,
    summary: 'Change one; refused when it was changed since the version that is named',
    body: RosterDraft.extend({ id: Id, version: Version }),
    reply: Roster,
  },
  removeRosters: {
    ...edits,
    method: 'POST',
    path: `${path}/remove`,
    summary: 'Remove those chosen, or all that a question finds but some',
    body: chosenOf(RosterQuestion),
    reply: Changed,
  },
} as const
