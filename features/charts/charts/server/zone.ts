/** Hours and days as an organisation's zone has them, the same as PostgreSQL's date_trunc. */
export const hourMs = 3_600_000
export const dayMs = 24 * hourMs

const clocks = new Map<string, Intl.DateTimeFormat>()
/** Making a formatter takes longer than a hundred uses of it. */
function clockOf(zone: string): Intl.DateTimeFormat {
  const known = clocks.get(zone)
  if (known) return known
  const fresh = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  clocks.set(zone, fresh)
  return fresh
}

type Part = 'year' | 'month' | 'day' | 'hour' | 'minute' | 'second'

/** What the zone's calendar and clock show. */
function shown(moment: Date, zone: string): Record<Part, number> {
  const parts = clockOf(zone).formatToParts(moment)
  return Object.fromEntries(parts.map(({ type, value }) => [type, Number(value)])) as Record<Part, number>
}

export const hourOf = (moment: Date, zone: string): number => shown(moment, zone).hour

/** The beginning of the hour or day that a moment lies in; milliseconds. */
export function startOf(moment: Date, unit: 'hour' | 'day', zone: string): number {
  const { hour, minute, second } = shown(moment, zone)
  const intoHour = minute * 60_000 + second * 1000 + (moment.getTime() % 1000)
  return moment.getTime() - intoHour - (unit === 'day' ? hour * hourMs : 0)
}

/** Beginnings of all hours or days that a range touches; milliseconds. */
export function pointsOf({ from, to }: { from: Date; to: Date }, unit: 'hour' | 'day', zone: string): number[] {
  const points: number[] = []
  for (let at = startOf(from, unit, zone); at <= to.getTime(); at = pointAfter(at, unit, zone)) points.push(at)
  return points
}

/** When the hour or day begins that follows one which begins then; milliseconds. */
export const pointAfter = (at: number, unit: 'hour' | 'day', zone: string): number =>
  startOf(new Date(at + (unit === 'hour' ? hourMs : dayMs + 2 * hourMs)), unit, zone)

/** Minutes that the zone's clock is ahead of UTC at a moment. */
export function shiftOf(moment: Date, zone: string): number {
  const { year, month, day, hour, minute } = shown(moment, zone)
  return Math.round(
    (Date.UTC(year, month - 1, day, hour, minute) - Math.floor(moment.getTime() / 60_000) * 60_000) / 60_000,
  )
}

/** The moment at which the zone's clock showed the same, so many days or years before; 29 February is told by the 28th. Milliseconds. */
export function sameClock(
  at: number,
  { days = 0, years = 0 }: { days?: number; years?: number },
  zone: string,
): number {
  const minuteMs = 60_000
  const wall = new Date(at + shiftOf(new Date(at), zone) * minuteMs)
  const month = wall.getUTCMonth()
  wall.setUTCFullYear(wall.getUTCFullYear() - years)
  if (wall.getUTCMonth() !== month) wall.setUTCDate(0)
  wall.setUTCDate(wall.getUTCDate() - days)
  const guess = wall.getTime() - shiftOf(wall, zone) * minuteMs
  // Once more with the distance that holds there: the clock may have been changed in between.
  return wall.getTime() - shiftOf(new Date(guess), zone) * minuteMs
}
