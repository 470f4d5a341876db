/** Which stretches of time a condition counts: the last minutes, and the same by the clock of earlier days. Pure. */

export const minuteMs = 60_000
const dayMs = 86_400_000
/** Yesterday, and the same day of the last four weeks. */
export const daysBefore = [1, 7, 14, 21, 28] as const
export const weeksBefore = [7, 14, 21, 28] as const
/** Days that have to be known before now. */
export const historyDays = 29

export interface Window {
  /** Included. */
  from: Date
  /** Not included. */
  to: Date
}

/** Whole minutes, the running one included. */
export function lastMinutes(minutes: number, now: Date): Window {
  const to = Math.floor(now.getTime() / minuteMs) * minuteMs + minuteMs
  return { from: new Date(to - minutes * minuteMs), to: new Date(to) }
}

/** The same hours of an earlier day by the clock of the zone, also across a change of its clocks. */
export function daysEarlier({ from, to }: Window, days: number, timeZone: string): Window {
  const shift = (at: Date): Date => {
    const then = at.getTime() - days * dayMs
    return new Date(then + offsetOf(timeZone, at.getTime()) - offsetOf(timeZone, then))
  }
  const begin = shift(from)
  return { from: begin, to: new Date(begin.getTime() + to.getTime() - from.getTime()) }
}

const formats = new Map<string, Intl.DateTimeFormat>()
const offsets = new Map<string, number>()
const mostKept = 10_000

/** By how much the clock of a zone is ahead of UTC. Kept by the quarter of an hour: clocks change on those, and formatting is slow. */
function offsetOf(timeZone: string, at: number): number {
  const quarter = Math.floor(at / (15 * minuteMs))
  const key = `${timeZone} ${quarter}`
  const known = offsets.get(key)
  if (known !== undefined) return known
  const format =
    formats.get(timeZone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
  formats.set(timeZone, format)
  const begin = quarter * 15 * minuteMs
  const offset = Date.parse(`${format.format(begin).replace(' ', 'T')}Z`) - begin
  if (offsets.size >= mostKept) offsets.clear()
  offsets.set(key, offset)
  return offset
}
