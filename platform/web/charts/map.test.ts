import { expect, test } from 'vitest'
import { strengthOf } from './heat.ts'
import { nextPlace, stepsOf } from './map.ts'

test.each([1, 2, 7, 60, 1234])('the steps up to %d are those of the colours, without a hole', most => {
  const steps = stepsOf(most)
  expect([steps[0]?.from, steps.at(-1)?.to]).toEqual([1, most])
  for (const [at, { from, to, strength }] of steps.entries()) {
    if (at > 0) expect(from).toBe((steps[at - 1]?.to ?? 0) + 1)
    for (const value of [from, to]) expect(strengthOf(value, most), `${value} of ${most}`).toBe(strength)
  }
})

const places = [[0, 0], [2, 0], [2, 1], null, [0, 3]] as const
test.each([
  [0, 'ArrowRight', 1],
  [1, 'ArrowDown', 2],
  [2, 'ArrowLeft', 0],
  [0, 'ArrowDown', 4],
  [0, 'ArrowLeft', null],
  [1, 'ArrowUp', null],
  [3, 'ArrowRight', null],
  [0, 'Enter', null],
])('from place %d by %s to %s', (at, key, next) => {
  expect(nextPlace(places, at, key)).toBe(next)
})
