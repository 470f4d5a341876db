// Sorting by digits against the sort of the language.
import { expect, test } from 'vitest'
import { sortNumbers } from './sorted-numbers.ts'

/** Numerical Recipes' generator: the same numbers in every run. */
function* numbers(seed: number): Generator<number> {
  for (let state = seed; ; ) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    yield state | 0
  }
}

test.each([0, 1, 299, 300, 301, 5_000, 300_000])(
  '%i numbers stand in order, of either sign and again and again',
  size => {
    const next = numbers(size + 1)
    const given = Int32Array.from({ length: size }, (_, n) => (n % 3 === 0 ? n % 50 : (next.next().value as number)))
    for (const [n, edge] of [-(2 ** 31), 2 ** 31 - 1, -1, 0].entries()) if (n < size) given[n] = edge
    const expected = given.toSorted()
    expect(sortNumbers(given)).toBe(given)
    expect(given).toEqual(expected)
  },
)
