/** Stretches of time that lists, charts and numbers are asked for: the same word means the same two moments everywhere. Pure. */
import { longestRangeDays, longestTaskDays } from './question.ts'
import { dayStart } from './zone.ts'

/** Rolling: so long, up to now. */
export const lengths = ['24h', '3d', '7d', '30d'] as const
/** By the calendar of the organisation's zone; weeks begin on Monday. */
export const calendarRanges = ['today', 'yesterday', 'thisWeek', 'thisMonth'] as const
export const namedRanges = [...lengths, ...calendarRanges] as const
export type RangeLength = (typeof lengths)[number]
export type NamedRange = (typeof namedRanges)[number]
/** `from` and `to` are ISO moments; both belong to the range. */
export interface Moments {
  from: string
  to: string
}
export type TimeRange = NamedRange | Moments

const hourMs = 3_600_000
const dayMs = 24 * hourMs
export const hoursOf = { '24h': 24, '3d': 72, '7d': 168, '30d': 720 } as const

export const isNamed = (value: unknown): value is NamedRange => namedRanges.includes(value as NamedRange)

/** What is published now belongs to it. */
export const endsNow = (range: TimeRange): boolean => isNamed(range) && range !== 'yesterday'

/** The stretch of so many hours that ends at a moment: the last 7 days are 168 hours, whatever clocks do (docs/decisions/0031). */
export const endingAt = (length: RangeLength, to: Date): { from: Date; to: Date } => ({
  from: new Date(to.getTime() - hoursOf[length] * hourMs),
  to,
})

/** The two moments of a range as it stands at `now`. */
export function momentsOf(range: TimeRange, now: number, timeZone: string): Moments {
  if (!isNamed(range)) return range
  const moments = (from: number, to = now) => ({ from: new Date(from).toISOString(), to: new Date(to).toISOString() })
  const midnight = (daysBefore = 0) => dayStart(now, timeZone, daysBefore)
  switch (range) {
    case 'today':
      return moments(midnight())
    case 'yesterday':
      return moments(midnight(1), midnight() - 1)
    case 'thisWeek':
      return moments(midnight(calendarOf(now, timeZone).daysSinceMonday))
    case 'thisMonth':
      return moments(midnight(calendarOf(now, timeZone).daysSinceFirst))
    default:
      return moments(endingAt(range, new Date(now)).from.getTime())
  }
}

function calendarOf(now: number, timeZone: string): { daysSinceMonday: number; daysSinceFirst: number } {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, weekday: 'short', day: 'numeric' }).formatToParts(now)
  const part = (type: string) => parts.find(each => each.type === type)?.value ?? ''
  const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']
  return { daysSinceMonday: days.indexOf(part('weekday')), daysSinceFirst: Number(part('day')) - 1 }
}

/** What is wrong with a range a person put together (spec 5): key of a sentence of articles. Without an end it ends now. */
export function problemOf(
  from: string | null,
  to: string | null,
  longestDays = longestRangeDays,
): 'startFirst' | 'rangeReversed' | 'rangeTooLong' | null {
  const start = from ? Date.parse(from) : Number.NaN
  if (Number.isNaN(start)) return 'startFirst'
  const end = to ? Date.parse(to) : Date.now()
  if (Number.isNaN(end) || start > end) return 'rangeReversed'
  return end - start > longestDays * dayMs ? 'rangeTooLong' : null
}

/** The range that an address names by `range`, or by `from` and `to`; null for none that can be asked for. */
export function rangeOfQuery(query: URLSearchParams): TimeRange | null {
  const [from, to, named] = [query.get('from'), query.get('to'), query.get('range')]
  const isOfTask = query.getAll('filter').some(filter => filter.startsWith('dataTask:'))
  if (from && to && problemOf(from, to, isOfTask ? longestTaskDays : longestRangeDays) === null)
    return { from: new Date(from).toISOString(), to: new Date(to).toISOString() }
  return isNamed(named) ? named : null
}
