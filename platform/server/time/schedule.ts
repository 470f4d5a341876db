/** When a schedule comes round: by days, weekdays or days of the month at a time of the clock in a zone. Pure. */
import type { Schedule } from '@guanlan/platform/contract'
import { wallClock } from '../sheets/wall-clock.ts'
import { cronMoments } from './cron.ts'

/** Whether people work on a day (YYYY-MM-DD). */
export type WorkingDay = (day: string) => boolean

/** Public holidays in a row, weekends among them, are fewer. */
const mostRestDays = 20

export interface ScheduleOptions {
  zone: string
  after: Date
  count: number
  /** Asked where the schedule wants working days alone. */
  isWorking: WorkingDay
}

/** The first moments after one, fewer when the schedule ends before. */
export function scheduleMoments(schedule: Schedule, { zone, after, count, isWorking }: ScheduleOptions): Date[] {
  const [hour, minute] = schedule.time.split(':').map(Number)
  const clock = wallClock(zone)
  const dayOf = (moment: Date) => clock.text(moment).slice(0, 10)
  const isOver = (day: string) => schedule.until !== null && day > schedule.until
  const moments = cronMoments(`${minute} ${hour} * * *`, {
    zone,
    after,
    count,
    // What is over counts, so that nobody looks for more behind it; it is taken away below.
    counts: moment => {
      const day = dayOf(moment)
      return isOver(day) || isDue(schedule, day, isWorking)
    },
  })
  return moments.filter(moment => !isOver(dayOf(moment)))
}

/**
 * On working days alone: a day or weekday that is none is left out; the day of a month waits for the next working one, for a
 * month without its report is what nobody wants.
 */
function isDue(schedule: Schedule, day: string, isWorking: WorkingDay): boolean {
  if (!schedule.workingDays) return isNamed(schedule, day)
  if (!isWorking(day)) return false
  if (schedule.frequency !== 'monthly') return isNamed(schedule, day)
  let each = day
  for (let back = 0; back < mostRestDays; back++) {
    if (isNamed(schedule, each)) return true
    each = dayBefore(each)
    if (isWorking(each)) return false
  }
  return false
}

function isNamed({ frequency, weekdays, monthDays }: Schedule, day: string): boolean {
  const date = new Date(`${day}T00:00:00Z`)
  if (frequency === 'daily') return true
  if (frequency === 'weekly') return weekdays.includes(date.getUTCDay() || 7)
  const ofMonth = date.getUTCDate()
  const isLast = new Date(date.getTime() + dayMs).getUTCDate() === 1
  // A day that the month does not have is its last one.
  return monthDays.includes(ofMonth) || (isLast && monthDays.some(each => each > ofMonth))
}

const dayMs = 86_400_000
const dayBefore = (day: string): string => new Date(Date.parse(`${day}T00:00:00Z`) - dayMs).toISOString().slice(0, 10)
