/** Which campaigns run on which day of the reader's calendar. Pure. */
export interface Dated {
  /** ISO 8601. */
  startTime: string
  /** Null: it goes on. */
  endTime: string | null
}

const dayMs = 86_400_000

/** A day more, as YYYY-MM-DD. */
const dayAfter = (day: string): string => new Date(Date.parse(day) + dayMs).toISOString().slice(0, 10)

/** The days from the first one to the last one, both included, as YYYY-MM-DD. */
export function daysBetween(first: string, last: string): string[] {
  const days: string[] = []
  for (let day = first; day <= last; day = dayAfter(day)) days.push(day)
  return days
}

/** @param dayOf the day of a moment, as the reader's calendar has it */
export const runsOn = ({ startTime, endTime }: Dated, day: string, dayOf: (moment: string) => string): boolean =>
  dayOf(startTime) <= day && (endTime === null || day <= dayOf(endTime))
