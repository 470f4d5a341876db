/** When a time limit ends. Minutes are those of real time, also on days of 23 and 25 hours; with working days, those of other days do not count. Pure. */
import { fromDate, toCalendarDate, toCalendarDateTime, toZoned } from '@internationalized/date'

export interface LimitRules {
  /** Of the organisation: where its days begin. */
  zone: string
  /** Of a day as YYYY-MM-DD; null: all days count. */
  isWorking: ((day: string) => boolean) | null
}

const minuteMs = 60_000
/** 90 days of minutes fit into it with every weekend and holiday; it ends the search where no day counts. */
const mostDays = 400

export function limitEnd(start: Date, minutes: number, { zone, isWorking }: LimitRules): Date {
  if (isWorking === null) return new Date(start.getTime() + minutes * minuteMs)
  let at = start
  let leftMs = minutes * minuteMs
  for (let day = 0; day < mostDays; day++) {
    const end = endOfDay(at, zone)
    if (isWorking(dayOf(at, zone))) {
      const ofDay = end.getTime() - at.getTime()
      if (leftMs < ofDay) break
      leftMs -= ofDay
    }
    at = end
  }
  return new Date(at.getTime() + leftMs)
}

/** How many minutes of a limit went by. */
export function countedMinutes(from: Date, to: Date, { zone, isWorking }: LimitRules): number {
  if (to <= from) return 0
  if (isWorking === null) return Math.floor((to.getTime() - from.getTime()) / minuteMs)
  let countedMs = 0
  let at = from
  for (let day = 0; day < mostDays && at < to; day++) {
    const end = new Date(Math.min(endOfDay(at, zone).getTime(), to.getTime()))
    if (isWorking(dayOf(at, zone))) countedMs += end.getTime() - at.getTime()
    at = end
  }
  return Math.floor(countedMs / minuteMs)
}

const dayOf = (at: Date, zone: string): string => toCalendarDate(fromDate(at, zone)).toString()

function endOfDay(at: Date, zone: string): Date {
  const next = toCalendarDate(fromDate(at, zone)).add({ days: 1 })
  return toZoned(toCalendarDateTime(next), zone).toDate()
}
