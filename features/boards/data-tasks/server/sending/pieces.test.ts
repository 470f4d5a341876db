import { expect, test } from 'vitest'
import { piecesOf } from './pieces.ts'

const dayMs = 86_400_000

test.each([
  ['a moment', '2026-11-01T00:00:00.000Z', '2026-11-01T00:00:00.000Z', 1],
  ['90 days', '2026-08-03T00:00:00.000Z', '2026-11-01T00:00:00.000Z', 1],
  ['a millisecond more', '2026-08-02T23:59:59.999Z', '2026-11-01T00:00:00.000Z', 2],
  ['13 months', '2025-10-01T00:00:00.000Z', '2026-11-01T00:00:00.000Z', 5],
])('%s: pieces of at most 90 days that leave nothing out', (_, from, to, count) => {
  const pieces = piecesOf(from, to)
  expect(pieces).toHaveLength(count)
  expect([pieces.at(-1)?.from, pieces[0]?.to]).toEqual([from, to])
  for (const [n, piece] of pieces.entries()) {
    expect(Date.parse(piece.to) - Date.parse(piece.from)).toBeLessThanOrEqual(90 * dayMs)
    if (n > 0) expect(piece.to).toBe(pieces[n - 1]?.from)
  }
})
