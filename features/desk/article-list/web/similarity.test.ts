import { expect, test } from 'vitest'
import { similarityWords } from './similarity.ts'

test.each([
  [{ common: 1, contained: 1 }, 'sameText', 100],
  [{ common: 0.92, contained: 0.97 }, 'sameText', 92],
  [{ common: 0.2, contained: 0.954 }, 'partOfText', 95],
  [{ common: 0.001, contained: 0.002 }, 'sameText', 1],
])('%o is said as %s %i %', (given, key, share) => {
  expect(similarityWords({ ...given, sameLead: false })).toEqual({ key, share })
})
