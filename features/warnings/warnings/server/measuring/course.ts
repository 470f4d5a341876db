/** From a condition that holds to what is told: once when it begins, once when it is over, and not again for a while. Pure. */
import type { TimeCondition } from '../../contract.ts'
import { minuteMs } from './windows.ts'

/** So long it must not hold before it is over: counts go up and down around a level. */
export const calmMs = 10 * minuteMs

/** Moments as milliseconds, so that it is kept as JSON. */
export interface Course {
  /** Null: it does not hold. */
  since: number | null
  heldAt: number
  quietUntil: number
}

export const noCourse: Course = { since: null, heldAt: 0, quietUntil: 0 }

export interface Step {
  course: Course
  tell: 'begun' | 'over' | null
}

export function step(course: Course, holds: boolean, { coolDown }: Pick<TimeCondition, 'coolDown'>, now: Date): Step {
  const at = now.getTime()
  if (course.since === null)
    return holds && at >= course.quietUntil
      ? { course: { since: at, heldAt: at, quietUntil: 0 }, tell: 'begun' }
      : { course, tell: null }
  if (holds) return { course: { ...course, heldAt: at }, tell: null }
  if (at - course.heldAt < calmMs) return { course, tell: null }
  return { course: { since: null, heldAt: course.heldAt, quietUntil: at + coolDown * minuteMs }, tell: 'over' }
}

/** What a condition is kept under: another one begins anew. */
export const keyOfCondition = ({ kind, atLeast, minutes, counts, sensitivity, percent }: TimeCondition): string =>
  [kind, minutes, atLeast, counts, sensitivity, percent].join(' ')
