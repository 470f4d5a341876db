import { expect, test } from 'vitest'
import { secondsToWait } from './codes.ts'

test.each([
  ['nobody asked yet', { sinceLast: null, today: 0, ofNetwork: 0 }, 0],
  ['a moment ago', { sinceLast: 0.4, today: 1, ofNetwork: 1 }, 60],
  ['half a minute ago', { sinceLast: 30, today: 1, ofNetwork: 1 }, 30],
  ['a minute ago', { sinceLast: 60, today: 9, ofNetwork: 99 }, 0],
  ['ten today', { sinceLast: 7_200, today: 10, ofNetwork: 10 }, 3_600],
  ['a hundred from here within the hour', { sinceLast: null, today: 0, ofNetwork: 100 }, 3_600],
])('%s', (_, spent, seconds) => expect(secondsToWait(spent)).toBe(seconds))
