import { expect, test } from 'vitest'
import { backtestOf, bandOfPeers } from './band.ts'

test.each([
  [[], null],
  [[4, 4], null],
  // Their spread is that of pure chance.
  [[100, 100, 100, 100], { low: 80, middle: 100, high: 120 }],
  [[0, 0, 0], { low: 0, middle: 0, high: 2 }],
  // The median of the distances is 20.
  [[80, 100, 120, 300], { low: 50.7, middle: 110, high: 169.3 }],
])('weeks of %o give the band %o', (peers, band) => {
  const found = bandOfPeers(peers)
  if (band === null) expect(found).toBeNull()
  else for (const name of ['low', 'middle', 'high'] as const) expect(found?.[name]).toBeCloseTo(band[name], 1)
})

test('a backtest counts what lay inside, ends included, and how far the middles were; what had no band is left out', () => {
  const band = { low: 5, middle: 10, high: 15 }
  expect(
    backtestOf([
      { count: 10, band },
      { count: 15, band },
      { count: 16, band },
      { count: 3, band },
      { count: 900, band: null },
    ]),
  ).toEqual({ points: 4, inside: 0.5, meanError: (0 + 5 + 6 + 7) / 4, meanCount: 11 })
  expect(backtestOf([{ count: 9, band: null }])).toBeNull()
})
