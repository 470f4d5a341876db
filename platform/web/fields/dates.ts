/** Days and moments of the organisation's zone. Pure; values travel as `YYYY-MM-DD` or as instants. */
import {
  type CalendarDate,
  CalendarDateTime,
  now as nowIn,
  parseAbsolute,
  startOfMonth,
  startOfWeek,
  today,
  toZoned,
  type ZonedDateTime,
} from '@internationalized/date'

/** Half open: the end is not part of it. */
export interface Period {
  from: string
  to: string
}

export const zonedOf = (instant: string, zone: string): ZonedDateTime => parseAbsolute(instant, zone)

/** The instant of a date; in the spelling it had before, if it is the same one: `+08:00` and `Z` must not look like a change. */
export function instantOf(date: ZonedDateTime, before?: string | null): string {
  const instant = date.toAbsoluteString()
  return before && Date.parse(before) === Date.parse(instant) ? before : instant
}

const mondayFirst = 'en-GB'

export const presetNames = [
  'last24Hours',
  'last7Days',
  'last30Days',
  'today',
  'yesterday',
  'thisWeek',
  'thisMonth',
] as const
export type PresetName = (typeof presetNames)[number]

/** Last … ends now, to the minute; today, this week, this month are calendar ranges and end with the present day. */
export function presetPeriod(name: PresetName, zone: string): Period {
  const now = nowIn(zone).set({ second: 0, millisecond: 0 })
  const day = today(zone)
  const startOf = (date: CalendarDate) => toZoned(date, zone)
  const [from, to] = {
    last24Hours: () => [now.subtract({ hours: 24 }), now],
    last7Days: () => [now.subtract({ days: 7 }), now],
    last30Days: () => [now.subtract({ days: 30 }), now],
    today: () => [startOf(day), startOf(day.add({ days: 1 }))],
    yesterday: () => [startOf(day.subtract({ days: 1 })), startOf(day)],
    thisWeek: () => [startOf(startOfWeek(day, mondayFirst)), startOf(day.add({ days: 1 }))],
    thisMonth: () => [startOf(startOfMonth(day)), startOf(day.add({ days: 1 }))],
  }[name]() as [ZonedDateTime, ZonedDateTime]
  return { from: from.toAbsoluteString(), to: to.toAbsoluteString() }
}

const written =
  /(\d{4})\s*[-/.年]\s*(\d{1,2})\s*[-/.月]\s*(\d{1,2})\s*日?(?:[\sT,]*(\d{1,2})\s*[:：时]\s*(\d{1,2})?(?:[:：分]\d{1,2})?)?/g

/** A pasted range such as `2026-03-01 ~ 2026-03-31 18:00`: a day at the end is meant whole. Null: there are not two dates, or the second is not later. */
export function pastedPeriod(text: string, zone: string): Period | null {
  const [from, to] = [...text.normalize('NFKC').matchAll(written)].map(found => {
    const [year, month, day, hour, minute] = found.slice(1).map(part => (part === undefined ? undefined : Number(part)))
    const date = new CalendarDateTime(year ?? 0, month ?? 0, day ?? 0, hour ?? 0, minute ?? 0)
    // The library moves 30 February to a day that exists; nobody meant that one.
    const isReal = date.month === month && date.day === day && (hour ?? 0) < 24 && (minute ?? 0) < 60
    return { date, isReal, wholeDay: hour === undefined }
  })
  if (!from?.isReal || !to?.isReal) return null
  const end = to.wholeDay ? to.date.add({ days: 1 }) : to.date
  if (end.compare(from.date) <= 0) return null
  return { from: toZoned(from.date, zone).toAbsoluteString(), to: toZoned(end, zone).toAbsoluteString() }
}
