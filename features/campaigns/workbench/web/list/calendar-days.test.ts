import { expect, test } from 'vitest'
import { monthAfter, runsOn, weeksOf } from './calendar-days.ts'

test('a month stands in whole weeks from Monday', () => {
  const weeks = weeksOf('2026-11')
  expect(weeks).toHaveLength(6)
  expect(weeks[0]?.[0]).toBe('2026-10-26')
  expect(weeks.at(-1)).toEqual([
    '2026-11-30',
    '2026-12-01',
    '2026-12-02',
    '2026-12-03',
    '2026-12-04',
    '2026-12-05',
    '2026-12-06',
  ])
  // A February that begins on a Monday and ends on a Sunday.
  expect(weeksOf('2027-02').map(week => week[0])).toEqual(['2027-02-01', '2027-02-08', '2027-02-15', '2027-02-22'])
})

test.each([
  ['2026-11', 1, '2026-12'],
  ['2026-12', 1, '2027-01'],
  ['2026-01', -1, '2025-12'],
])('%s and %i months is %s', (month, months, other) => expect(monthAfter(month, months)).toBe(other))

test('a campaign runs on its first and last day, and without an end for good', () => {
  const row = { startTime: '2026-11-03T00:00:00Z', endTime: '2026-11-05T00:00:00Z' }
  const day = (moment: string) => moment.slice(0, 10)
  expect(['2026-11-02', '2026-11-03', '2026-11-05', '2026-11-06'].map(each => runsOn(row, each, day))).toEqual([
    false,
    true,
    true,
    false,
  ])
  expect(runsOn({ ...row, endTime: null }, '2030-01-01', day)).toBe(true)
})
