import { expect, test } from 'vitest'
import { retryAfter } from './retry-after.ts'

test.each([
  ['120', 120],
  ['Sun, 22 Nov 2026 08:01:00 GMT', 60],
  ['Sun, 22 Nov 2026 07:00:00 GMT', null],
  ['9999999', 86_400],
  ['soon', null],
  [undefined, null],
])('Retry-After %s: %s', (value, seconds) => expect(retryAfter(value, new Date('2026-11-22T08:00:00Z'))).toBe(seconds))
