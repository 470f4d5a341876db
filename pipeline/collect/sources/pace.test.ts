import { describe, expect, test } from 'vitest'
import { learnedPace, pauseAfterFailure, stateOf } from './pace.ts'

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
