import { expect, test } from 'vitest'
import { heldUntil } from './hours.ts'

const always = Array.from({ length: 7 }, () => '1'.repeat(24))
const working = Array.from({ length: 7 }, () => `${'0'.repeat(9)}${'1'.repeat(9)}${'0'.repeat(6)}`)
const never = Array.from({ length: 7 }, () => '0'.repeat(24))
const held = (receiveTime: string[], at: string, { weekend = true, timeZone = 'Asia/Shanghai' } = {}) =>
  heldUntil({ receiveTime, weekend, timeZone }, new Date(at))?.toISOString() ?? null

// 22 November 2026 is a Sunday.
test.each([
  ['within the hours', working, '2026-11-20T09:59:00Z', null],
  ['the hour ends', working, '2026-11-20T10:00:00Z', '2026-11-21T01:00:00.000Z'],
  ['at night', working, '2026-11-20T20:13:07Z', '2026-11-21T01:00:00.000Z'],
  ['always', always, '2026-11-22T20:00:00Z', null],
  ['never is looked at again after a week', never, '2026-11-22T20:00:00Z', '2026-11-29T20:00:00.000Z'],
])('%s', (_, hours, at, until) => {
  expect(held(hours, at)).toBe(until)
})

test('without the weekend Friday evening waits for Monday', () => {
  expect(held(working, '2026-11-20T12:00:00Z', { weekend: false })).toBe('2026-11-23T01:00:00.000Z')
  expect(held(always, '2026-11-22T03:00:00Z', { weekend: false })).toBe('2026-11-22T16:00:00.000Z')
})

test('hours of zones that are not whole hours from UTC, and the night of 25 hours', () => {
  expect(held(working, '2026-11-20T20:00:00Z', { timeZone: 'Asia/Kathmandu' })).toBe('2026-11-21T03:15:00.000Z')
  expect(held(working, '2026-10-25T00:30:00Z', { timeZone: 'Europe/Berlin' })).toBe('2026-10-25T08:00:00.000Z')
})
