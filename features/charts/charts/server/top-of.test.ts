import { expect, test } from 'vitest'
import { topOf } from './top-of.ts'

const byKey = (a: { key: string }, b: { key: string }) => (a.key < b.key ? -1 : 1)

test('the first of many are those of a whole order, ties too', () => {
  const all = Array.from({ length: 5_000 }, (_, n) => ({ key: `w${(n * 7919) % 5_000}`, n: (n * 31) % 97 }))
  const inOrder = all.toSorted((a, b) => b.n - a.n || byKey(a, b))
  for (const most of [1, 50, 1_000, 9_000])
    expect(topOf(all, most, ({ n }) => n, byKey)).toEqual(inOrder.slice(0, most))
  expect(topOf([], 3, () => 1, byKey)).toEqual([])
})
