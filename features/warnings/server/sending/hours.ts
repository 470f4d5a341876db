/** When a message may go: the hours of the week that a warning names, in the zone of the organisation. Pure. */

export interface Hours {
  /** Seven days of 24 digits, from Monday. */
  receiveTime: readonly string[]
  weekend: boolean
  timeZone: string
}

const hourMs = 3_600_000
/** A week and a day: one more than any pattern takes to come round. */
const hoursAhead = 8 * 24

/** The beginning of the next hour that is allowed; null: now. Where no hour is, everything waits a week and is looked at again. */
export function heldUntil(hours: Hours, now: Date): Date | null {
  if (isOpen(hours, now)) return null
  // Hours begin on the full hour of the zone; zones differ from UTC by quarters of an hour.
  const quarter = hourMs / 4
  let at = Math.ceil(now.getTime() / quarter) * quarter
  for (let step = 0; step < hoursAhead * 4; step++, at += quarter) if (isOpen(hours, new Date(at))) return new Date(at)
  return new Date(now.getTime() + 7 * 24 * hourMs)
}

const names = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

function isOpen({ receiveTime, weekend, timeZone }: Hours, at: Date): boolean {
  const { day, hour } = placeIn(timeZone, at)
  if (!weekend && day >= 5) return false
  return receiveTime[day]?.[hour] === '1'
}

const formats = new Map<string, Intl.DateTimeFormat>()
function placeIn(timeZone: string, at: Date): { day: number; hour: number } {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en-US', { timeZone, weekday: 'short', hour: '2-digit', hourCycle: 'h23' })
  formats.set(timeZone, format)
  const parts = format.formatToParts(at)
  const of = (type: string) => parts.find(part => part.type === type)?.value ?? ''
  return { day: names.indexOf(of('weekday')), hour: Number(of('hour')) }
}

export const later = (one: Date | null, other: Date | null): Date | null =>
  one !== null && other !== null && one < other ? other : (one ?? other)
