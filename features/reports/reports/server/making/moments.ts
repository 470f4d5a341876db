/** Moments in words, by the clock of the organisation. Pure. */
import { wallClock } from '@guanlan/platform/server'

/** 2026-03-01 08:00 */
export const momentIn = (zone: string, at: Date): string => wallClock(zone).text(at).slice(0, 16)

/** A point of a trend: 03-01, or 03-01 08:00 where points are hours. */
export function pointIn(zone: string, at: string, unit: 'hour' | 'day'): string {
  const moment = momentIn(zone, new Date(at))
  return unit === 'day' ? moment.slice(5, 10) : `${moment.slice(5, 13)}:00`
}
