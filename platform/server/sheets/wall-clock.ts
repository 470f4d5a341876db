/** What the clock on the wall shows in a zone: spreadsheets have no zones, so moments are written as the organisation sees them. */

export interface WallClock {
  /** Milliseconds that the zone is ahead of UTC at this moment. */
  ahead(moment: Date): number
  /** `2026-03-01 09:30:00` */
  text(moment: Date): string
}

const quarter = 900_000
/** Differences of a million rows over some years; more are asked for again. */
const mostKept = 100_000

/** @param zone IANA name: `Asia/Shanghai` */
export function wallClock(zone: string): WallClock {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  // Zones change their difference at whole quarters of an hour; asking Intl for each cell takes longer than writing it.
  const stored = new Map<number, number>()
  function ahead(moment: Date): number {
    const from = Math.floor(moment.getTime() / quarter) * quarter
    const known = stored.get(from)
    if (known !== undefined) return known
    if (stored.size >= mostKept) stored.clear()
    const shown = Object.fromEntries(format.formatToParts(from).map(({ type, value }) => [type, Number(value)]))
    const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = shown
    const difference = Date.UTC(year, month - 1, day, hour, minute, second) - from
    stored.set(from, difference)
    return difference
  }
  return {
    ahead,
    text: moment => new Date(moment.getTime() + ahead(moment)).toISOString().slice(0, 19).replace('T', ' '),
  }
}
