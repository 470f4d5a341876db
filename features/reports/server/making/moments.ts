/** Moments in words, by the clock of the organisation. Pure. */

/** 2026-03-01 08:00 */
export function momentIn(zone: string, at: Date): string {
  const { year, month, day, hour, minute } = partsIn(zone, at)
  return `${year}-${month}-${day} ${hour}:${minute}`
}

/** A point of a trend: 03-01, or 03-01 08:00 where points are hours. */
export function pointIn(zone: string, at: string, unit: 'hour' | 'day'): string {
  const { month, day, hour } = partsIn(zone, new Date(at))
  return unit === 'day' ? `${month}-${day}` : `${month}-${day} ${hour}:00`
}

function partsIn(timeZone: string, at: Date) {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(at)
  const of = (type: Intl.DateTimeFormatPartTypes) => parts.find(part => part.type === type)?.value ?? ''
  return { year: of('year'), month: of('month'), day: of('day'), hour: of('hour'), minute: of('minute') }
}
