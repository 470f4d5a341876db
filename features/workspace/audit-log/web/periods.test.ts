import { expect, test } from 'vitest'
import { periodOf, since } from './periods.ts'

test('a period is written from the full hour, and known again', () => {
  const now = new Date('2026-11-22T10:20:30Z')
  expect(since('week', now)).toBe('2026-11-15T10:00:00.000Z')
  for (const period of ['day', 'week', 'month', 'everything'] as const)
    expect(periodOf(since(period, now), now)).toBe(period)
})
