/** The stretches of time that indices are followed by. Pure. */

const dayMs = 86_400_000
/** From so many days on a point is a week: six of them at least make a course, and a week has no quiet Sunday. */
const weeklyFrom = 42

/** Ranges end with the last millisecond or second of a day. */
const slackMs = 60_000

export interface Stretches {
  unit: 'day' | 'week'
  lengthMs: number
  /** Milliseconds, in order. */
  begins: number[]
}

/** @param longestMs of all ranges that stand side by side */
export const stretchUnit = (longestMs: number): Stretches['unit'] =>
  longestMs >= weeklyFrom * dayMs - slackMs ? 'week' : 'day'

/**
 * Whole days or weeks that touch. Counted back from the end of the range, so that the newest is whole, or on from its beginning, so that
 * ranges can be laid over one another; what is left over is in none.
 */
export function stretchesOf(
  { from, to }: { from: Date; to: Date },
  unit = stretchUnit(to.getTime() - from.getTime()),
  anchor: 'end' | 'beginning' = 'end',
): Stretches {
  const length = to.getTime() - from.getTime()
  const lengthMs = unit === 'week' ? 7 * dayMs : dayMs
  const count = Math.floor((length + slackMs) / lengthMs)
  const first = anchor === 'end' ? to.getTime() - count * lengthMs : from.getTime()
  return { unit, lengthMs, begins: Array.from({ length: count }, (_, n) => first + n * lengthMs) }
}
