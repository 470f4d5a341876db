import { describe, expect, test } from 'vitest'
import { axisEnd, netOf, peakOf, showsLabel } from './trend.ts'

const point = (count: number, usual: number | null, negative = 0) => ({
  at: '2026-11-20T16:00:00.000Z',
  count,
  positive: 0,
  neutral: count - negative,
  negative,
  usual,
})
const total = { count: 100, positive: 20, neutral: 50, negative: 30, interactions: 0, media: 1 }

describe('the explanation at the peak', () => {
  test('a peak far above the usual is said as its multiple', () => {
    expect(peakOf({ trend: [point(10, 12), point(48, 12, 24), point(9, 12)], total })).toMatchObject({
      index: 1,
      times: 4,
      negativeShare: 0.5,
      usualShare: 0.3,
    })
  })
  test('a peak about as high as usual has no multiple', () => {
    expect(peakOf({ trend: [point(10, 12), point(13, 12)], total })?.times).toBeNull()
    expect(peakOf({ trend: [point(13, null)], total })?.times).toBeNull()
  })
  test('without articles there is no peak', () => {
    expect(peakOf({ trend: [point(0, null)], total })).toBeNull()
  })
})

test.each([
  [0, 4],
  [89, 100],
  [1196, 1500],
  [1484, 2000],
  [7, 8],
])('an axis for %i articles ends at %i', (highest, end) => {
  expect(axisEnd(highest)).toBe(end)
})

test('net sentiment counts points of the share', () => {
  expect(netOf(total)).toBe(-10)
  expect(netOf({ count: 0, positive: 0, negative: 0 })).toBe(0)
})

test('three days show midnight and noon, a month every third day', () => {
  expect(showsLabel('2026-11-20 12:00:00', 5, 'hour', 72)).toBe(true)
  expect(showsLabel('2026-11-20 16:00:00', 9, 'hour', 72)).toBe(false)
  expect([0, 1, 2, 3].map(index => showsLabel('2026-11-20 00:00:00', index, 'day', 30))).toEqual([
    true,
    false,
    false,
    true,
  ])
})
