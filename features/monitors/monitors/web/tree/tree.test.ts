import { describe, expect, test } from 'vitest'
import type { Monitor } from '../../contract.ts'
import { foldersFor, itemsBelow, leftItsBand, monitorLines } from './tree.ts'
import { onlyOpen } from './use-only-open.ts'

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
  monitorLines(forest, new Set(folded), search).map(line => `${' '.repeat(line.depth)}${line.node.name}`)

describe('the tree of monitors', () => {
  test('a search shows matches with everything above them, also in folded folders', () => {
    expect(shown([1, 6], '车门')).toEqual(['品牌', ' 车门', ' 区域', '  华北车门'])
  })
  test('a search knows the first letters of pinyin', () => {
    expect(shown([], 'hbcm')).toEqual(['品牌', ' 区域', '  华北车门'])
  })
  test('a folder stands for all items below it', () => {
    expect(itemsBelow(forest, 1)).toEqual([3, 4, 7])
    expect(itemsBelow(forest, 5)).toEqual([5])
  })
})

test('only what is on is shown, with the folders it lies in', () => {
  const on = new Set([7, 2])
  const some = forest.map(each => ({ ...each, isOpen: on.has(each.id) }))
  expect(onlyOpen(some).map(({ id }) => id)).toEqual([1, 2, 6, 7])
})

describe('moving a monitor', () => {
  const find = (id: number) => forest.find(each => each.id === id) as Monitor
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
