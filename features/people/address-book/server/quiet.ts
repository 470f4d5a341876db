/** From when on a person may be reached: after the pause, and outside quiet hours in the person's own zone. Pure. */

export interface Rest {
  /** `22:00` and `07:00`; empty: no quiet hours. */
  quietFrom: string
  quietUntil: string
  timeZone: string
  pausedUntil: string | null
}

const minuteMs = 60_000
const dayMinutes = 1_440

/** Null: at once. */
export function restUntil(now: Date, { quietFrom, quietUntil, timeZone, pausedUntil }: Rest): Date | null {
  const paused = pausedUntil !== null && new Date(pausedUntil) > now ? new Date(pausedUntil) : null
  const start = paused ?? now
  const from = minutesOf(quietFrom)
  const until = minutesOf(quietUntil)
  if (from === null || until === null || from === until) return paused
  const at = clockIn(start, timeZone)
  const isQuiet = from < until ? at >= from && at < until : at >= from || at < until
  return isQuiet ? nextAt(start, until, timeZone) : paused
}

/** The next time the clock of the zone shows it; on a day that skips that minute, the first minute after. */
function nextAt(start: Date, minute: number, timeZone: string): Date {
  const wait = (minute - clockIn(start, timeZone) + dayMinutes) % dayMinutes
  const searched = new Date(Math.floor(start.getTime() / minuteMs) * minuteMs + wait * minuteMs)
  // Clocks that were changed meanwhile show another time: by an hour or less.
  const off = ((minute - clockIn(searched, timeZone) + dayMinutes + dayMinutes / 2) % dayMinutes) - dayMinutes / 2
  const corrected = new Date(searched.getTime() + off * minuteMs)
  return corrected > start ? corrected : searched
}

const minutesOf = (clock: string): number | null => {
  const [, hour, minute] = /^(\d\d):(\d\d)$/.exec(clock) ?? []
  return hour === undefined ? null : Number(hour) * 60 + Number(minute)
}

function clockIn(at: Date, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(at)
  const of = (type: string) => Number(parts.find(part => part.type === type)?.value ?? 0)
  return of('hour') * 60 + of('minute')
}
