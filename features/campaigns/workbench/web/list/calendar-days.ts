/** Which campaigns run on which day of the reader's calendar. Pure. */
export interface Dated {
  /** ISO 8601. */
  startTime: string
  /** Null: it goes on. */
  endTime: string | null
}

const dayMs = 86_400_000
const dayOf = (moment: number): string => new Date(moment).toISOString().slice(0, 10)

/** The weeks that a month lies in, each from Monday to Sunday, days as YYYY-MM-DD. @param month as YYYY-MM */
export function weeksOf(month: string): string[][] {
  const first = Date.parse(`${month}-01`)
  const monday = first - ((new Date(first).getUTCDay() + 6) % 7) * dayMs
  const weeks: string[][] = []
  for (let week = monday; week === monday || dayOf(week).startsWith(month); week += 7 * dayMs)
    weeks.push(Array.from({ length: 7 }, (_, day) => dayOf(week + day * dayMs)))
  return weeks
}

/** So many months later, as YYYY-MM. */
export function monthAfter(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return dayOf(Date.UTC(year, number - 1 + months)).slice(0, 7)
}

/** @param dayOf the day of a moment, as the reader's calendar has it */
export const runsOn = ({ startTime, endTime }: Dated, day: string, dayOf: (moment: string) => string): boolean =>
  dayOf(startTime) <= day && (endTime === null || day <= dayOf(endTime))
