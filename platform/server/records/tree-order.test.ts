import { expect, test } from 'vitest'
import { familyAfter } from './tree-order.ts'

// 1 ─ 2, 3 ─ 4;  5
const tree = [
  { id: 1, fatherId: 0 },
  { id: 5, fatherId: 0 },
  { id: 2, fatherId: 1 },
  { id: 3, fatherId: 1 },
  { id: 4, fatherId: 3 },
]

test.each([
  ['to the front of its own family', { idPrev: 0, id: 3, idNext: 2, fatherId: 1 }, [3, 2]],
  ['to its end', { idPrev: 3, id: 2, idNext: 0, fatherId: 1 }, [3, 2]],
  ['between two of another family', { idPrev: 1, id: 4, idNext: 5, fatherId: 0 }, [1, 4, 5]],
  ['into a family that has nobody', { idPrev: 0, id: 2, idNext: 0, fatherId: 5 }, [2]],
  ['before everybody, where no neighbour is named', { idPrev: 0, id: 4, idNext: 0, fatherId: 0 }, [4, 1, 5]],
  ['below itself', { idPrev: 0, id: 1, idNext: 0, fatherId: 1 }, 'fatherIsBelow'],
  ['below its own child', { idPrev: 0, id: 1, idNext: 0, fatherId: 4 }, 'fatherIsBelow'],
  ['below what is gone', { idPrev: 0, id: 2, idNext: 0, fatherId: 99 }, 'fatherMissing'],
  ['what is gone', { idPrev: 0, id: 99, idNext: 0, fatherId: 0 }, 'missing'],
  ['between two that are not beside each other', { idPrev: 5, id: 4, idNext: 1, fatherId: 0 }, 'neighbourMissing'],
  ['beside somebody of another family', { idPrev: 2, id: 5, idNext: 0, fatherId: 0 }, 'neighbourMissing'],
  ['before somebody of another family', { idPrev: 0, id: 5, idNext: 2, fatherId: 0 }, 'neighbourMissing'],
])('a move %s', (_, move, expected) => {
  expect(familyAfter(tree, move)).toEqual(expected)
})
