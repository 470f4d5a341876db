import { expect, test } from 'vitest'
import { leftUntil } from './left-until.ts'

test.each([
  [492_000, '08:12'],
  [491_001, '08:12'],
  [1_000, '00:01'],
  [0, null],
  [-5_000, null],
  [3_600_000, '1:00:00'],
  [90_061_000, '25:01:01'],
])('%i ms: %s', (ms, left) => {
  expect(leftUntil(1_000_000 + ms, 1_000_000)).toBe(left)
})
