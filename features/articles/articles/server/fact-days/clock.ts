/** What a zone's calendar and clock show, read once for every quarter of an hour: no zone changes within one. */
const quarterUs = 15 * 60_000_000

interface Shown {
  /** 1 Monday to 7 Sunday. */
  weekday: number
  hour: number
}

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']
const readers = new Map<string, (us: number) => Shown>()

/** @returns a reader of microseconds since 1970 */
export function clockReader(zone: string): (us: number) => Shown {
  const known = readers.get(zone)
  if (known) return known
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    weekday: 'short',
    hour: 'numeric',
  })
  const quarters = new Map<number, Shown>()
  const reader = (us: number): Shown => {
    const quarter = Math.floor(us / quarterUs)
    const found = quarters.get(quarter)
    if (found) return found
    const parts = new Map(format.formatToParts(quarter * (quarterUs / 1000)).map(({ type, value }) => [type, value]))
    const shown = { weekday: weekdays.indexOf(parts.get('weekday') ?? '') + 1, hour: Number(parts.get('hour')) }
    if (quarters.size > 100_000) quarters.clear()
    quarters.set(quarter, shown)
    return shown
  }
  readers.set(zone, reader)
  return reader
}
