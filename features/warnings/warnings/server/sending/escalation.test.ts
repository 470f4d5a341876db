import { expect, test } from 'vitest'
import { escalatesAt, nextStep } from './escalation.ts'

const steps = [{ afterMinutes: 10 }, { afterMinutes: 30 }]

test.each([
  [0, 0, 10],
  [1, 0, 30],
  [2, 0, null],
  [2, 1, 10],
  [3, 1, 30],
  [4, 1, null],
])('after %i steps, repeated %i times: %s', (notified, repeats, expected) => {
  expect(nextStep({ steps, repeats }, notified)?.afterMinutes ?? null).toBe(expected)
})

test('without steps nothing follows, however often', () => {
  expect(nextStep({ steps: [], repeats: 5 }, 0)).toBeNull()
})

/** From 09:00 to 18:00 in Shanghai. 20 November 2026 is a Friday. */
const office = [
  ...Array.from({ length: 5 }, () => `${'0'.repeat(9)}${'1'.repeat(9)}${'0'.repeat(6)}`),
  '0'.repeat(24),
  '0'.repeat(24),
]
const hours = { receiveTime: office, weekend: true, timeZone: 'Asia/Shanghai', calendar: null }

test.each([
  ['within the hours', '2026-11-20T02:00:00Z', '2026-11-20T02:10:00.000Z'],
  ['what began at night counts from the morning', '2026-11-19T20:00:00Z', '2026-11-20T01:10:00.000Z'],
  ['what is over after the hours is told when they begin', '2026-11-20T09:55:00Z', '2026-11-23T01:00:00.000Z'],
])('%s', (_, from, expected) => {
  expect(escalatesAt(hours, 10, new Date(from), false).toISOString()).toBe(expected)
})

test('the highest level does not wait', () => {
  expect(escalatesAt(hours, 10, new Date('2026-11-19T20:00:00Z'), true).toISOString()).toBe('2026-11-19T20:10:00.000Z')
})
