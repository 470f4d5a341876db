/** Where points of a curve begin. Pure. */
import type { Unit } from '../contract.ts'

const dayMs = 86_400_000
/** Up to three days a point is an hour, up to three months a day, beyond that a week. */
const longestHourly = 3 * dayMs
const longestDaily = 92 * dayMs
/** A curve of more points is drawn by the next larger unit. */
const mostPoints = 2_000

/** @param pointsBy where hours or days begin, in milliseconds */
export function oneEach(
  { from, to }: { from: Date; to: Date },
  requestedUnit: Unit | undefined,
  pointsBy: (unit: 'hour' | 'day') => readonly number[],
): { unit: Unit; begins: Date[] } {
  const length = to.getTime() - from.getTime()
  const unit = requestedUnit ?? (length <= longestHourly ? 'hour' : length <= longestDaily ? 'day' : 'week')
  if (unit === 'hour' && length / 3_600_000 <= mostPoints) return { unit, begins: datesOf(pointsBy('hour')) }
  const days = pointsBy('day')
  if (unit !== 'week' && days.length <= mostPoints) return { unit: 'day', begins: datesOf(days) }
  return { unit: 'week', begins: datesOf(days.filter((_, place) => place % 7 === 0)) }
}

const datesOf = (moments: readonly number[]): Date[] => moments.map(moment => new Date(moment))
