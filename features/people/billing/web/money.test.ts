import { expect, test } from 'vitest'
import { fenOf, formatPrice, Yuan, yuanOf } from './money.ts'

test.each([
  [0, '¥0'],
  [5, '¥0.05'],
  [12_300, '¥123'],
  [123_456_789, '¥1,234,567.89'],
])('%i fen are shown as %s', (fen, text) => expect(formatPrice(fen)).toBe(text))

test('yuan become exact fen and come back', () => {
  for (const yuan of [0.07, 0.29, 1.1, 19.99, 1_000_000]) expect(yuanOf(fenOf(yuan))).toBe(yuan)
  expect(fenOf(0.29)).toBe(29)
})

test.each([
  [19.99, true],
  [0.29, true],
  [0.001, false],
  [-1, false],
  [1_000_000.01, false],
])('%d yuan: %s', (yuan, right) => expect(Yuan.safeParse(yuan).success).toBe(right))
