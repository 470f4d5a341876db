import { expect, test } from 'vitest'
import { movedOrder } from './order.ts'

test.each([
  ['to the top', { id: 3, idPrev: 0 }, [3, 1, 2]],
  ['to the end', { id: 1, idPrev: 3 }, [2, 3, 1]],
  ['between two', { id: 3, idPrev: 1 }, [1, 3, 2]],
  ['behind one that is no more: to the top', { id: 2, idPrev: 9 }, [2, 1, 3]],
])('%s', (_, move, order) => expect(movedOrder([1, 2, 3], move)).toEqual(order))
