import { expect, test } from 'vitest'
import { politenessOf } from './politeness.ts'

const asked = (feed: number, at: number, ended: number) => ({ feed, at, ended, status: 200 })
const host = (feed: number) => String(feed % 10)

test('two requests to one host at the same time are seen, to two hosts not', () => {
  const log = [asked(1, 0, 500), asked(2, 100, 200), asked(11, 400, 600)]
  expect(politenessOf(log, host, 1_000, 5_000)).toEqual({ atOnce: 1, tooSoon: 1, shortestPauseMs: -100, pauses: 1 })
})

test('a pause counts from the end of the longest answer, and one that never ended lasts until the end', () => {
  const log = [asked(1, 0, 500), asked(11, 1_500, 0), asked(21, 4_000, 4_100)]
  expect(politenessOf(log, host, 1_000, 5_000)).toEqual({ atOnce: 1, tooSoon: 1, shortestPauseMs: -1_000, pauses: 2 })
})
