import { expect, test } from 'vitest'
import { neededFor, paceBy } from './pace.ts'

test.each([
  [0, 'rare'],
  [0.44, 'rare'],
  [0.45, 'common'],
  [1, 'common'],
] as const)('words that %d of all articles may have are %s', (share, pace) => {
  expect(paceBy(share)).toBe(pace)
})

test('the next piece is as large as what is missing needs, and never tiny', () => {
  expect(neededFor(1_000, { found: 100, articles: 500 })).toBe(7_500)
  expect(neededFor(5, { found: 400, articles: 500 })).toBe(500)
  expect(neededFor(20, { found: 0, articles: 500 })).toBe(Number.POSITIVE_INFINITY)
})
