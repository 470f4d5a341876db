// The lines of an index add up to it, whatever is known and however it is weighed.
import { expect, test } from 'vitest'
import { computedOf } from './computed.ts'

const values = [null, 0, 0.3, 1]
const weights = [0, 1, 7]
const pairs = values.flatMap(part => weights.map(weight => ({ part, weight })))

test('lines add up, and shares of what is known are one', () => {
  for (const a of pairs)
    for (const b of pairs)
      for (const c of pairs) {
        const parts = { a: a.part, b: b.part, c: c.part }
        const { lines, index } = computedOf(parts, { a: a.weight, b: b.weight, c: c.weight })
        expect(lines.reduce((sum, line) => sum + line.adds, 0)).toBeCloseTo(index ?? 0, 6)
        const shares = lines.reduce((sum, line) => sum + (line.share ?? 0), 0)
        expect(shares).toBeCloseTo(index === null ? 0 : 1, 6)
        for (const line of lines) expect(line.points === null).toBe(parts[line.part] === null)
      }
})

test('by hand: a quarter of the weight is not known', () => {
  expect(computedOf({ a: 0.5, b: 1, c: null }, { a: 2, b: 1, c: 1 })).toEqual({
    lines: [
      { part: 'a', points: 50, share: 2 / 3, adds: 50 * (2 / 3) },
      { part: 'b', points: 100, share: 1 / 3, adds: 100 * (1 / 3) },
      { part: 'c', points: null, share: null, adds: 0 },
    ],
    index: expect.closeTo(66.6667, 3),
  })
})
