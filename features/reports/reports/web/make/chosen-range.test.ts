import { expect, test } from 'vitest'
import { chosenRange, proposedName } from './chosen-range.ts'

const now = Date.parse('2026-11-23T08:00:00Z')
const dayOf = (at: string) => at.slice(5, 10)
const own = (from: string | null, to: string | null) => ({ period: 'own' as const, from, to })

test('a name is proposed of the template and the days of the period', () => {
  expect(proposedName('周报', { period: '7d', from: null, to: null }, now, dayOf)).toBe('周报 11-16–11-23')
  expect(proposedName('周报', own('2026-11-20T00:00:00Z', '2026-11-20T09:00:00Z'), now, dayOf)).toBe('周报 11-20')
  expect(proposedName('周报', own(null, null), now, dayOf)).toBe('周报')
})

test('a period of one’s own is one once it has both ends in order', () => {
  expect(chosenRange(own('2026-11-20T00:00:00Z', null), now)).toBeNull()
  expect(chosenRange(own('2026-11-20T00:00:00Z', '2026-11-19T00:00:00Z'), now)).toBeNull()
  expect(chosenRange({ period: '24h', from: null, to: null }, now)?.from).toBe('2026-11-22T08:00:00.000Z')
})
