/** What the days of a monitor say of it. Pure. */
import type { CountOfDay } from '@guanlan/features/articles/articles/server/questions'
import type { MonitorTrend } from '../contract.ts'
import { medianOf } from './median.ts'

/** A line of the table. */
export const shownDays = 7
/** What is usual is that of four weeks. */
export const daysBefore = 28
const fewestToCompare = 3

/** @param known parts of days of one monitor, in any order; one without articles is absent */
export function trendOfMonitor(monitorId: number, known: readonly CountOfDay[]): MonitorTrend {
  const today = sum(known.filter(({ day }) => day === 0).map(({ count }) => count))
  const within = (from: number, until: number) => known.filter(({ back }) => back >= from && back < until)
  const days = Array.from({ length: shownDays }, () => 0)
  for (const { back, count } of within(0, shownDays))
    days[shownDays - 1 - back] = (days[shownDays - 1 - back] ?? 0) + count
  return {
    monitorId,
    days,
    today,
    usual: usualOf(known),
    count: sum(days),
    negative: sum(within(0, shownDays).map(({ negative }) => negative)),
    before: sum(within(shownDays, 2 * shownDays).map(({ count }) => count)),
  }
}

/** A day without articles is a zero, as soon as the monitor has had one. */
function usualOf(known: readonly CountOfDay[]): number | null {
  const oldest = Math.min(0, ...known.map(({ day }) => day))
  const days = Math.min(daysBefore, -oldest)
  if (days < fewestToCompare) return null
  const counts = Array.from({ length: days }, () => 0)
  for (const { day, untilNow } of known)
    if (day < 0 && -day <= days) counts[-1 - day] = (counts[-1 - day] ?? 0) + untilNow
  return medianOf(counts)
}

const sum = (counts: readonly number[]): number => counts.reduce((a, b) => a + b, 0)
