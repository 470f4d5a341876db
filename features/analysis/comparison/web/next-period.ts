/** The period that is offered when one is added: as long as the one before it, and just before it. Pure. */
import type { Period } from '../contract.ts'

const dayMs = 86_400_000
const dateBefore = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00Z`) - days * dayMs).toISOString().slice(0, 10)

/** @param today as `YYYY-MM-DD`; the first period ends with it @param days of the first */
export function nextPeriod(periods: readonly Period[], today: string, days: number): Period {
  const last = periods.at(-1)
  const length = Math.min(90, Math.max(1, Math.round(last?.days ?? days) || 1))
  if (last?.from) return { from: dateBefore(last.from, length), days: length }
  return { from: dateBefore(today, length - 1), days: length }
}
