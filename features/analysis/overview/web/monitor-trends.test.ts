import { expect, test } from 'vitest'
import { fits, linesOf, ordered } from './monitor-trends.ts'

const nodes = [
  { id: 1, fatherId: 0, name: '品牌', kind: 'folder' },
  { id: 2, fatherId: 1, name: '华为', kind: 'item' },
  { id: 3, fatherId: 1, name: '小米', kind: 'item' },
  { id: 4, fatherId: 0, name: '行业', kind: 'item' },
]
const days = [0, 0, 0, 0, 0, 0, 0]
const lines = linesOf(nodes, [
  { monitorId: 2, days, today: 6, usual: 2, count: 10, negative: 5, before: 20 },
  { monitorId: 3, days, today: 4, usual: 0, count: 30, negative: 3, before: 0 },
])

test('each monitor has a line, with its folders, also one without articles', () => {
  expect(lines.map(({ name, path }) => [name, path])).toEqual([
    ['华为', ['品牌']],
    ['小米', ['品牌']],
    ['行业', []],
  ])
  expect(lines[0]).toMatchObject({ times: 3, negativeShare: 0.5, change: -0.5 })
  expect(lines[1]).toMatchObject({ times: null, change: null, negativeShare: 0.1 })
  expect(lines[2]).toMatchObject({ count: 0, negativeShare: 0, times: null })
})

test('what is not known comes last, whichever way', () => {
  const names = (descending: boolean) => ordered(lines, 'times', descending).map(({ name }) => name)
  expect([names(true), names(false)]).toEqual([
    ['华为', '小米', '行业'],
    ['华为', '小米', '行业'],
  ])
  expect(ordered(lines, 'count', true).map(({ count }) => count)).toEqual([30, 10, 0])
})

test('a line is found by its name and by its folder', () => {
  expect(lines.filter(line => fits(line, '品')).map(({ name }) => name)).toEqual(['华为', '小米'])
  expect(lines.filter(line => fits(line, ' 行业 '))).toHaveLength(1)
})
