/** When a receiver is told: at once, later together with what else comes, or now as one message of a storm. Pure. */
import type { ChannelKind } from '@guanlan/features/workspace/notifications/contract'
import { type Budget, budgetOf, roomIn, type Spent } from '@guanlan/features/workspace/notifications/server'

export interface Pace {
  /** Messages of warnings by this channel. */
  spent: Spent
  /** Of this warning, within the last minute; summaries count for all. */
  lastMinute: number
  /** The last of them. */
  lastAt: Date | null
  /** When the last message of a storm went out. */
  stormAt: Date | null
  /** When a summary of this warning is due that waits for its minute or for the storm. */
  summaryAt: Date | null
}

/** Of a receiver who has had nothing. */
export const unused: Pace = {
  spent: { anHour: 0, aDay: 0 },
  lastMinute: 0,
  lastAt: null,
  stormAt: null,
  summaryAt: null,
}

export type Why = 'hours' | 'cycle' | 'minute' | 'storm'
export type Turn = { tell: 'now' } | { tell: 'later'; at: Date; why: Why }

export interface TurnQuery {
  /** Quiet hours, a pause, set times: not before. */
  held: { until: Date; why: 'hours' | 'cycle' } | null
  /** The highest level, where the warning lets it pass. */
  isUrgent: boolean
  /** Null: everything by itself. */
  budget: Budget | null
  pace: Pace
  now: Date
}

export const minuteMs = 60_000
/** Between two summaries of a storm. */
export const stormMs = 15 * minuteMs
/** So many in one summary are a storm, though the budget is not spent. */
export const stormSize = 50
/** Urgent ones do not wait for the minute, but so many at most within it. */
const mostUrgentAMinute = 3

/** A webhook is read by a program, which wants each incident by itself; people want peace. */
export const budgetFor = (channel: ChannelKind): Budget | null => (channel === 'webhook' ? null : budgetOf(channel))

/** Half as much again, for the highest level alone. */
const withReserve = ({ anHour, aDay }: Budget): Budget => ({ anHour: anHour * 1.5, aDay: aDay * 1.5 })

export function turnOf({ held: stored, isUrgent, budget, pace, now }: TurnQuery): Turn {
  if (stored) return { tell: 'later', at: stored.until, why: stored.why }
  if (budget === null) return { tell: 'now' }
  const { spent, lastMinute, lastAt, stormAt, summaryAt } = pace
  if (isUrgent && lastMinute < mostUrgentAMinute && roomIn(withReserve(budget), spent) > 0) return { tell: 'now' }
  if (summaryAt) return { tell: 'later', at: summaryAt, why: 'minute' }
  if (stormAt && now.getTime() - stormAt.getTime() < stormMs)
    return { tell: 'later', at: new Date(stormAt.getTime() + stormMs), why: 'storm' }
  if (lastMinute > 0 && lastAt) return { tell: 'later', at: new Date(lastAt.getTime() + minuteMs), why: 'minute' }
  // A storm begins: its first message goes out as soon as somebody looks, with what has come until then.
  if (roomIn(budget, spent) === 0) return { tell: 'later', at: now, why: 'storm' }
  return { tell: 'now' }
}

/** The pace after one more message. */
export const afterOne = ({ spent, lastMinute, ...pace }: Pace, now: Date): Pace => ({
  ...pace,
  spent: { anHour: spent.anHour + 1, aDay: spent.aDay + 1 },
  lastMinute: lastMinute + 1,
  lastAt: now,
})

/** Whether a summary is one of a storm, after which the next comes in 15 minutes. */
export const isStorm = (incidents: number, why: readonly Why[], budget: Budget | null, spent: Spent): boolean =>
  budget !== null && (incidents > stormSize || why.includes('storm') || roomIn(budget, spent) === 0)
