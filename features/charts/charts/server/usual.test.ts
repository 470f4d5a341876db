import { describe, expect, test } from 'vitest'
import { withUsual } from './usual.ts'
import { hourOf, shiftOf, startOf } from './zone.ts'

const zone = 'Asia/Shanghai'
const point = (at: string, count = 0) => ({ at, count, positive: 0, neutral: count, negative: 0, usual: null })
const requested = (from: string, to: string) => ({ from: new Date(from), to: new Date(to) })
const wide = requested('2026-10-01T00:00:00Z', '2026-12-01T00:00:00Z')
const row = (at: string, n: number) => ({ at: new Date(at), n })

describe('what is usual', () => {
  test('of a long range is the median of its other days', () => {
    const points = [4, 5, 6, 100].map((count, day) => point(`2026-11-0${day + 1}T16:00:00Z`, count))
    expect(withUsual(points, [], wide, zone).map(one => one.usual)).toEqual([6, 6, 5, 5])
  })

  test('of a long range nothing is usual before its first article, and those days are none to compare with', () => {
    const points = [0, 0, 0, 0, 0, 4, 5, 6, 100].map((count, day) => point(`2026-11-0${day + 1}T16:00:00Z`, count))
    const nothing = Array<null>(5).fill(null)
    expect(withUsual(points, [], wide, zone).map(one => one.usual)).toEqual([...nothing, 6, 6, 5, 5])
  })

  test('of an hour is the median of the same hour in the weeks before, days without any counted as none', () => {
    const before = [row('2026-10-28T01:00:00Z', 9), row('2026-10-29T01:00:00Z', 3), row('2026-10-30T05:00:00Z', 7)]
    const points = [point('2026-11-01T01:00:00Z', 2), point('2026-11-01T02:00:00Z', 2)]
    // Four days from 28 to 31 October: 9, 3, 0, 0 at nine in the morning; nothing at ten.
    expect(withUsual(points, before, wide, zone).map(one => one.usual)).toEqual([1.5, 0])
  })

  test('of an hour that the range begins or ends in is that part of it', () => {
    const before = [29, 30, 31].flatMap(day => [1, 2, 3].map(hour => row(`2026-10-${day}T0${hour}:00:00Z`, 8)))
    const points = [1, 2, 3].map(hour => point(`2026-11-01T0${hour}:00:00Z`))
    const half = requested('2026-11-01T01:30:00Z', '2026-11-01T03:15:00Z')
    expect(withUsual(points, before, half, zone).map(one => one.usual)).toEqual([4, 8, 2])
  })

  test('is not said of fewer than three days', () => {
    const points = [point('2026-11-01T01:00:00Z', 2), point('2026-11-01T02:00:00Z', 2)]
    expect(withUsual(points, [row('2026-10-31T01:00:00Z', 9)], wide, zone)[0]?.usual).toBeNull()
  })
})

test('days begin at the organisation’s midnight', () => {
  const moment = new Date('2026-11-20T17:30:15.250Z')
  expect(hourOf(moment, zone)).toBe(1)
  expect(new Date(startOf(moment, 'day', zone)).toISOString()).toBe('2026-11-20T16:00:00.000Z')
  expect(new Date(startOf(moment, 'hour', zone)).toISOString()).toBe('2026-11-20T17:00:00.000Z')
})

test.each([
  ['Asia/Shanghai', '2026-11-20T17:30:00Z', 480],
  ['America/New_York', '2026-07-01T02:00:00Z', -240],
  ['America/New_York', '2026-12-01T02:00:00Z', -300],
  ['Asia/Kolkata', '2026-11-20T23:45:00Z', 330],
  ['Pacific/Auckland', '2026-12-31T20:00:00Z', 780],
  ['Pacific/Honolulu', '2026-12-31T04:00:00Z', -600],
])('%s at %s is %i minutes ahead of UTC', (place, at, minutes) => expect(shiftOf(new Date(at), place)).toBe(minutes))
