import { expect, test } from 'vitest'
import { type InfluenceFigures, influenceOf, influenceParts, partOf } from './influence.ts'

const none: InfluenceFigures = { reads: null, interactions: null, taken: null, first: null, followers: null }
const full: InfluenceFigures = { reads: 10_000, interactions: 100, taken: 4, first: 0.5, followers: 1_000_000 }

test.each([
  ['reads', 10_000, 10_000, 1],
  ['reads', 99, 9_999, 0.5],
  ['reads', 1_000_000, 10_000, 1],
  ['interactions', 0, 100, 0],
  ['taken', 1, 4, 0.25],
  ['first', 0.25, 0.5, 0.5],
  ['followers', null, 100, null],
  ['followers', 100, null, null],
  // Nobody of the type has any: there is nothing to stand against.
  ['followers', 0, 0, null],
] as const)('%s: %s against %s is %s', (part, amount, of, is) => {
  const found = partOf(part, amount, of)
  if (is === null) expect(found).toBe(null)
  else expect(found).toBeCloseTo(is, 10)
})

test('an index is the mean of the parts that are known, by their weights', () => {
  expect(influenceOf(full, full, 20).influence).toBeCloseTo(100, 10)
  // 30 of reads and 20 of copies are known: (30 × 1 + 20 × 0.25) / 50.
  expect(influenceOf({ ...none, reads: 10_000, taken: 1 }, full, 20).influence).toBeCloseTo(70, 10)
  expect(influenceOf(none, full, 500)).toEqual({
    influence: null,
    parts: Object.fromEntries(influenceParts.map(part => [part, null])),
  })
})

test('of fewer than 20 articles there is no number, though the parts are there', () => {
  expect(influenceOf(full, full, 19).influence).toBe(null)
  expect(influenceOf(full, full, 19).parts.first).toBe(1)
  expect(influenceOf(full, full, null).influence).toBeCloseTo(100, 10)
})
