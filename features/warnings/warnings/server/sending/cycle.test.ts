import { expect, test } from 'vitest'
import { nextOfCycle } from './cycle.ts'

const next = (times: string[], from: string, zone = 'Asia/Shanghai') =>
  nextOfCycle(times, zone, new Date(from))?.toISOString() ?? null

test.each([
  ['no times', [], '2026-11-22T10:00:00Z', null],
  ['later today', ['09:00', '18:00'], '2026-11-22T02:00:00Z', '2026-11-22T10:00:00.000Z'],
  ['tomorrow', ['09:00', '18:00'], '2026-11-22T10:01:00Z', '2026-11-23T01:00:00.000Z'],
  ['now', ['18:00'], '2026-11-22T10:00:30Z', '2026-11-22T10:00:00.000Z'],
  ['midnight', ['00:00'], '2026-11-22T15:59:59Z', '2026-11-22T16:00:00.000Z'],
])('%s', (_, times, from, expected) => {
  expect(next(times, from)).toBe(expected)
})

test('in nights of 23 and 25 hours the clock of the zone counts', () => {
  expect(next(['09:00'], '2026-10-24T20:00:00Z', 'Europe/Berlin')).toBe('2026-10-25T08:00:00.000Z')
  expect(next(['09:00'], '2026-03-28T20:00:00Z', 'Europe/Berlin')).toBe('2026-03-29T07:00:00.000Z')
})
