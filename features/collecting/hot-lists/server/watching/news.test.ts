import { expect, test } from 'vitest'
import { newsOf, type WatchConditions } from './news.ts'

const quiet: WatchConditions = {
  platforms: [],
  enters: false,
  topRank: null,
  rises: null,
  withinMinutes: 60,
  secondPlatform: false,
  leaves: false,
}
const at = (minute: number) => new Date(minute * 60_000)
const course = (...ranks: (readonly [number, number | null])[]) => ({
  platform: 'weibo',
  points: ranks.map(([minute, rank]) => ({ at: at(minute), rank })),
  secondAt: null,
})

test.each([
  ['enters and returns', { enters: true }, course([0, 40], [5, 30], [9, null], [20, 50]), ['enters 0', 'enters 20']],
  ['leaves', { leaves: true }, course([0, 40], [9, null]), ['leaves 9']],
  [
    'reaches the first ten once, and again after it fell',
    { topRank: 10 },
    course([0, 11], [1, 10], [2, 3], [3, 12], [4, 9]),
    ['top 1', 'top 4'],
  ],
  ['enters among the first ten', { topRank: 10 }, course([0, 2]), ['top 0']],
  ['rises within the hour', { rises: 10 }, course([0, 40], [30, 31], [50, 30]), ['rises 50']],
  ['not when it took longer', { rises: 10 }, course([0, 40], [30, 35], [95, 29]), []],
  ['the rank that held when the hour began counts', { rises: 10 }, course([0, 40], [300, 30]), ['rises 300']],
  ['told once an hour', { rises: 10 }, course([0, 50], [10, 40], [20, 30], [80, 10]), ['rises 10', 'rises 80']],
  ['a stay begins anew', { rises: 10 }, course([0, 50], [5, null], [10, 20]), []],
  ['second platform', { secondPlatform: true }, { ...course([0, 9], [4, 8]), secondAt: at(0) }, ['second 0']],
  ['another board', { platforms: ['douyin'], enters: true }, course([0, 1]), []],
] as const)('%s', (_, watch, given, expected) =>
  expect(
    newsOf({ ...quiet, ...watch } as WatchConditions, given).map(
      ({ kind, at: moment }) => `${kind} ${moment.getTime() / 60_000}`,
    ),
  ).toEqual(expected),
)
