/** Times of the day at which a warning tells, instead of at once. Pure. */

const minuteMs = 60_000
const dayMinutes = 1_440

/** The next of the times (`09:00`) of the zone's clock, from `from` on; null: there are none. */
export function nextOfCycle(times: readonly string[], timeZone: string, from: Date): Date | null {
  if (times.length === 0) return null
  const at = minutesIn(timeZone, from)
  const start = Math.floor(from.getTime() / minuteMs) * minuteMs
  const waits = times.map(time => (minutesOf(time) - at + dayMinutes) % dayMinutes)
  return nearest(waits.map(wait => corrected(start + wait * minuteMs, (at + wait) % dayMinutes, timeZone)))
}

/** Clocks that are changed meanwhile show another time, by an hour or less. */
function corrected(searched: number, minute: number, timeZone: string): Date {
  const off = minute - minutesIn(timeZone, new Date(searched))
  const nearestOff = ((off + dayMinutes + dayMinutes / 2) % dayMinutes) - dayMinutes / 2
  return new Date(searched + nearestOff * minuteMs)
}

const nearest = (dates: readonly Date[]): Date => dates.reduce((first, next) => (next < first ? next : first))

const minutesOf = (time: string): number => {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return hour * 60 + minute
}

function minutesIn(timeZone: string, at: Date): number {
  const text = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(at)
  return minutesOf(text)
}
