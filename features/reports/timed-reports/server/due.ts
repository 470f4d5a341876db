/** Which moment of a timer is run now, and which comes after it. Pure. */
import type { Calendar } from '@guanlan/features/people/address-book/server'
import type { Schedule } from '@guanlan/platform/contract'
import { scheduleMoments, type WorkingDay } from '@guanlan/platform/server'

/** What the calendar says nothing of is a working day from Monday to Friday. */
export const isWorkingBy =
  (calendar: Calendar): WorkingDay =>
  day => {
    const kind = calendar(day)
    if (kind !== null) return kind === 'working'
    const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
    return weekday !== 0 && weekday !== 6
  }

/** Made or sent later than this after its moment, a report is late. */
export const graceMs = 10 * 60_000
export const isLate = (dueAt: Date, now: Date): boolean => now.getTime() - dueAt.getTime() > graceMs

const mostMissed = 1_000

/**
 * Nobody was there for a while: of the moments missed since, the last one is run, once. Null: the calendar says since that none of them is one.
 */
export function turnAt(
  schedule: Schedule,
  { zone, isWorking, dueAt, now }: { zone: string; isWorking: WorkingDay; dueAt: Date; now: Date },
): { dueAt: Date | null; next: Date | null } {
  const after = new Date(dueAt.getTime() - 1)
  const since = scheduleMoments(schedule, { zone, isWorking, after, count: mostMissed }).filter(each => each <= now)
  const [next] = scheduleMoments(schedule, { zone, isWorking, after: now, count: 1 })
  return { dueAt: since.at(-1) ?? null, next: next ?? null }
}
