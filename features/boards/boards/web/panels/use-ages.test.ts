import { expect, test } from 'vitest'
import { minutesOld } from './use-ages.ts'

const at = '2026-11-28T08:00:00.000Z'
const answered = '2026-11-28T08:00:01.000Z'
/** A television two days behind. */
const received = Date.parse('2026-11-26T03:00:00.000Z')

test.each([
  [0, null],
  [58_000, null],
  [59_000, 1],
  [12 * 60_000, 12],
  // Somebody set its clock back.
  [-3_600_000, null],
])('%d ms after it came, by a clock that is wrong', (passed, minutes) => {
  expect(minutesOld(at, answered, received, received + passed)).toBe(minutes)
})

test('what the server itself had for a while is as old as that', () => {
  expect(minutesOld('2026-11-28T07:55:00.000Z', answered, received, received)).toBe(5)
})
