import { expect, test } from 'vitest'
import { endsOf, markedColumns } from './columns.ts'
import type { ChartMark } from './use-marks.ts'

const at = (hour: number) => new Date(Date.UTC(2026, 2, 5, 0, hour * 60)).toISOString()
const ends = endsOf([at(0), at(1), at(2), at(3)])
const mark = (from: number, until: number | null = null, kind: ChartMark['kind'] = 'note'): ChartMark => ({
  ...{ kind, from: at(from), until: until === null ? null : at(until), text: '', note: null },
})
const places = (...marks: ChartMark[]) =>
  markedColumns(marks, ends).map(({ from, to, marks: of }) => [from, to, of.length])

test.each([
  ['a moment within a column', mark(1.5), [[1, 2, 1]]],
  ['a moment at which a column begins', mark(2), [[2, 3, 1]]],
  ['a stretch over several', mark(0.5, 2.5), [[0, 3, 1]]],
  ['a stretch that ends as a column begins', mark(1, 2), [[1, 2, 1]]],
  ['a stretch that began before', mark(-5, 0.5), [[0, 1, 1]]],
  ['a stretch that outlasts the chart', mark(3.5, 99), [[3, 4, 1]]],
  ['a moment before', mark(-0.5), []],
  ['a moment after', mark(4), []],
])('%s', (_, one, expected) => expect(places(one)).toEqual(expected))

test('what begins in one column is one flag, but notes and rules stay apart', () => {
  expect(places(mark(1.1), mark(1.9, 3.5), mark(1.5, null, 'rule'))).toEqual([
    [1, 4, 2],
    [1, 2, 1],
  ])
})

test('a chart of one point has a column of an hour', () => {
  expect(markedColumns([mark(0.5)], endsOf([at(0)]))).toHaveLength(1)
  expect(markedColumns([mark(0.5)], endsOf([]))).toEqual([])
})
