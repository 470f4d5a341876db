/** What the days of a monitor say of it. Pure. */
import type { CountOfDay } from '@guanlan/features/articles/articles/server/questions'
import type { MonitorTrend } from '../contract.ts'
import { medianOf } from './median.ts'

/** A line of the table. */
export const shownDays = 7
/** What is usual is that of four weeks. */
export const daysBefore = 28
const fewestToCompare = 3

/** @param known days of one monitor, in any order; a day without articles is absent */
export function trendOfMonitor(monitorId: number, known: readonly CountOfDay[]): MonitorTrend {
  const at = new Map(known.map(row => [row.day, row]))
  const lastDays = (n: number, until: number) => Array.from({ length: n }, (_, i) => until - n + 1 + i)
  const countOf = (day: number) => at.get(day)?.count ?? 0
  const days = lastDays(shownDays, 0).map(countOf)
  const negative = sum(lastDays(shownDays, 0).map(day => at.get(day)?.negative ?? 0))
  const sameDayBefore = at.get(-shownDays)?.untilNow ?? 0
  return {
    monitorId,
    days,
    today: countOf(0),
    usual: usualOf(at),
    count: sum(days),
    negative,
    before: sum(lastDays(shownDays - 1, -shownDays - 1).map(countOf)) + sameDayBefore,
  }
}

/** A day without articles is a zero, as soon as the monitor has had one. */
function usualOf(at: ReadonlyMap<number, CountOfDay>): number | null {
  const oldest = Math.min(0, ...at.keys())
  const days = Math.min(daysBefore, -oldest)
  if (days < fewestToCompare) return null
  const counts = Array.from({ length: days }, (_, i) => at.get(-1 - i)?.untilNow ?? 0)
  return medianOf(counts)
}

const sum = (counts: readonly number[]): number => counts.reduce((a, b) => a + b, 0)
