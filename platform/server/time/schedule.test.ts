// When a schedule comes round: ends of months, working days, summer time, midnight.
import { Schedule } from '@guanlan/platform/contract'
import { expect, test } from 'vitest'
import { scheduleMoments } from './schedule.ts'

/** Of 2026 as China has it: the first week of October rests, Saturday the 10th is made up for; else weekdays. */
const isWorking = (day: string) => {
  if (day >= '2026-10-01' && day <= '2026-10-07') return false
  if (day === '2026-10-10') return true
  return ![0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay())
}
const reported = (part: object, zone: string, after: string, count = 3) =>
  scheduleMoments(Schedule.parse(part), { zone, after: new Date(after), count, isWorking }).map(moment =>
    moment.toISOString().slice(0, 16),
  )
const shanghai = (part: object, after: string, count?: number) => reported(part, 'Asia/Shanghai', after, count)

test.each<[string, object, string, string[]]>([
  ['daily', {}, '2026-03-01T00:00Z', ['2026-03-02T00:00', '2026-03-03T00:00', '2026-03-04T00:00']],
  [
    'shortly after midnight, which is the day before in UTC',
    { time: '00:05' },
    '2026-02-28T16:04Z',
    ['2026-02-28T16:05', '2026-03-01T16:05', '2026-03-02T16:05'],
  ],
  [
    'on Sundays and Tuesdays',
    { frequency: 'weekly', weekdays: [7, 2] },
    '2026-03-01T04:00Z',
    ['2026-03-03T00:00', '2026-03-08T00:00', '2026-03-10T00:00'],
  ],
  [
    'on the 31st, which is the last day of every month',
    { frequency: 'monthly', monthDays: [31] },
    '2026-01-31T04:00Z',
    ['2026-02-28T00:00', '2026-03-31T00:00', '2026-04-30T00:00'],
  ],
  [
    'on the 29th in a leap year and after',
    { frequency: 'monthly', monthDays: [29] },
    '2028-02-01T00:00Z',
    ['2028-02-29T00:00', '2028-03-29T00:00', '2028-04-29T00:00'],
  ],
  [
    'on the 30th and 31st: February comes once',
    { frequency: 'monthly', monthDays: [30, 31] },
    '2026-02-01T00:00Z',
    ['2026-02-28T00:00', '2026-03-30T00:00', '2026-03-31T00:00'],
  ],
  [
    'daily on working days',
    { workingDays: true },
    '2026-09-30T04:00Z',
    ['2026-10-08T00:00', '2026-10-09T00:00', '2026-10-10T00:00'],
  ],
  [
    'weekly on working days: a holiday is left out',
    { frequency: 'weekly', weekdays: [4], workingDays: true },
    '2026-09-30T04:00Z',
    ['2026-10-08T00:00', '2026-10-15T00:00', '2026-10-22T00:00'],
  ],
  [
    'monthly on working days: the next one takes its place',
    { frequency: 'monthly', monthDays: [1], workingDays: true },
    '2026-09-30T04:00Z',
    ['2026-10-08T00:00', '2026-11-02T00:00', '2026-12-01T00:00'],
  ],
  [
    'until a day, which is the last',
    { until: '2026-03-03' },
    '2026-03-01T04:00Z',
    ['2026-03-02T00:00', '2026-03-03T00:00'],
  ],
  ['over already', { until: '2026-02-01' }, '2026-03-01T04:00Z', []],
])('%s', (_, part, after, expected) => expect(shanghai(part, after)).toEqual(expected))

test.each([
  [
    'a time that does not exist comes once all the same',
    '02:30',
    '2026-03-07T12:00Z',
    ['2026-03-08T07:00', '2026-03-09T06:30'],
  ],
  ['a time that exists twice comes once', '01:30', '2026-10-31T12:00Z', ['2026-11-01T05:30', '2026-11-02T06:30']],
])('summer time: %s', (_, time, after, expected) =>
  expect(reported({ time }, 'America/New_York', after, 2)).toEqual(expected),
)

test('without a working day in sight nothing is looked for without an end', () => {
  const expected = { zone: 'Asia/Shanghai', after: new Date('2026-03-01'), count: 1, isWorking: () => false }
  expect(scheduleMoments(Schedule.parse({ workingDays: true }), expected)).toEqual([])
})

test.each([
  [{ frequency: 'weekly' }, 'weekdays', 'platform.daysRequired'],
  [{ frequency: 'monthly' }, 'monthDays', 'platform.daysRequired'],
  [{ time: '24:00' }, 'time', 'platform.clockTime'],
  [{ until: '2026-02-31' }, 'until', ''],
])('%j is refused by its field', (part, field, message) => {
  const { error } = Schedule.safeParse(part)
  expect(error?.issues[0]?.path).toEqual([field])
  if (message) expect(error?.issues[0]?.message).toBe(message)
})
