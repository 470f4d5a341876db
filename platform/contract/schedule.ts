/** What repeats by days, weekdays or days of the month, at a time of the clock in the zone of the organisation. */

import { z } from 'zod'
import { calendarDay } from './envelope.ts'

export const frequencies = ['daily', 'weekly', 'monthly'] as const

/** Hours and minutes of a day. */
export const ClockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'platform.clockTime')

/** Numbers of days, from 1: of a week (Monday is 1) up to 7, of a month up to 31. */
export const dayNumbers = (most: 7 | 31) => z.array(z.number().int().min(1).max(most)).max(most).default([])

/** Hours of a week: seven days from Monday, each 24 digits, 1 for on. */
export const weekHours = (error: string) => z.array(z.string().regex(/^[01]{24}$/, error)).length(7, error)
export const wholeWeek = (digit: '0' | '1'): string[] => Array.from({ length: 7 }, () => digit.repeat(24))

export const scheduleFields = {
  frequency: z.enum(frequencies).default('daily'),
  weekdays: dayNumbers(7).describe('Of frequency weekly: 1 is Monday'),
  monthDays: dayNumbers(31).describe('Of frequency monthly; a day that a month does not have is its last one'),
  time: ClockTime.default('08:00').describe('HH:MM by the clock of the organisation'),
  workingDays: z
    .boolean()
    .default(false)
    .describe('On working days alone; of frequency monthly the next working day takes the place of one that is none'),
  until: calendarDay().nullable().default(null).describe('The last day; null: without an end'),
}
const ScheduleFields = z.object(scheduleFields)
export type Schedule = z.infer<typeof ScheduleFields>

/** What is wrong with the days of a schedule, by its field; null: nothing. For `superRefine` of what has these fields. */
export function scheduleFault({ frequency, weekdays, monthDays }: Schedule): 'weekdays' | 'monthDays' | null {
  if (frequency === 'weekly' && weekdays.length === 0) return 'weekdays'
  return frequency === 'monthly' && monthDays.length === 0 ? 'monthDays' : null
}
export const withDays = <T extends z.ZodType<Schedule>>(schema: T): T =>
  schema.superRefine((schedule, context) => {
    const fault = scheduleFault(schedule)
    if (fault) context.addIssue({ code: 'custom', message: 'platform.daysRequired', path: [fault] })
  })
export const Schedule = withDays(ScheduleFields)
