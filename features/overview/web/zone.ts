/** Wall clock and moments of one zone, whatever zone the machine is in. */
const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone)
  if (known) return known
  const parts = { year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' } as const
  const format = new Intl.DateTimeFormat('en-CA', { timeZone: zone, hourCycle: 'h23', ...parts })
  formats.set(zone, format)
  return format
}

/** `2026-11-21T14:05`: the form of a date-and-time field. */
export function wallOf(moment: Date, zone: string): string {
  const parts = Object.fromEntries(
    formatOf(zone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, value]),
  )
  return `${parts.year}-${parts.month}-${parts.day}T${parts.hour}:${parts.minute}`
}

/** The moment at which a zone's clocks show `wall`; null when that is no time. The hour a summer time skips is the one after it. */
export function momentOf(wall: string, zone: string): Date | null {
  const asUtc = Date.parse(`${wall}Z`)
  if (Number.isNaN(asUtc)) return null
  const offsetAt = (time: number) => Date.parse(`${wallOf(new Date(time), zone)}Z`) - Math.floor(time / 60_000) * 60_000
  const guess = asUtc - offsetAt(asUtc)
  return new Date(asUtc - offsetAt(guess))
}

/** Midnight that began the day of a moment, `daysBefore` days earlier. */
export function dayStart(moment: Date, zone: string, daysBefore = 0): Date {
  const today = wallOf(moment, zone).slice(0, 10)
  const day = new Date(Date.parse(`${today}T00:00Z`) - daysBefore * 86_400_000).toISOString().slice(0, 10)
  return momentOf(`${day}T00:00`, zone) ?? moment
}
