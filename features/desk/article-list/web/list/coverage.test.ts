import { expect, test } from 'vitest'
import { type Point, rangeOf, sayOf, widthOf } from './coverage.ts'

const point = (hour: number, count: number, usual: number | null = null, negative = 0): Point => ({
  at: new Date(Date.UTC(2026, 10, 20, hour)).toISOString(),
  count,
  negative,
  usual,
})

test('the sentence names the highest column and how far it is above usual', () => {
  const reported = sayOf([point(1, 4, 4), point(2, 41, 10, 20), point(3, 6, 5)])
  expect(reported).toMatchObject({ total: 51, negative: 20, times: 4.1 })
  expect(reported.peak?.count).toBe(41)
})
test('a peak near the usual is not called a multiple', () => {
  expect(sayOf([point(1, 12, 10)]).times).toBeNull()
})
test('a silent time has no peak', () => {
  expect(sayOf([point(1, 0), point(2, 0)]).peak).toBeNull()
})
test('a click on the first column stays inside the asked time', () => {
  const points = [point(1, 3), point(2, 4)]
  const question = { from: '2026-11-20T01:12:00.000Z', to: '2026-11-21T01:12:00.000Z' }
  expect(rangeOf([points[0] as Point, points[0] as Point], widthOf(points), question)).toEqual({
    from: '2026-11-20T01:12:00.000Z',
    to: '2026-11-20T01:59:59.999Z',
  })
})
test('columns drawn over in either direction are one stretch, to the end of the last', () => {
  const points = [point(1, 3), point(2, 4), point(3, 1)] as const
  const question = { from: '2026-11-20T00:00:00.000Z', to: '2026-11-21T00:00:00.000Z' }
  const stretch = { from: '2026-11-20T01:00:00.000Z', to: '2026-11-20T03:59:59.999Z' }
  expect(rangeOf([points[0], points[2]], widthOf(points), question)).toEqual(stretch)
  expect(rangeOf([points[2], points[0]], widthOf(points), question)).toEqual(stretch)
})
