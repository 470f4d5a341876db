import { expect, test } from 'vitest'
import { takesBuild } from './use-new-build.ts'

test.each([
  ['the first answer', null, 'b', Number.NEGATIVE_INFINITY, false],
  ['the same version', 'a', 'a', Number.NEGATIVE_INFINITY, false],
  ['another version and nobody there', 'a', 'b', Number.NEGATIVE_INFINITY, true],
  ['another version, touched half a minute ago', 'a', 'b', 70_000, false],
  ['another version, touched a minute ago', 'a', 'b', 40_000, true],
])('%s', (_, first, now, touchedAt, takes) => {
  expect(takesBuild(first, now, touchedAt, 100_000)).toBe(takes)
})
