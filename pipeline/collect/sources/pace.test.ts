import { describe, expect, test } from 'vitest'
import { learnedPace, pauseAfterFailure, secondsUntilNext, stateOf } from './pace.ts'

describe('a learned pace', () => {
  test.each([
    [600, 3, 360],
    [600, 0, 750],
    [60, 1, 60],
    [86_400, 0, 86_400],
  ])('%i seconds and %i new entries: %i', (pace, fresh, next) => expect(learnedPace(pace, fresh)).toBe(next))

  test('settles between an hour and a day for a source with three articles a day', () => {
    let [pace, since, at] = [600, 0, 0]
    const paces: number[] = []
    while (at < 30 * 86_400) {
      at += pace
      since += pace
      const fresh = Math.floor(since / 28_800)
      since -= fresh * 28_800
      pace = learnedPace(pace, fresh)
      if (at > 10 * 86_400) paces.push(pace)
    }
    const mean = paces.reduce((sum, each) => sum + each, 0) / paces.length
    expect(mean).toBeGreaterThan(3_600)
    expect(mean).toBeLessThan(28_800)
  })
})

test.each([
  [600, 0, 600],
  [600, 2, 2_400],
  [600, 2_000, 86_400],
])('after %i seconds of pace and %i failures: %i', (pace, failures, pause) =>
  expect(pauseAfterFailure(pace, failures)).toBe(pause),
)

test.each([
  [404, 1],
  [410, 1],
  [429, 2],
  [503, 2],
  [401, 4],
  [403, 4],
  [451, 4],
  [500, -1],
  [null, -1],
])('an answer of %s: state %i', (status, state) => expect(stateOf(status)).toBe(state))

const sunday = new Date('2026-11-22T22:30:00Z')
test.each([
  ['nothing is asked for', 600, {}, 600],
  ['a ttl of an hour', 600, { ttlMinutes: 60 }, 3_600],
  ['a ttl shorter than the pace', 600, { ttlMinutes: 5 }, 600],
  ['a ttl of a month is a day', 600, { ttlMinutes: 43_200 }, 86_400],
  ['the hour is skipped', 600, { skipHours: [22] }, 1_800],
  ['this hour and those until four', 600, { skipHours: [22, 23, 0, 1, 2, 3] }, 19_800],
  ['the day is skipped', 600, { skipDays: [0] }, 5_400],
  ['the next hour alone is skipped', 600, { skipHours: [23] }, 600],
  ['all hours are skipped', 600, { skipHours: Array.from({ length: 24 }, (_, hour) => hour) }, 600],
])('%s: %i seconds, %j are %i', (_what, pace, asks, seconds) =>
  expect(secondsUntilNext(sunday, pace, asks)).toBe(seconds),
)
