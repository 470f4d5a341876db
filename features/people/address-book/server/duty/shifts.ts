/** Whose turn it is by a duty roster, by the clock of its zone: a turn has 23 or 25 hours when clocks change. Pure. */
import { fromDate, parseDate, parseTime, toCalendarDate, toCalendarDateTime, toZoned } from '@internationalized/date'
import type { RosterDraft } from '../../contract.ts'

export type TurnsOfRoster = Pick<RosterDraft, 'contactIds' | 'every' | 'startsOn' | 'handOver' | 'standIns'>

export interface DutyShift {
  contactId: number
  /** Whose turn it would be; null: it is the person's own. */
  standsInFor: number | null
  from: Date
  until: Date
}

const dayMs = 86_400_000
const daysOf = { day: 1, week: 7 } as const
/** A roster whose people all left has no shifts; this ends the search for them. */
const mostTurns = 400

interface Rules {
  timeZone: string
  /** Whoever left the address book is passed over: the next in order takes the turn. */
  isKnown: (contactId: number) => boolean
}

/** The shifts from a moment on, the one that goes on first. */
export function shiftsFrom(roster: TurnsOfRoster, at: Date, count: number, rules: Rules): DutyShift[] {
  const shifts: DutyShift[] = []
  const first = Math.max(0, turnAt(roster, at, rules.timeZone))
  for (let turn = first; shifts.length < count && turn < first + mostTurns; turn++)
    shifts.push(...shiftsOfTurn(roster, turn, rules).filter(({ until }) => until > at))
  return shifts.slice(0, count)
}

/** Null: the first turn has not begun, or nobody of the roster is known. */
export function onDutyAt(roster: TurnsOfRoster, at: Date, rules: Rules): DutyShift | null {
  const [shift] = shiftsFrom(roster, at, 1, rules)
  return shift && shift.from <= at ? shift : null
}

/** Negative before the first. */
function turnAt(roster: TurnsOfRoster, at: Date, timeZone: string): number {
  const today = toCalendarDate(fromDate(at, timeZone))
  const days = (Date.parse(today.toString()) - Date.parse(roster.startsOn)) / dayMs
  const turn = Math.floor(days / daysOf[roster.every])
  return startOf(roster, turn, timeZone) <= at ? turn : turn - 1
}

/** A hand-over that summer time leaves out is an hour later; one that comes twice counts the first time. */
function startOf({ startsOn, handOver, every }: TurnsOfRoster, turn: number, timeZone: string): Date {
  const day = parseDate(startsOn).add({ days: turn * daysOf[every] })
  return toZoned(toCalendarDateTime(day, parseTime(handOver)), timeZone).toDate()
}

/** One, or several where somebody stands in for a part of it. */
function shiftsOfTurn(roster: TurnsOfRoster, turn: number, { timeZone, isKnown }: Rules): DutyShift[] {
  const from = startOf(roster, turn, timeZone)
  const until = startOf(roster, turn + 1, timeZone)
  const own = personOf(roster.contactIds, turn, isKnown)
  if (own === null) return []
  const standIns = roster.standIns
    .filter(({ contactId }) => isKnown(contactId))
    .map(standIn => ({ ...standIn, from: new Date(standIn.from), until: new Date(standIn.until) }))
  const cuts = standIns.flatMap(({ from, until }) => [from, until]).filter(cut => cut > from && cut < until)
  const times = [from, ...cuts, until].sort((one, other) => one.getTime() - other.getTime())
  const shifts: DutyShift[] = []
  for (const [at, start] of times.entries()) {
    const end = times[at + 1]
    if (!end || end.getTime() === start.getTime()) continue
    const standIn = standIns.findLast(each => each.from <= start && start < each.until)
    const contactId = standIn?.contactId ?? own
    const last = shifts.at(-1)
    if (last?.contactId === contactId) last.until = end
    else shifts.push({ contactId, standsInFor: contactId === own ? null : own, from: start, until: end })
  }
  return shifts
}

function personOf(contactIds: readonly number[], turn: number, isKnown: (id: number) => boolean): number | null {
  const from = turn % contactIds.length
  return [...contactIds.slice(from), ...contactIds.slice(0, from)].find(isKnown) ?? null
}
