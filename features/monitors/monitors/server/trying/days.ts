/** Days of an organisation's zone, as `2026-11-21`. */
const quarterMs = 900_000

/** Names the day a moment lies in. Zones differ from UTC by whole quarters of an hour, so that is how often a calendar is asked. */
export function daysOf(zone: string): (moment: Date) => string {
  const calendar = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  })
  const known = new Map<number, string>()
  return moment => {
    const quarter = Math.floor(moment.getTime() / quarterMs)
    let day = known.get(quarter)
    if (day === undefined) {
      day = calendar.format(new Date(quarter * quarterMs))
      known.set(quarter, day)
    }
    return day
  }
}

/** Every day from one moment to another, oldest first. */
export function daysBetween(from: Date, to: Date, dayOf: (moment: Date) => string): string[] {
  const days = new Set<string>()
  // Half a day at a time: no day is shorter, whatever clocks do.
  for (let at = from.getTime(); at < to.getTime(); at += 43_200_000) days.add(dayOf(new Date(at)))
  return [...days.add(dayOf(to))]
}
