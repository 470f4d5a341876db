import { connect } from '@guanlan/platform/web'
import { clippings } from '../contract.ts'

export const api = connect(clippings)

/** The day that it is where the reader's clock stands, as `2026-11-23`. */
export const today = (now = new Date()): string => dayOf(now)

/** Whether an address names a day that there is: 2026-02-31 is none. */
export const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text) && dayBeside(text, 0) === text

/** @param by days, negative: before */
export const dayBeside = (day: string, by: number): string => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return dayOf(new Date(year, month - 1, date + by))
}

const two = (number: number) => String(number).padStart(2, '0')
const dayOf = (at: Date) => `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`
