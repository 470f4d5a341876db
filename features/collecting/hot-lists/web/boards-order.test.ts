import { expect, test } from 'vitest'
import { choiceOf, inOrder, moved } from './boards-order.ts'

test('boards stand in the order that was chosen, new ones behind', () => {
  expect(inOrder([{ id: 1 }, { id: 2 }, { id: 3 }, { id: 4 }], [3, 1]).map(({ id }) => id)).toEqual([3, 1, 2, 4])
})
test.each([
  [2, -1, [2, 1, 3]],
  [2, 1, [1, 3, 2]],
  [1, -1, [1, 2, 3]],
  [9, 1, [1, 2, 3]],
] as const)('%i moves by %i', (id, by, expected) => expect(moved([1, 2, 3], id, by)).toEqual(expected))
test('what was not remembered by us is the usual choice', () => {
  expect(choiceOf('{"order":[2,"x"],"hidden":[1]}')).toEqual({ order: [2], hidden: [1] })
  expect([choiceOf(null), choiceOf('x'), choiceOf('[]')]).toEqual(Array(3).fill({ order: [], hidden: [] }))
})
