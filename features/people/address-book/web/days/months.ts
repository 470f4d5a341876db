/** A year as months of weeks from Monday. Pure. */

export interface MonthOfDays {
  /** From 1. */
  month: number
  /** Empty places before the first day. */
  before: number
  /** YYYY-MM-DD. */
  days: string[]
}

const two = (number: number): string => String(number).padStart(2, '0')
/** From Monday. */
const weekdayOf = (year: number, month: number, day: number): number =>
  (new Date(Date.UTC(year, month - 1, day)).getUTCDay() + 6) % 7

export const monthsOf = (year: number): MonthOfDays[] =>
  Array.from({ length: 12 }, (_, at) => {
    const month = at + 1
    const length = new Date(Date.UTC(year, month, 0)).getUTCDate()
    return {
      month,
      before: weekdayOf(year, month, 1),
      days: Array.from({ length }, (__, day) => `${year}-${two(month)}-${two(day + 1)}`),
    }
  })

export const isWeekend = (day: string): boolean => [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay())
