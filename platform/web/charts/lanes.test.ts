import { expect, test } from 'vitest'
import { heightsOf, ticksOf, widthOfPoint } from './lanes.ts'

const point = (at: number, lane = 0) => ({ at, lane, size: 1 })

test('points far apart stand in the middle of their lanes', () => {
  expect(heightsOf([point(0), point(500), point(1000, 1)])).toEqual([0, 0, 1])
})

test('points of the same time stand beside each other, all within their lane, whatever their order', () => {
  const heights = heightsOf([point(1000), ...[3, 1, 2, 0, 4].map(at => point(at))])
  expect(new Set(heights.slice(1)).size).toBe(5)
  for (const height of heights) expect(Math.abs(height)).toBeLessThanOrEqual(0.36)
  // Another lane is not in their way.
  expect(heightsOf([point(0), point(1, 1), point(1000)])).toEqual([0, 1, 0])
})

test('the area tells the amount, and the axis names the first and the last moment', () => {
  expect([0, 25, 100].map(size => widthOfPoint(size, 100))).toEqual([8, 21, 34])
  expect(ticksOf([point(10), point(30)], 3)).toEqual([10, 20, 30])
  expect(ticksOf([point(10)])).toEqual([10])
})
