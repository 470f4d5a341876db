import { expect, test } from 'vitest'
import { countedUntil, endedAt, statuses } from '../contract.ts'

const now = Date.parse('2026-03-10T12:00:00Z')
const end = '2026-03-05T08:00:00Z'
const closedAt = (status: (typeof statuses)[number], lastArticleAt: string | null = null) => ({
  status,
  closedAt: status === 'closed' || status === 'revoked' ? end : null,
  lastArticleAt,
})

test.each(statuses)('%s: the clock stops with its end, and runs until then', status => {
  const isOver = status === 'closed' || status === 'revoked'
  expect(endedAt(closedAt(status))).toBe(isOver ? Date.parse(end) : null)
  expect(countedUntil(closedAt(status), now)).toBe(isOver ? Date.parse(end) : now)
})

test('an article that was put in later is counted, too', () => {
  expect(countedUntil(closedAt('revoked', '2026-03-06T00:00:00Z'), now)).toBe(Date.parse('2026-03-06T00:00:00Z'))
  expect(countedUntil(closedAt('revoked', '2026-03-04T00:00:00Z'), now)).toBe(Date.parse(end))
  expect(countedUntil(closedAt('started', '2026-03-04T00:00:00Z'), now)).toBe(now)
})
