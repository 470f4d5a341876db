import { expect, test } from 'vitest'
import { periodBefore, periodOf } from './period.ts'

const zone = 'Asia/Shanghai'
// Friday 01:00 in Shanghai, Thursday in UTC.
const now = new Date('2026-11-26T17:00:00Z')

test.each([
  ['day', undefined, '2026-11-26', '2026-11-26', '2026-11-25T16:00:00.000Z', '2026-11-26T15:59:59.999Z'],
  ['day', '2026-11-27', '2026-11-27', '2026-11-27', '2026-11-26T16:00:00.000Z', '2026-11-27T15:59:59.999Z'],
  ['week', undefined, '2026-11-16', '2026-11-22', '2026-11-15T16:00:00.000Z', '2026-11-22T15:59:59.999Z'],
  ['week', '2026-11-22', '2026-11-16', '2026-11-22', '2026-11-15T16:00:00.000Z', '2026-11-22T15:59:59.999Z'],
  ['month', undefined, '2026-10-01', '2026-10-31', '2026-09-30T16:00:00.000Z', '2026-10-31T15:59:59.999Z'],
  ['month', '2024-02-29', '2024-02-01', '2024-02-29', '2024-01-31T16:00:00.000Z', '2024-02-29T15:59:59.999Z'],
] as const)('a %s with %s goes from %s to %s', (period, day, firstDay, lastDay, from, to) => {
  const found = periodOf({ period, day }, now, zone)
  expect({ ...found, from: found.from.toISOString(), to: found.to.toISOString() }).toEqual({
    firstDay,
    lastDay,
    from,
    to,
  })
})

test('a day of changed clocks has 25 hours, and the period before ends where one begins', () => {
  const day = periodOf({ period: 'day', day: '2026-10-25' }, now, 'Europe/Berlin')
  expect(day.to.getTime() + 1 - day.from.getTime()).toBe(25 * 3_600_000)
  for (const period of ['day', 'week', 'month'] as const) {
    const one = periodOf({ period, day: '2026-03-01' }, now, zone)
    expect(periodBefore(period, one, zone).to.getTime() + 1).toBe(one.from.getTime())
  }
})
