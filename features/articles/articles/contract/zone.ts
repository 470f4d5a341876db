/** Clock and calendar of an organisation's zone, whatever zone the reader's machine is in. Pure. */

const formats = new Map<string, Intl.DateTimeFormat>()

/** Making a formatter takes longer than a hundred uses of it. */
function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone)
  if (known) return known
  const parts = { year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' } as const
  const format = new Intl.DateTimeFormat('en-CA', { timeZone, hourCycle: 'h23', ...parts })
  formats.set(timeZone, format)
  return format
}

/** `2026-11-21T14:05`: what a clock of the zone shows, and the form of a date-and-time field. */
export function wallOfMoment(moment: string | number, timeZone: string): string {
  const at = typeof moment === 'number' ? moment : Date.parse(moment)
  const parts = Object.fromEntries(
    formatOf(timeZone)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  )
  return `${parts.year}-${parts.month}-${parts.day}T${parts.hour}:${parts.minute}`
}

/** The moment at which the zone's clocks show it, as ISO; null when it is no time. The hour that a summer time skips is the one after it. */
export function momentOfWall(wall: string, timeZone: string): string | null {
  const asUtc = /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(wall) ? Date.parse(`${wall}Z`) : Number.NaN
  if (Number.isNaN(asUtc)) return null
  const ahead = (at: number) => Date.parse(`${wallOfMoment(at, timeZone)}Z`) - Math.floor(at / 60_000) * 60_000
  const guess = asUtc - ahead(asUtc)
  // Once more with the distance that holds at the moment found: a change of summer time may lie between.
  return new Date(asUtc - ahead(guess)).toISOString()
}

/** Midnight that began the day of a moment, `daysBefore` days earlier; milliseconds. */
export function dayStart(moment: number, timeZone: string, daysBefore = 0): number {
  const today = wallOfMoment(moment, timeZone).slice(0, 10)
  const day = new Date(Date.parse(`${today}T00:00Z`) - daysBefore * 86_400_000).toISOString().slice(0, 10)
  return Date.parse(momentOfWall(`${day}T00:00`, timeZone) ?? '') || moment
}
