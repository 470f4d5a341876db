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
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  clocks.set(zone, fresh)
  return fresh
}

function timeOfDay(moment: Date, zone: string): { hour: number; minute: number; second: number } {
  const parts = clockOf(zone).formatToParts(moment)
  const part = (type: string) => Number(parts.find(one => one.type === type)?.value ?? 0)
  return { hour: part('hour'), minute: part('minute'), second: part('second') }
}

export const hourOf = (moment: Date, zone: string): number => timeOfDay(moment, zone).hour

/** The beginning of the hour or day that a moment lies in; milliseconds. */
export function startOf(moment: Date, unit: 'hour' | 'day', zone: string): number {
  const { hour, minute, second } = timeOfDay(moment, zone)
  const intoHour = minute * 60_000 + second * 1000 + (moment.getTime() % 1000)
  return moment.getTime() - intoHour - (unit === 'day' ? hour * hourMs : 0)
}
