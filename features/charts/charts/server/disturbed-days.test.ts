import { expect, test } from 'vitest'
import { dayOf } from './disturbed-days.ts'

const hourMs = 3_600_000
const outage = (from: number, to: number, kind: 'source' | 'ours', sourceId?: number) => ({
  ...{ from: new Date(from * hourMs), to: new Date(to * hourMs), kind },
  ...(sourceId !== undefined && { sourceId }),
})

test.each([
  ['a quiet day', [], { ours: 0, sources: [] }],
  ['six hours of our own', [outage(0, 6, 'ours')], { ours: 0.25, sources: [] }],
  ['of the day before', [outage(-9, 0, 'ours')], { ours: 0, sources: [] }],
  ['a source for an hour', [outage(3, 4, 'source', 5)], { ours: 0, sources: [] }],
  ['two sources for a day', [outage(-3, 30, 'source', 9), outage(1, 20, 'source', 5)], { ours: 0, sources: [5, 9] }],
] as const)('%s', (_, outages, expected) => expect(dayOf(outages, 0, 24 * hourMs)).toEqual(expected))
