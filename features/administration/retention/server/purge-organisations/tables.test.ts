import { expect, test } from 'vitest'
import { childrenFirst } from './tables.ts'

test.each([
  [['a', 'b'], [], ['a', 'b']],
  [
    ['a', 'b', 'c'],
    [
      { from: 'c', to: 'b' },
      { from: 'b', to: 'a' },
    ],
    ['c', 'b', 'a'],
  ],
  [['a'], [{ from: 'a', to: 'a' }], ['a']],
  [
    ['a', 'b'],
    [
      { from: 'a', to: 'b' },
      { from: 'b', to: 'a' },
    ],
    ['b', 'a'],
  ],
])('of %j with %j the order is %j', (names, references, order) => {
  expect(childrenFirst(names, references)).toEqual(order)
})
