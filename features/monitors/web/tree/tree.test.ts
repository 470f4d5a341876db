import { describe, expect, test } from 'vitest'
import type { Monitor } from '../../contract.ts'
import { foldersFor, itemsBelow, leftItsBand, linesOf, moveBy, moveInto } from './tree.ts'

const monitor = (id: number, name: string, fatherId = 0, kind: Monitor['kind'] = 'item') =>
  ({ id, name, shortName: null, fatherId, kind }) as Monitor

const forest = [
  monitor(1, '品牌', 0, 'folder'),
  monitor(2, '竞品', 0, 'folder'),
  monitor(3, '车门', 1),
  monitor(4, '口碑', 1),
  monitor(5, '朔野', 2),
  monitor(6, '区域', 1, 'folder'),
  monitor(7, '华北车门', 6),
]
const shown = (folded: number[], search = '') =>
  linesOf(forest, new Set(folded), search).map(line => `${' '.repeat(line.depth)}${line.monitor.name}`)

describe('the tree of monitors', () => {
  test('folders and items stand in order, children under their folder', () => {
    expect(shown([])).toEqual(['品牌', ' 车门', ' 口碑', ' 区域', '  华北车门', '竞品', ' 朔野'])
  })
  test('a folded folder hides what is below it', () => {
    expect(shown([1])).toEqual(['品牌', '竞品', ' 朔野'])
  })
  test('a search shows matches with everything above them, also in folded folders', () => {
    expect(shown([1, 6], '车门')).toEqual(['品牌', ' 车门', ' 区域', '  华北车门'])
  })
  test('a folder stands for all items below it', () => {
    expect(itemsBelow(forest, 1)).toEqual([3, 4, 7])
    expect(itemsBelow(forest, 5)).toEqual([5])
  })
})

describe('moving a monitor', () => {
  const find = (id: number) => forest.find(each => each.id === id) as Monitor
  test('down goes between the next two siblings', () => {
    expect(moveBy(forest, find(3), 1)).toEqual({ idPrev: 4, id: 3, idNext: 6, fatherId: 1 })
  })
  test('up at the top of its folder is no move', () => {
    expect(moveBy(forest, find(3), -1)).toBeNull()
  })
  test('the last sibling moves up before its neighbour', () => {
    expect(moveBy(forest, find(6), -1)).toEqual({ idPrev: 3, id: 6, idNext: 4, fatherId: 1 })
  })
  test('into a folder goes to its end', () => {
    expect(moveInto(forest, find(5), 1)).toEqual({ idPrev: 6, id: 5, idNext: 0, fatherId: 1 })
  })
  test('a folder cannot move below itself', () => {
    expect(foldersFor(forest, find(1)).map(each => each.name)).toEqual(['竞品'])
  })
})

test.each([
  ['a quiet line', [2, 3, 2, 3, 2, 3, 2, 3], false],
  ['a sudden rise', [2, 3, 2, 3, 2, 3, 2, 12], true],
  ['one more article after silence', [0, 0, 0, 0, 0, 0, 0, 1], false],
])('%s leaves its band: %#', (_, hours, expected) => {
  expect(leftItsBand(hours)).toBe(expected)
})
