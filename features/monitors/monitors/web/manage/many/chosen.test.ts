import { expect, test } from 'vitest'
import { stillThere, turned } from './chosen.ts'

// 1 holds 2 and 3, 3 holds 4; 5 stands beside 1.
const nodes = [
  { id: 1, fatherId: 0 },
  { id: 2, fatherId: 1 },
  { id: 3, fatherId: 1 },
  { id: 4, fatherId: 3 },
  { id: 5, fatherId: 0 },
]
const ids = (chosen: ReadonlySet<number>) => [...chosen].sort()

test('a folder is chosen with all below it, and let go of with them', () => {
  expect(ids(turned(nodes, new Set([5]), 1))).toEqual([1, 2, 3, 4, 5])
  expect(ids(turned(nodes, new Set([1, 2, 3, 4, 5]), 3))).toEqual([2, 5])
})

test('what is gone is not chosen', () => {
  expect(stillThere(nodes, new Set([9, 4]))).toEqual([4])
})
