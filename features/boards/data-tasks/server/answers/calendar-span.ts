/** Weeks and months of the organisation's calendar as moments. Pure. */
import { momentOfWall } from '@guanlan/features/articles/articles/contract'

interface Span {
  from: string
  to: string
}

/** The part of it that a time has. @param day its first day, as 2026-11-01 */
export function calendarSpan(by: 'week' | 'month', day: string, within: Span, zone: string): Span {
  const next = new Date(`${day}T00:00Z`)
  if (by === 'week') next.setUTCDate(next.getUTCDate() + 7)
  else next.setUTCMonth(next.getUTCMonth() + 1)
  const begin = midnight(day, zone)
  const end = midnight(next.toISOString().slice(0, 10), zone) - 1
  return {
    from: new Date(Math.max(begin, Date.parse(within.from))).toISOString(),
    to: new Date(Math.min(end, Date.parse(within.to))).toISOString(),
  }
}

const midnight = (day: string, zone: string): number =>
  Date.parse(momentOfWall(`${day}T00:00`, zone) ?? `${day}T00:00Z`)
