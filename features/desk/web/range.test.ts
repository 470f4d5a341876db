import { expect, test } from 'vitest'
import { momentOfWall, momentsOf, problemOf, wallOfMoment } from './range.ts'

const now = Date.parse('2026-11-20T01:12:00.000Z')

test('the last 24 hours end now', () => {
  expect(momentsOf('24h', now)).toEqual({ from: '2026-11-19T01:12:00.000Z', to: '2026-11-20T01:12:00.000Z' })
})

test.each([
  ['no start', null, '2026-11-20T00:00:00Z', 'startFirst'],
  ['start after end', '2026-11-21T00:00:00Z', '2026-11-20T00:00:00Z', 'rangeReversed'],
  ['more than 90 days', '2026-08-01T00:00:00Z', '2026-11-20T00:00:00Z', 'rangeTooLong'],
  ['exactly 90 days', '2026-08-22T00:00:00Z', '2026-11-20T00:00:00Z', null],
] as const)('a range with %s is judged', (_, from, to, expected) => {
  expect(problemOf(from, to)).toBe(expected)
})

test.each([
  ['2026-11-20T09:12', 'Asia/Shanghai', '2026-11-20T01:12:00.000Z'],
  ['2026-11-20T09:12', 'UTC', '2026-11-20T09:12:00.000Z'],
  ['2026-07-01T00:30', 'Europe/Berlin', '2026-06-30T22:30:00.000Z'],
])('%s on the wall of %s is one moment, and back', (wall, zone, moment) => {
  expect(momentOfWall(wall, zone)).toBe(moment)
  expect(wallOfMoment(moment, zone)).toBe(wall)
})

test('half a date is no moment', () => {
  expect(momentOfWall('2026-11-', 'Asia/Shanghai')).toBeNull()
})
