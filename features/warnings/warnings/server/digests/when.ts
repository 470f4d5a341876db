/** When a digest is sent. Pure. */
import type { DigestDraft } from '../../contract.ts'
import { nextOfCycle } from '../sending/cycle.ts'

const minuteMs = 60_000
const dayMs = 86_400_000
const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

/** The next time after a moment, by the clock of the zone. */
export function nextDigest(
  { every, weekday, time }: Pick<DigestDraft, 'every' | 'weekday' | 'time'>,
  timeZone: string,
  after: Date,
): Date {
  const next = (from: Date): Date => nextOfCycle([time], timeZone, new Date(from.getTime() + minuteMs)) ?? from
  const dayOf = (at: Date) => new Intl.DateTimeFormat('en-US', { timeZone, weekday: 'short' }).format(at)
  let at = next(after)
  if (every === 'week') while (dayOf(at) !== weekdays[weekday - 1]) at = next(at)
  return at
}

/** The last time that has come, where several have passed since it was due. */
export function lastDue(digest: Parameters<typeof nextDigest>[0], timeZone: string, dueAt: Date, now: Date): Date {
  const next = nextDigest(digest, timeZone, dueAt)
  return next <= now ? lastDue(digest, timeZone, next, now) : dueAt
}

/** Where no digest went before it. */
export const usualSince = ({ every }: Pick<DigestDraft, 'every'>, until: Date): Date =>
  new Date(until.getTime() - (every === 'week' ? 7 : 1) * dayMs)
