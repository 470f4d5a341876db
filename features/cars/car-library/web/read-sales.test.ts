import { expect, test } from 'vitest'
import { readSales } from './read-sales.ts'

test.each([
  [
    '2026-03 1,200\n\n2026/4\t5',
    [
      { month: '2026-03', amount: 1200 },
      { month: '2026-04', amount: 5 },
    ],
    null,
  ],
  ['2026年3月 12', [{ month: '2026-03', amount: 12 }], null],
  ['2026-03 1.2万', [], 1],
  ['2026-03 1\n2026-13 1', [{ month: '2026-03', amount: 1 }], 2],
  ['', [], null],
])('%j', (text, months, wrong) => {
  expect(readSales(text)).toEqual({ months, wrong })
})
