import { expect, test } from 'vitest'
import { stretchesOf } from './stretches.ts'
import { withRest } from './voice.ts'

const dayMs = 86_400_000
const to = Date.parse('2026-11-21T08:00:00Z')

test.each([
  [1, 'day', 1],
  [7, 'day', 7],
  [41, 'day', 41],
  [42, 'week', 6],
  [90, 'week', 12],
  // Ten days to the last second of the day: as people choose them.
  [10 - 1 / 86_400, 'day', 10],
  [0.5, 'day', 0],
] as const)('%f days are %s by %s', (days, unit, count) => {
  const { begins, lengthMs, ...rest } = stretchesOf({ from: new Date(to - days * dayMs), to: new Date(to) })
  expect([rest.unit, begins.length]).toEqual([unit, count])
  if (count > 0) expect((begins.at(-1) ?? 0) + lengthMs).toBe(to)
  expect(begins.every((begin, at) => at === 0 || begin - (begins[at - 1] ?? 0) === lengthMs)).toBe(true)
})

test('provinces beyond the twelve with most are the rest', () => {
  const parts = Array.from({ length: 14 }, (_, n) => ({ part: String(n), amounts: [n, 1] }))
  expect(withRest(parts, 2)).toEqual({ parts: parts.slice(0, 12), rest: [25, 2] })
  expect(withRest(parts.slice(0, 12), 2).rest).toBeNull()
})
