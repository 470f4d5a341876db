/** When a sender was silent against its own habit. Pure. */
import { medianOf } from './median.ts'
import { hourMs } from './zone.ts'

const weekMs = 7 * 24 * hourMs
const weeks = 4
/** What is known of a sender's habit: that of four weeks. */
export const habitMs = weeks * weekMs
/** The same hours of fewer weeks are no habit. */
const fewestWeeks = 2
/** As many calls that usually come in that time, in three usual gaps, have to be missing; and that for two hours at least. */
const fewestMissed = 3
const leastMs = 2 * hourMs

/** What a sender did in an hour in which it called, oldest first. */
export interface SentHour {
  hour: Date
  first: Date
  last: Date
  calls: number
}

export interface Silence {
  /** The hour in which the next call was due. */
  from: Date
  /** Null: silent still. */
  until: Date | null
  /** Calls that usually come in that time. */
  missed: number
}

/**
 * A gap is compared with the same hours of the four weeks before: the median of the calls that came in them. Who sends in office hours is
 * not missed at night, and the habit of Mondays says nothing of Sundays.
 */
export function silencesOf(hours: readonly SentHour[], now: Date): Silence[] {
  const [first] = hours
  if (!first) return []
  const calls = new Map(hours.map(({ hour, calls: n }) => [hour.getTime(), n]))
  return hours.flatMap(({ last }, index) => {
    const until = hours[index + 1]?.first ?? null
    const [begin, end] = [last.getTime(), (until ?? now).getTime()]
    if (end - begin < leastMs) return []
    const known = Array.from({ length: weeks }, (_, week) => (week + 1) * weekMs).filter(
      shift => begin - shift >= first.hour.getTime(),
    )
    if (known.length < fewestWeeks) return []
    // A long silence is its own habit after four weeks: what came before it is not compared with any more.
    const sums = known.map(() => 0)
    let due: number | null = null
    for (let hour = startOf(begin) + hourMs; hour + hourMs <= end; hour += hourMs) {
      for (const [at, shift] of known.entries()) sums[at] = (sums[at] ?? 0) + (calls.get(hour - shift) ?? 0)
      if (due === null && medianOf(sums) >= 1) due = hour
    }
    const missed = Math.round(medianOf(sums))
    return due === null || missed < fewestMissed ? [] : [{ from: new Date(due), until, missed }]
  })
}

const startOf = (at: number): number => Math.floor(at / hourMs) * hourMs
