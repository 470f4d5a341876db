import { expect, test } from 'vitest'
import { columnsOf, hatchedRows } from './disturbed-columns.ts'

const stretch = (from: number, to: number) => ({
  from: new Date(from).toISOString(),
  to: new Date(to).toISOString(),
  sources: 1,
  names: ['甲'],
  ours: false,
  stood: false,
})
const ends = [0, 10, 20, 30]

test.each([
  ['within a column', [stretch(2, 4)], [[0, 1]]],
  ['to the end of a column and not beyond', [stretch(10, 20)], [[1, 2]]],
  ['over all', [stretch(-5, 99)], [[0, 3]]],
  ['two in neighbours are one', [stretch(2, 4), stretch(12, 14)], [[0, 2]]],
  [
    'two apart',
    [stretch(2, 4), stretch(22, 24)],
    [
      [0, 1],
      [2, 3],
    ],
  ],
  ['outside', [stretch(40, 50)], []],
])('%s', (_, stretches, columns) => expect(columnsOf(stretches, ends)).toEqual(columns))

test('rows of a chart last as long as the one before them', () => {
  const points = [0, 10, 20].map(at => new Date(at).toISOString())
  const of = (from: number, to: number) => ({ sources: 1, senders: 0, stretches: [stretch(from, to)] })
  expect(hatchedRows(of(22, 99), points)).toEqual([[2, 3]])
  expect(hatchedRows(of(30, 99), points)).toEqual([])
  expect(hatchedRows(of(0, 99), [])).toEqual([])
})
