import { describe, expect, test } from 'vitest'
import { linesOf, moveBeside, moveBy, moveInto, movesByArrow } from './order.ts'

const node = (id: number, name: string, fatherId = 0) => ({ id, name, fatherId })
const forest = [
  node(1, '品牌'),
  node(2, '竞品'),
  node(3, '车门', 1),
  node(4, '口碑', 1),
  node(5, '朔野', 2),
  node(6, '区域', 1),
  node(7, '华北车门', 6),
]
const find = (id: number) => forest.find(each => each.id === id) ?? node(0, '')
const shown = (folded: number[], like?: string) =>
  linesOf(forest, {
    folded: new Set(folded),
    ...(like && { matches: (each: { name: string }) => each.name.includes(like) }),
  }).map(line => `${' '.repeat(line.depth)}${line.node.name}`)

describe('lines', () => {
  test('stand in order, children below their father', () => {
    expect(shown([])).toEqual(['品牌', ' 车门', ' 口碑', ' 区域', '  华北车门', '竞品', ' 朔野'])
  })
  test('below a folded one are hidden', () => {
    expect(shown([1])).toEqual(['品牌', '竞品', ' 朔野'])
  })
  test('that match are shown with everything above them, folded or not', () => {
    expect(shown([1, 6], '车门')).toEqual(['品牌', ' 车门', ' 区域', '  华北车门'])
  })
  test('a folder without anything in it can be unfolded', () => {
    const lines = linesOf([node(1, '空')], { folded: new Set([1]), isFolder: () => true })
    expect(lines).toEqual([{ node: node(1, '空'), depth: 0, isFolder: true, isUnfolded: false }])
  })
})

describe('moves', () => {
  test.each([
    ['down, between the next two siblings', moveBy(forest, find(3), 1), { idPrev: 4, id: 3, idNext: 6, fatherId: 1 }],
    ['up at the top: none', moveBy(forest, find(3), -1), null],
    ['down at the end: none', moveBy(forest, find(6), 1), null],
    ['up from the end', moveBy(forest, find(6), -1), { idPrev: 3, id: 6, idNext: 4, fatherId: 1 }],
    ['into another, at its end', moveInto(forest, find(5), 1), { idPrev: 6, id: 5, idNext: 0, fatherId: 1 }],
    ['to the top, at its end', moveInto(forest, find(7), 0), { idPrev: 2, id: 7, idNext: 0, fatherId: 0 }],
    ['before another', moveBeside(forest, find(5), find(3), 'before'), { idPrev: 0, id: 5, idNext: 3, fatherId: 1 }],
    ['after a sibling', moveBeside(forest, find(3), find(4), 'after'), { idPrev: 4, id: 3, idNext: 6, fatherId: 1 }],
    [
      'before the next: where it is',
      moveBeside(forest, find(3), find(4), 'before'),
      { idPrev: 0, id: 3, idNext: 4, fatherId: 1 },
    ],
  ])('%s', (_, move, expected) => expect(move).toEqual(expected))

  test('out of its father goes right behind it', () => {
    expect(movesByArrow(forest, find(4)).ArrowLeft).toEqual({ idPrev: 1, id: 4, idNext: 2, fatherId: 0 })
    expect(movesByArrow(forest, find(1)).ArrowLeft).toBeNull()
  })
  test('inwards goes into the sibling above that may hold it', () => {
    expect(movesByArrow(forest, find(6)).ArrowRight).toMatchObject({ fatherId: 4 })
    expect(movesByArrow(forest, find(6), each => each.id === 3).ArrowRight).toMatchObject({ fatherId: 3 })
    expect(movesByArrow(forest, find(3)).ArrowRight).toBeNull()
  })
})
