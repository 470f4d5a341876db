import { expect, test } from 'vitest'
import { politenessOf } from './politeness.ts'

const requested = (feed: number, at: number, ended: number) => ({ feed, at, ended, status: 200 })
const host = (feed: number) => String(feed % 10)

test('two requests to one host at the same time are seen, to two hosts not', () => {
  const log = [requested(1, 0, 500), requested(2, 100, 200), requested(11, 400, 600)]
  expect(politenessOf(log, host, 1_000, 5_000)).toEqual({ atOnce: 1, tooSoon: 1, shortestPauseMs: -100, pauses: 1 })
})

test('a pause counts from the end of the longest answer, and one that never ended lasts until the end', () => {
  const log = [requested(1, 0, 500), requested(11, 1_500, 0), requested(21, 4_000, 4_100)]
  expect(politenessOf(log, host, 1_000, 5_000)).toEqual({ atOnce: 1, tooSoon: 1, shortestPauseMs: -1_000, pauses: 2 })
})
