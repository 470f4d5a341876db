/** In which state an event is, by its articles hour by hour. Pure; published in features/events/events/README.md. */

export const eventStates = ['emerging', 'growing', 'peak', 'fading', 'over', 'back'] as const
export type EventState = (typeof eventStates)[number]

/** An hour that has articles, and how many. */
export interface EventHour {
  at: number
  count: number
}

const hourMs = 3_600_000
const dayMs = 24 * hourMs
/** Over: two days below a twentieth of its peak. */
export const quietMs = 2 * dayMs
export const quietShare = 1 / 20
const growth = 1.25
const nearPeak = 0.8

/** Articles of the 24 hours before each of these hours, hour by hour from the first article to now. */
export function dailyRates(hours: readonly EventHour[], now: number): { at: number; rate: number }[] {
  const first = hours[0]
  if (!first) return []
  const counts = new Map(hours.map(({ at, count }) => [Math.floor(at / hourMs), count]))
  const rates: { at: number; rate: number }[] = []
  let rate = 0
  for (let hour = Math.floor(first.at / hourMs); hour <= Math.floor(now / hourMs); hour++) {
    rate += (counts.get(hour) ?? 0) - (counts.get(hour - 24) ?? 0)
    rates.push({ at: hour * hourMs, rate })
  }
  return rates
}

/**
 * @param hours in order, without gaps or with them
 * @param end of the event as somebody wrote it, in milliseconds; null: none
 */
export function stateOf(hours: readonly EventHour[], { now, end }: { now: number; end: number | null }): EventState {
  if (end !== null && end < now) return 'over'
  const rates = dailyRates(hours, now)
  const current = rates.at(-1)
  if (!current) return 'emerging'
  const peak = Math.max(...rates.map(({ rate }) => rate))
  const isQuiet = ({ rate }: { rate: number }) => rate < peak * quietShare
  const quietHours = quietMs / hourMs
  const latest = rates.slice(-quietHours)
  if (rates.length > quietHours && latest.every(isQuiet)) return 'over'
  if (current.at - (rates[0]?.at ?? 0) < dayMs) return 'emerging'
  if (hasComeBack(rates, isQuiet, quietHours)) return 'back'
  const dayBefore = rates.at(-25)?.rate ?? 0
  if (current.rate >= Math.max(1, dayBefore) * growth) return 'growing'
  return current.rate >= peak * nearPeak ? 'peak' : 'fading'
}

/** It was over, and began again within the last two days. */
function hasComeBack(
  rates: readonly { at: number; rate: number }[],
  isQuiet: (rate: { rate: number }) => boolean,
  quietHours: number,
): boolean {
  let from = rates.length - 1
  while (from >= 0 && !isQuiet(rates[from] as { rate: number })) from--
  const loud = rates.length - 1 - from
  if (loud === 0 || loud > quietHours || from + 1 < quietHours) return false
  return rates.slice(from + 1 - quietHours, from + 1).every(isQuiet)
}
