/** When a task records. Pure. */
import type { Draft } from '../contract.ts'

const dayMs = 86_400_000
const periods = { daily: dayMs, weekly: 7 * dayMs } as const

/** The broadcast that is on now; null: none. Days are 24 hours: a zone with summer time is an hour off on the other side. */
export function broadcastAt(
  { startTime, endTime, repeats }: Pick<Draft, 'startTime' | 'endTime' | 'repeats'>,
  now: Date,
): { startsAt: Date; endsAt: Date } | null {
  const [start, end] = [Date.parse(startTime), Date.parse(endTime)]
  const passed = now.getTime() - start
  if (passed < 0) return null
  const startsAt = repeats === 'once' ? start : start + Math.floor(passed / periods[repeats]) * periods[repeats]
  const endsAt = startsAt + (end - start)
  return now.getTime() < endsAt ? { startsAt: new Date(startsAt), endsAt: new Date(endsAt) } : null
}
