/** Days of an organisation's zone, as `2026-11-21`. */
const dayMs = 86_400_000

/** Every day of a range, oldest first, and how to name the day of a moment. */
export function daysEndingAt(zone: string, end: Date, count: number) {
  const calendar = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  })
  const dayOf = (moment: Date): string => calendar.format(moment)
  // Half a day at a time: no day is shorter, whatever clocks do.
  const names = new Set<string>()
  for (let at = end.getTime() - count * dayMs; at < end.getTime(); at += dayMs / 2) names.add(dayOf(new Date(at)))
  return { names: [...names.add(dayOf(end))], dayOf }
}
