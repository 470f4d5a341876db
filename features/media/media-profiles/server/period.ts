/** Days, weeks and months of the organisation's calendar. Pure. */
import { momentOfWall, wallOfMoment } from '@guanlan/features/articles/articles/contract'
import type { TopsQuestion } from '../contract.ts'

export interface Period {
  from: Date
  /** Its last millisecond. */
  to: Date
  /** YYYY-MM-DD. */
  firstDay: string
  lastDay: string
}

type Unit = TopsQuestion['period']

const plus = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)

/** The first day of the period that a day lies in; weeks begin on Monday. */
function firstDayOf(day: string, unit: Unit): string {
  if (unit === 'day') return day
  if (unit === 'month') return `${day.slice(0, 8)}01`
  return plus(day, -((new Date(`${day}T00:00Z`).getUTCDay() + 6) % 7))
}

function nextAfter(firstDay: string, unit: Unit): string {
  if (unit === 'day') return plus(firstDay, 1)
  if (unit === 'week') return plus(firstDay, 7)
  return firstDayOf(plus(firstDay, 31), 'month')
}

function periodFrom(firstDay: string, unit: Unit, zone: string): Period {
  const next = nextAfter(firstDay, unit)
  const at = (day: string) => Date.parse(momentOfWall(`${day}T00:00`, zone) ?? `${day}T00:00Z`)
  return { from: new Date(at(firstDay)), to: new Date(at(next) - 1), firstDay, lastDay: plus(next, -1) }
}

/** That of a day, or the last one that is over. */
export function periodOf({ period, day }: Pick<TopsQuestion, 'period' | 'day'>, now: Date, zone: string): Period {
  if (day !== undefined) return periodFrom(firstDayOf(day, period), period, zone)
  const today = wallOfMoment(now.getTime(), zone).slice(0, 10)
  return periodBefore(period, periodFrom(firstDayOf(today, period), period, zone), zone)
}

export const periodBefore = (unit: Unit, { firstDay }: Period, zone: string): Period =>
  periodFrom(firstDayOf(plus(firstDay, -1), unit), unit, zone)
