import { expect, test } from 'vitest'
import { isWeekend, monthsOf } from './months.ts'

test('months begin at their weekday and have their days', () => {
  const months = monthsOf(2028)
  expect(months.map(({ days }) => days.length)).toEqual([31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31])
  // 1 January 2028 is a Saturday, 1 May a Monday.
  expect([months[0]?.before, months[4]?.before]).toEqual([5, 0])
  expect(months[1]?.days.at(-1)).toBe('2028-02-29')
})

test('weekends', () => {
  expect(['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23'].map(isWeekend)).toEqual([false, true, true, false])
})
