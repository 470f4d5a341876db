import { expect, test } from 'vitest'
import { nextPeriod } from './next-period.ts'

test.each([
  ['the first ends today', [], 7, { from: '2026-11-20', days: 7 }],
  ['then as long and just before', [{ from: '2026-11-20', days: 7 }], 30, { from: '2026-11-13', days: 7 }],
  ['over the end of a month', [{ from: '2026-03-01', days: 1 }], 30, { from: '2026-02-28', days: 1 }],
  ['days that are none yet', [], Number.NaN, { from: '2026-11-26', days: 1 }],
] as const)('%s', (_, periods, days, next) => {
  expect(nextPeriod(periods, '2026-11-26', days)).toEqual(next)
})
