/** When a message may go: the hours of the week that a warning names, in the zone of the organisation. Pure. */
import type { Calendar } from '@guanlan/features/people/address-book/server'

export interface Hours {
  /** Seven days of 24 digits, from Monday. */
  receiveTime: readonly string[]
  weekend: boolean
  timeZone: string
  /** Rest days have the hours of a Sunday, working days at a weekend those of a Monday; null: weekdays alone count. */
  calendar: Calendar | null
}

const quarterMs = 900_000
const hourMs = 4 * quarterMs
/** Longer than any holiday; where no hour is open until then, it is looked at again after a week. */
const aheadMs = 21 * 24 * hourMs
const sunday = 6
const monday = 0

/** The beginning of the next hour that is allowed; null: now. Where no hour is, everything waits a week and is looked at again. */
export function nextAllowedHour(hours: Hours, now: Date): Date | null {
  if (isOpen(hours, placeIn(hours.timeZone, now))) return null
  // Hours begin on the full hour of the zone; zones differ from UTC by quarters of an hour.
  let at = Math.ceil(now.getTime() / quarterMs) * quarterMs
  while (at < now.getTime() + aheadMs) {
    const place = placeIn(hours.timeZone, new Date(at))
    if (isOpen(hours, place)) return new Date(at)
    // A closed day is passed at once, but for its last two hours: a day may have 23.
    at += isClosed(hours, place) && place.hour < 22 ? (22 - place.hour) * hourMs : quarterMs
  }
  return new Date(now.getTime() + 7 * 24 * hourMs)
}

interface DayAndHour {
  /** YYYY-MM-DD. */
  date: string
  /** From Monday. */
  weekday: number
  hour: number
}

/** The row of the week that counts for a day; null: nothing is sent on it. */
function rowOf({ receiveTime, weekend, calendar }: Hours, { date, weekday }: DayAndHour): string | null {
  const kind = calendar?.(date) ?? null
  const isWeekend = weekday >= 5
  const counts = kind === 'rest' ? (isWeekend ? weekday : sunday) : kind === 'working' && isWeekend ? monday : weekday
  return !weekend && counts >= 5 ? null : (receiveTime[counts] ?? null)
}

const isOpen = (hours: Hours, place: DayAndHour): boolean => rowOf(hours, place)?.[place.hour] === '1'
const isClosed = (hours: Hours, place: DayAndHour): boolean => !rowOf(hours, place)?.includes('1')

const names = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']
const formats = new Map<string, Intl.DateTimeFormat>()
function placeIn(timeZone: string, at: Date): DayAndHour {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en-US', {
      timeZone,
      weekday: 'short',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      hourCycle: 'h23',
    })
  formats.set(timeZone, format)
  const parts = new Map(format.formatToParts(at).map(({ type, value }) => [type, value]))
  return {
    date: `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`,
    weekday: names.indexOf(parts.get('weekday') ?? ''),
    hour: Number(parts.get('hour')),
  }
}

export const later = (one: Date | null, other: Date | null): Date | null =>
  one !== null && other !== null && one < other ? other : (one ?? other)
