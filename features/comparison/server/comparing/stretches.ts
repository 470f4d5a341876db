/** The stretches of time that indices are followed by. Pure. */

const dayMs = 86_400_000
/** From so many days on a point is a week: six of them at least make a course, and a week has no quiet Sunday. */
const weeklyFrom = 42

export interface Stretches {
  unit: 'day' | 'week'
  lengthMs: number
  /** Milliseconds, in order. */
  begins: number[]
}

/** Whole days or weeks that touch, counted back from the end of the range, so that the newest is whole; what is left over at its beginning is in none. */
export function stretchesOf({ from, to }: { from: Date; to: Date }): Stretches {
  const length = to.getTime() - from.getTime()
  const unit = length >= weeklyFrom * dayMs ? 'week' : 'day'
  const lengthMs = unit === 'week' ? 7 * dayMs : dayMs
  // A range up to now ends with a second's fraction more or less than whole days.
  const count = Math.floor((length + 60_000) / lengthMs)
  return { unit, lengthMs, begins: Array.from({ length: count }, (_, n) => to.getTime() - (count - n) * lengthMs) }
}
