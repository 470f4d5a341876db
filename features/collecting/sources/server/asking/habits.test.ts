import { expect, test } from 'vitest'
import { quietSecondsOf } from './habits.ts'

const hour = 3_600
const every = (hours: number, count: number, start = 0) => Array.from({ length: count }, (_, n) => start + n * hours)

test.each<[string, number[], number | null]>([
  ['nine hours with news tell no habit', every(1, 9), null],
  ['every hour: six hours', every(1, 100), 6 * hour],
  ['once a day: two days', every(24, 20), 48 * hour],
  ['once a fortnight: no longer than 14 days', every(14 * 24, 12), 14 * 24 * hour],
  [
    'working hours: a night is no silence, a weekend once in a while is not either',
    Array.from({ length: 20 }, (_, day) => every(1, 9, Math.floor(day / 5) * 168 + (day % 5) * 24)).flat(),
    2 * 16 * hour,
  ],
  ['one long pause among a hundred changes nothing', [...every(1, 60), ...every(1, 60, 500)], 6 * hour],
])('%s', (_, hours, seconds) => expect(quietSecondsOf(hours)).toBe(seconds))
