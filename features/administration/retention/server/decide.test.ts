import { expect, test } from 'vitest'
import { actFor, cutoffOf, type PartFacts } from './decide.ts'

test.each<[string, PartFacts, string]>([
  ['all of a part that is over may go', { rows: 100, leaving: 100, over: true }, 'dropPart'],
  ['an empty part is over', { rows: 0, leaving: 0, over: true }, 'dropPart'],
  ['a quarter stays', { rows: 100, leaving: 75, over: true }, 'dropPart'],
  ['more than a quarter stays', { rows: 100, leaving: 74, over: true }, 'deleteRows'],
  ['all may go of a part that still fills', { rows: 100, leaving: 100, over: false }, 'deleteRows'],
  ['nothing may go', { rows: 100, leaving: 0, over: true }, 'keep'],
  ['an empty part still fills', { rows: 0, leaving: 0, over: false }, 'keep'],
])('%s', (_name, facts, act) => expect(actFor(facts)).toBe(act))

test('limits end with a month of UTC, so that a month goes whole', () => {
  expect(cutoffOf(13, new Date('2026-11-22T04:00:00Z'))).toEqual(new Date('2025-10-01T00:00:00Z'))
  expect(cutoffOf(1, new Date('2026-01-31T23:59:59Z'))).toEqual(new Date('2025-12-01T00:00:00Z'))
  expect(cutoffOf(null, new Date())).toBeNull()
})
