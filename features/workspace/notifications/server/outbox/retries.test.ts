import { expect, test } from 'vitest'
import type { Outcome } from '../channels/sender.ts'
import { longestRetryMs, type Next, nextOf, pausesMs } from './retries.ts'

const later = (afterMs?: number): Outcome => ({ kind: 'later', answer: '', ...(afterMs !== undefined && { afterMs }) })

test.each<[string, Outcome, number, Next]>([
  ['what was accepted is over', { kind: 'accepted', answer: '' }, 1, { state: 'accepted' }],
  ['what was not sent is over', { kind: 'notSent', answer: '' }, 1, { state: 'notSent' }],
  ['what will never be accepted has failed at once', { kind: 'never', answer: '' }, 1, { state: 'failed' }],
  ['the first pause is 5 seconds', later(), 1, { state: 'waiting', inMs: 5_000 }],
  ['the last pause is 3 hours', later(), 6, { state: 'waiting', inMs: 10_800_000 }],
  ['after the seventh attempt it has failed', later(), 7, { state: 'failed' }],
  ['a longer pause that is asked for is kept', later(20_000), 1, { state: 'waiting', inMs: 20_000 }],
  ['a shorter one is not', later(1), 2, { state: 'waiting', inMs: 30_000 }],
  ['a day is not', later(86_400_000), 1, { state: 'waiting', inMs: longestRetryMs }],
])('%s', (_name, outcome, attempt, next) => expect(nextOf(outcome, attempt, 0.5)).toEqual(next))

test('those who failed together come back within a fifth of the pause', () => {
  const pauses = [0, 0.25, 1].map(random => nextOf(later(), 2, random))
  expect(pauses).toEqual([27_000, 28_500, 33_000].map(inMs => ({ state: 'waiting', inMs })))
  expect(pausesMs).toHaveLength(6)
})
