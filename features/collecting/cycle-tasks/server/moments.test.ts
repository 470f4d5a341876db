import { expect, test } from 'vitest'
import type { Timing } from '../contract.ts'
import { faultOf, momentsAfter, turnAt } from './moments.ts'

const never = Array.from({ length: 7 }, () => '0'.repeat(24))
const timing = (part: Partial<Timing>): Timing => ({
  rhythm: 'daily',
  hours: never,
  time: '08:30',
  weekdays: [],
  monthDays: [],
  pattern: '',
  ...part,
})
const reported = (part: Partial<Timing>, zone: string, after: string, count = 3) =>
  momentsAfter(timing(part), zone, new Date(after), count).map(moment => moment.toISOString().slice(0, 16))

const hoursOn = (day: number, ...hours: number[]) =>
  never.map((none, at) => (at === day ? [...none].map((_, hour) => (hours.includes(hour) ? '1' : '0')).join('') : none))

test.each<[string, Partial<Timing>, string[]]>([
  ['daily', {}, ['2026-03-02T00:30', '2026-03-03T00:30', '2026-03-04T00:30']],
  [
    'on Sundays and Tuesdays',
    { rhythm: 'weekly', weekdays: [7, 2] },
    ['2026-03-03T00:30', '2026-03-08T00:30', '2026-03-10T00:30'],
  ],
  ['on the 31st', { rhythm: 'monthly', monthDays: [31] }, ['2026-03-31T00:30', '2026-05-31T00:30', '2026-07-31T00:30']],
  [
    'by cron',
    { rhythm: 'cron', pattern: '15 */6 * * *' },
    ['2026-03-01T04:15', '2026-03-01T10:15', '2026-03-01T16:15'],
  ],
  [
    'by hours',
    { rhythm: 'hours', hours: hoursOn(0, 9, 22) },
    ['2026-03-02T01:00', '2026-03-02T14:00', '2026-03-09T01:00'],
  ],
  ['by no hour', { rhythm: 'hours' }, []],
  ['on no weekday', { rhythm: 'weekly' }, []],
])('%s, in the zone of the organisation', (_, part, expected) =>
  expect(reported(part, 'Asia/Shanghai', '2026-03-01T04:00:00Z')).toEqual(expected),
)

test('summer time begins: a time that does not exist comes once all the same', () => {
  expect(reported({ time: '02:30' }, 'America/New_York', '2026-03-07T12:00:00Z', 2)).toEqual([
    '2026-03-08T07:00',
    '2026-03-09T06:30',
  ])
})

test('summer time ends: a time that exists twice comes once', () => {
  expect(reported({ time: '01:30' }, 'America/New_York', '2026-10-31T12:00:00Z', 2)).toEqual([
    '2026-11-01T05:30',
    '2026-11-02T06:30',
  ])
})

test.each<[string, Partial<Timing>, ReturnType<typeof faultOf>]>([
  ['a good one', {}, null],
  ['a wrong pattern', { rhythm: 'cron', pattern: 'soon' }, { field: 'pattern', tooOften: false }],
  ['seconds', { rhythm: 'cron', pattern: '* * * * * *' }, { field: 'pattern', tooOften: false }],
  ['every minute', { rhythm: 'cron', pattern: '* * * * *' }, { field: 'pattern', tooOften: true }],
  ['every five minutes', { rhythm: 'cron', pattern: '*/5 * * * *' }, null],
  ['a day that never comes', { rhythm: 'cron', pattern: '0 0 30 2 *' }, { field: 'pattern', tooOften: false }],
  ['no weekday', { rhythm: 'weekly' }, { field: 'weekdays', tooOften: false }],
])('%s', (_, part, fault) =>
  expect(faultOf(timing(part), 'Asia/Shanghai', new Date('2026-03-01T04:00:00Z'))).toEqual(fault),
)

test.each([
  ['one', '2026-03-02T00:31', true, '2026-03-03T00:30'],
  ['none', '2026-03-02T00:31', true, '2026-03-03T00:30'],
  ['all', '2026-03-02T00:31', true, '2026-03-03T00:30'],
  // three days without a worker
  ['one', '2026-03-04T10:00', true, '2026-03-05T00:30'],
  ['none', '2026-03-04T10:00', false, '2026-03-05T00:30'],
  ['all', '2026-03-04T10:00', true, '2026-03-03T00:30'],
  // half a year: too much is given up
  ['all', '2026-09-04T10:00', true, '2026-09-05T00:30'],
] as const)('missed %s, looked at %s', (missed, now, runs, next) => {
  const turn = turnAt(
    { ...timing({}), missed },
    'Asia/Shanghai',
    new Date('2026-03-02T00:30:00Z'),
    new Date(`${now}:00Z`),
  )
  expect([turn.runs, turn.next?.toISOString().slice(0, 16)]).toEqual([runs, next])
})
