import { type Calendar, calendarWith } from '@guanlan/features/people/address-book/server'
import { expect, test } from 'vitest'
import { nextAllowedHour } from './hours.ts'

const always = Array.from({ length: 7 }, () => '1'.repeat(24))
const working = Array.from({ length: 7 }, () => `${'0'.repeat(9)}${'1'.repeat(9)}${'0'.repeat(6)}`)
const never = Array.from({ length: 7 }, () => '0'.repeat(24))
interface More {
  weekend?: boolean
  timeZone?: string
  calendar?: Calendar | null
}
const stored = (
  receiveTime: readonly string[],
  at: string,
  { weekend = true, timeZone = 'Asia/Shanghai', calendar = null }: More = {},
) => nextAllowedHour({ receiveTime, weekend, timeZone, calendar }, new Date(at))?.toISOString() ?? null

// 22 November 2026 is a Sunday.
test.each([
  ['within the hours', working, '2026-11-20T09:59:00Z', null],
  ['the hour ends', working, '2026-11-20T10:00:00Z', '2026-11-21T01:00:00.000Z'],
  ['at night', working, '2026-11-20T20:13:07Z', '2026-11-21T01:00:00.000Z'],
  ['always', always, '2026-11-22T20:00:00Z', null],
  ['never is looked at again after a week', never, '2026-11-22T20:00:00Z', '2026-11-29T20:00:00.000Z'],
])('%s', (_, hours, at, until) => {
  expect(stored(hours, at)).toBe(until)
})

test('without the weekend Friday evening waits for Monday', () => {
  expect(stored(working, '2026-11-20T12:00:00Z', { weekend: false })).toBe('2026-11-23T01:00:00.000Z')
  expect(stored(always, '2026-11-22T03:00:00Z', { weekend: false })).toBe('2026-11-22T16:00:00.000Z')
})

test('hours of zones that are not whole hours from UTC, and the night of 25 hours', () => {
  expect(stored(working, '2026-11-20T20:00:00Z', { timeZone: 'Asia/Kathmandu' })).toBe('2026-11-21T03:15:00.000Z')
  expect(stored(working, '2026-10-25T00:30:00Z', { timeZone: 'Europe/Berlin' })).toBe('2026-10-25T08:00:00.000Z')
})

const office = [...Array.from({ length: 5 }, () => working[0] ?? ''), never[0] ?? '', never[0] ?? '']
const china = calendarWith(new Map())

// National Day 2026: 1 to 7 October are rest days, Saturday 10 October is worked.
test.each([
  ['the eve of a holiday waits until it is over', '2026-09-30T11:00:00Z', '2026-10-08T01:00:00.000Z'],
  ['a weekday of a holiday is closed', '2026-10-05T04:00:00Z', '2026-10-08T01:00:00.000Z'],
  ['a Saturday that is worked has the hours of a Monday', '2026-10-10T02:00:00Z', null],
  ['and closes like one', '2026-10-10T11:00:00Z', '2026-10-12T01:00:00.000Z'],
])('by the calendar: %s', (_, at, until) => {
  expect(stored(office, at, { calendar: china })).toBe(until)
})

test('without the calendar weekdays alone count', () => {
  expect(stored(office, '2026-10-05T04:00:00Z')).toBeNull()
  expect(stored(office, '2026-10-10T02:00:00Z')).toBe('2026-10-12T01:00:00.000Z')
})

test('a rest day has the hours of a Sunday, where the weekend is not left out', () => {
  const mornings = [...office.slice(0, 6), `${'0'.repeat(10)}11${'0'.repeat(12)}`]
  expect(stored(mornings, '2026-10-05T00:00:00Z', { calendar: china })).toBe('2026-10-05T02:00:00.000Z')
  expect(stored(mornings, '2026-10-05T00:00:00Z', { calendar: china, weekend: false })).toBe('2026-10-08T01:00:00.000Z')
})

test('what an organisation declares comes before public holidays', () => {
  const calendar = calendarWith(
    new Map([
      ['2026-10-05', 'working'],
      ['2026-10-08', 'rest'],
    ]),
  )
  expect(stored(office, '2026-10-05T04:00:00Z', { calendar })).toBeNull()
  expect(stored(office, '2026-10-06T04:00:00Z', { calendar })).toBe('2026-10-09T01:00:00.000Z')
})

test('rest days of 23 and 25 hours are passed whole and not further', () => {
  const berlin = { timeZone: 'Europe/Berlin', weekend: false }
  const early = Array.from({ length: 7 }, () => `1${'0'.repeat(23)}`)
  // Clocks go forward on Sunday 29 March and back on Sunday 25 October.
  expect(stored(early, '2026-03-28T05:00:00Z', berlin)).toBe('2026-03-29T22:00:00.000Z')
  expect(stored(early, '2026-10-24T05:00:00Z', berlin)).toBe('2026-10-25T23:00:00.000Z')
  const late = Array.from({ length: 7 }, () => `${'0'.repeat(23)}1`)
  expect(stored(late, '2026-03-29T00:30:00Z', { timeZone: 'Europe/Berlin' })).toBe('2026-03-29T21:00:00.000Z')
  expect(stored(late, '2026-10-25T00:30:00Z', { timeZone: 'Europe/Berlin' })).toBe('2026-10-25T22:00:00.000Z')
})
