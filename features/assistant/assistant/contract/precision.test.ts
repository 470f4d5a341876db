import { expect, test } from 'vitest'
import { precisionOf } from './precision.ts'

test.each([
  [0, 0, null],
  [30, 30, [1, 0.886, 1]],
  [27, 30, [0.9, 0.744, 0.965]],
  [0, 10, [0, 0, 0.278]],
] as const)('%i of %i', (fitting, judged, expected) => {
  const found = precisionOf(fitting, judged)
  const rounded = found && [found.share, found.low, found.high].map(value => Math.round(value * 1000) / 1000)
  expect(rounded).toEqual(expected)
})
