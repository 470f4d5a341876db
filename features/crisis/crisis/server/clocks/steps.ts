/** Which step of a clock is told when, and to whom. Pure. */
import type { Role } from '../../contract.ts'
import { type LimitRules, limitEnd } from './ends.ts'

export interface TimeLimit {
  startsAt: Date
  minutes: number
  /** Minutes that it was paused. */
  paused: number
}

/** In their order: a quarter before the end and at the end the lead, then those who stand behind the lead. */
export const stepRoles: readonly (readonly Role[])[] = [
  ['lead'],
  ['lead'],
  ['deputy'],
  ['approver', 'spokesperson', 'legal'],
]
/** The step at which the limit is over. */
export const overStep = 1
/** Between the end and those who stand behind the lead, at least. */
const leastMinutes = 5

export const dueOf = ({ startsAt, minutes, paused }: TimeLimit, rules: LimitRules): Date =>
  limitEnd(startsAt, minutes + paused, rules)

/** The moment of each step. */
export function stepMoments({ startsAt, minutes, paused }: TimeLimit, rules: LimitRules): Date[] {
  const quarter = minutes / 4
  const between = Math.max(quarter, leastMinutes)
  return [minutes - quarter, minutes, minutes + between, minutes + 2 * between].map(after =>
    limitEnd(startsAt, after + paused, rules),
  )
}

export interface Turn {
  /** Steps that are told now, together; none: nothing is due. */
  steps: number[]
  notified: number
  /** When to look again; null: nothing follows. */
  next: Date | null
}

/** Whoever looks late, after a standstill or a clock that was put forward, tells what was missed in one message. */
export function turnOf(moments: readonly Date[], notified: number, now: Date): Turn {
  const due = moments.filter(moment => moment <= now).length
  const steps = Array.from({ length: Math.max(0, due - notified) }, (_, n) => notified + n)
  const after = Math.max(notified, due)
  return { steps, notified: after, next: moments[after] ?? null }
}

/** A limit that was changed: what lies ahead of now again is told again, what is behind is not. */
export const notifiedAfterChange = (moments: readonly Date[], notified: number, now: Date): number =>
  Math.min(notified, moments.filter(moment => moment <= now).length)
