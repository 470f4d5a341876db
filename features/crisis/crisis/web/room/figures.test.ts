import { expect, test } from 'vitest'
import type { Crisis } from '../../contract.ts'
import { refreshedOf } from '../use-crisis.ts'
import { daysOf, wholeRange } from './figures.ts'

const zone = 'Asia/Shanghai'
const now = Date.parse('2026-07-10T04:00:00Z')
const ongoing = {
  firstArticleAt: '2026-03-03T08:00:00.000Z',
  lastArticleAt: '2026-03-05T01:00:00.000Z',
  closedAt: null,
  status: 'tracking',
} as Crisis
const over = { ...ongoing, status: 'closed', closedAt: '2026-03-05T02:00:00.000Z' } as Crisis

test('the articles of one that is over are counted from the first to its end, of another until now and 90 days back', () => {
  expect(wholeRange(over, now)).toEqual({ from: over.firstArticleAt, to: over.closedAt })
  expect(wholeRange(ongoing, now)).toEqual({ from: '2026-04-11T04:01:00.000Z', to: '2026-07-10T04:00:00.000Z' })
})

test('its last day stands where today stands, beside the same hours of the day before, by the clock of the organisation', () => {
  expect(daysOf(over, zone, now)).toEqual({
    last: { from: '2026-03-04T16:00:00.000Z', to: over.closedAt },
    before: { from: '2026-03-03T16:00:00.000Z', to: '2026-03-04T02:00:00.000Z' },
  })
  expect(daysOf(ongoing, zone, now)).toEqual({
    last: { from: '2026-07-09T16:00:00.000Z', to: '2026-07-10T04:00:00.000Z' },
    before: { from: '2026-07-08T16:00:00.000Z', to: '2026-07-09T04:00:00.000Z' },
  })
})

test('nothing of it is asked for by the clock', () => {
  expect([refreshedOf(over), refreshedOf({ ...over, status: 'revoked' }), refreshedOf(undefined)]).toEqual([
    false,
    false,
    10_000,
  ])
  expect(refreshedOf(ongoing, 500)).toBe(500)
})
