import { expect, test } from 'vitest'
import { dayReached } from './forecast.ts'

const days = (...used: number[]) =>
  used.map((each, at) => ({ day: new Date(Date.UTC(2026, 0, 1 + at)).toISOString().slice(0, 10), used: each }))

test.each([
  ['grows by two a day', days(0, 2, 4, 6, 8), 18, '2026-01-10'],
  ['stands still', days(8, 8, 8, 8, 8), 18, null],
  ['shrinks', days(9, 8, 7, 6, 5), 18, null],
  ['is reached', days(5, 6, 18), 18, '2026-01-03'],
  ['is known for too few days', days(1, 2, 3), 18, null],
  ['is unlimited', days(0, 2, 4, 6, 8), null, null],
  ['is too far ahead', days(0, 0, 0, 0, 1), 10_000, null],
  ['is not known at all', [], 18, null],
])('what %s', (_, course, limit, expected) => expect(dayReached(course, limit)).toBe(expected))
