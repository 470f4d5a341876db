import { expect, test } from 'vitest'
import { anomalyOf, usualOfPeers } from './anomaly.ts'

test.each([
  [100, [40, 40, 40, 40], 'rise'],
  // Within two and a half roots of 40.
  [55, [40, 40, 40, 40], null],
  [56, [40, 40, 40, 40], 'rise'],
  [24, [40, 40, 40, 40], 'dip'],
  // Weeks that differ much: 1.4826 × 20 is its spread.
  [100, [20, 40, 60, 80], null],
  [130, [20, 40, 60, 80], 'rise'],
  // Few articles.
  [9, [0, 0, 0, 0], null],
  [10, [0, 0, 0, 0], 'rise'],
  [0, [9, 9, 9, 9], null],
  [0, [12, 12, 12, 12], 'dip'],
  // One odd week among four does not move the usual.
  [100, [40, 40, 40, 900], 'rise'],
  // Two weeks have no usual.
  [100, [1, 1], null],
])('%i against %j is %s', (count, peers, kind) => {
  expect(anomalyOf(count, peers)?.kind ?? null).toBe(kind)
})

test('the usual is the middle, its spread never below that of chance', () => {
  expect(usualOfPeers([10, 20, 30, 40])).toEqual({ usual: 25, spread: 1.4826 * 10 })
  expect(usualOfPeers([16, 16, 16])).toEqual({ usual: 16, spread: 4 })
  expect(usualOfPeers([0, 0, 0])).toEqual({ usual: 0, spread: 1 })
  expect(usualOfPeers([1, 2])).toBeNull()
})
