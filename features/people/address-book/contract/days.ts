/** Which days an organisation works: public holidays, make-up working days, and what it declares itself. */
import { Changed, calendarDay } from '@guanlan/platform/contract'
import { z } from 'zod'

export const dayKinds = ['rest', 'working'] as const
export type DayKind = (typeof dayKinds)[number]
export const dayNoteLength = 100
export const firstYear = 2004
export const lastYear = 2099

const Day = calendarDay('addressBook.dayFaulty')

/** What is said of a day beyond its weekday. */
export const CalendarDay = z.object({
  day: Day,
  kind: z.enum(dayKinds),
  publicKind: z.enum(dayKinds).nullable().describe('What public holidays say of it; null: nothing'),
  festival: z.string().describe('The public holiday, in the reader’s language; empty: none'),
  isOwn: z.boolean().describe('The organisation has declared it'),
  note: z.string(),
})
export type CalendarDay = z.infer<typeof CalendarDay>

export const CalendarYear = z.object({
  year: z.number().int(),
  isPublished: z.boolean().describe('Whether the public holidays of the year are known'),
  days: z.array(CalendarDay),
})
export type CalendarYear = z.infer<typeof CalendarYear>

export const DeclaredDay = z.object({
  day: Day,
  kind: z.enum(dayKinds),
  note: z.string().trim().max(dayNoteLength, 'addressBook.dayNoteLength').default(''),
})
export type DeclaredDay = z.infer<typeof DeclaredDay>

const path = '/inews/addressBook/calendar'
const edits = { access: 'member', permission: 'addressBook.edit', undo: true } as const

export const dayCalls = {
  calendar: {
    access: 'member',
    permission: 'addressBook.view',
    method: 'GET',
    path,
    summary: 'Days of a year that are rest or working days for another reason than their weekday',
    query: z.object({ year: z.coerce.number().int().min(firstYear).max(lastYear) }),
    reply: CalendarYear,
  },
  declareDay: {
    ...edits,
    method: 'PUT',
    path,
    summary: 'Declare a day to be a rest or a working day of the organisation',
    body: DeclaredDay,
    reply: Changed,
  },
  undeclareDay: {
    ...edits,
    method: 'DELETE',
    path: `${path}/{day}`,
    summary: 'Take such a day back: weekday and public holidays count again',
    params: z.object({ day: Day }),
    reply: Changed,
  },
} as const
