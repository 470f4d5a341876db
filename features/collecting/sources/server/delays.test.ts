import { expect, test } from 'vitest'
import { spanOf } from '../contract.ts'
import { delayAt } from './delays.ts'

test.each([
  [0, 0],
  [60, 0],
  [61, 1],
  [86_400, 7],
  [86_401, 8],
])('%i seconds count into span %i', (seconds, span) => expect(spanOf(seconds)).toBe(span))

test.each<[string, number[], number, number | null]>([
  ['too few', [4], 0.5, null],
  ['all within a minute: the middle of it', [10], 0.5, 30],
  ['half within a minute, half within five', [10, 10], 0.5, 60],
  ['the slowest twentieth', [95, 0, 0, 5], 0.95, 60],
  ['later than a day counts as a day', [0, 0, 0, 0, 0, 0, 0, 0, 10], 0.5, 86_400],
])('%s', (_, counts, share, seconds) => expect(delayAt(counts, share)).toBe(seconds))
