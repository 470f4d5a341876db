import { expect, test } from 'vitest'
import { nextThere } from './step.ts'

test('a step goes past what was removed, and nowhere at the ends', () => {
  const articles = [{}, null, {}, null]
  expect(nextThere(articles, 0, 1)).toBe(2)
  expect(nextThere(articles, 2, -1)).toBe(0)
  expect(nextThere(articles, 2, 1)).toBeNull()
  expect(nextThere(articles, 0, -1)).toBeNull()
})
