import { expect, test } from 'vitest'
import { ancestryOf, isWithin } from './trees.ts'

// 1 ─ 2, 3 ─ 4;  5
const tree = [
  { id: 1, fatherId: 0 },
  { id: 5, fatherId: 0 },
  { id: 2, fatherId: 1 },
  { id: 3, fatherId: 1 },
  { id: 4, fatherId: 3 },
]

test('a node lies within itself and everything above it', () => {
  expect([1, 3, 4, 2, 5].map(top => isWithin(tree, 4, top))).toEqual([true, true, true, false, false])
})

test('the way up begins with the node; above the top is nothing', () => {
  expect([4, 5, 0].map(ancestryOf(tree))).toEqual([[4, 3, 1], [5], []])
})
