import { expect, test } from 'vitest'
import { moved, nextId } from './order.ts'

test.each([
  ['up', 1, -1, 'bac'],
  ['down', 1, 1, 'acb'],
  ['beyond the beginning', 0, -1, 'abc'],
  ['beyond the end', 2, 1, 'abc'],
] as const)('%s', (_, at, by, order) => expect(moved(['a', 'b', 'c'], at, by).join('')).toBe(order))

test('a new block has an id of its own', () => {
  expect(nextId([])).toBe('b1')
  expect(nextId([{ id: 'b2' }])).toBe('b3')
  expect(nextId([{ id: 'b3' }, { id: 'b1' }])).toBe('b4')
})
