import { expect, test } from 'vitest'
import { curvesOf } from './curves.ts'

const at = (minute: number) => new Date(minute * 60_000).toISOString()

test('what a topic said holds until it changes, it leaves, or nobody looked', () => {
  const point = (minute: number, rank: number | null, heat: number | null = null) => ({ at: at(minute), rank, heat })
  const one = {
    topicId: 1,
    platform: 'weibo',
    title: '甲',
    points: [point(0, 9, 5), point(2, 3, 8), point(5, null)],
    holes: [],
  }
  const two = {
    topicId: 2,
    platform: 'douyin',
    title: '甲',
    points: [point(1, 1), point(4, 2)],
    holes: [{ from: at(1), to: at(4) }],
  }
  const { times, ranks, heats } = curvesOf([one, two])
  expect(times).toHaveLength(6)
  expect(ranks).toEqual([
    [9, 9, 3, 3, 3, null],
    [null, 1, null, null, 2, 2],
  ])
  expect(heats[0]).toEqual([5, 5, 8, 8, 8, null])
})
test('nothing has no curve', () => expect(curvesOf([]).times).toEqual([]))
