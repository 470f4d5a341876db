import { expect, test } from 'vitest'
import { nextDigest } from './when.ts'

const next = (more: object, after: string, zone = 'Asia/Shanghai') =>
  nextDigest({ every: 'day', weekday: 1, time: '08:00', ...more }, zone, new Date(after)).toISOString()

// 22 November 2026 is a Sunday.
test.each([
  ['later today', {}, '2026-11-21T20:00:00Z', '2026-11-22T00:00:00.000Z'],
  ['sent just now: tomorrow', {}, '2026-11-22T00:00:00Z', '2026-11-23T00:00:00.000Z'],
  ['on Monday', { every: 'week' }, '2026-11-22T00:00:00Z', '2026-11-23T00:00:00.000Z'],
  ['sent on Monday: a week later', { every: 'week' }, '2026-11-23T00:00:00Z', '2026-11-30T00:00:00.000Z'],
  ['on Sunday', { every: 'week', weekday: 7 }, '2026-11-22T00:00:00Z', '2026-11-29T00:00:00.000Z'],
])('%s', (_, more, after, expected) => {
  expect(next(more, after)).toBe(expected)
})

test('days of 23 and 25 hours', () => {
  expect(next({}, '2026-03-28T07:00:00Z', 'Europe/Berlin')).toBe('2026-03-29T06:00:00.000Z')
  expect(next({}, '2026-10-24T06:00:00Z', 'Europe/Berlin')).toBe('2026-10-25T07:00:00.000Z')
})
