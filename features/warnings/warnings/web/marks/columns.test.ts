import { expect, test } from 'vitest'
import { incidentsByColumn } from './columns.ts'

const begun = (id: number, at: number) => ({ id, title: `${id}`, level: null, openedAt: new Date(at).toISOString() })
const columns = (...incidents: ReturnType<typeof begun>[]) =>
  incidentsByColumn(incidents, [0, 10, 20, 30]).map(({ column, incidents: here }) => [column, here.map(({ id }) => id)])

test.each([
  ['at the beginning of a column', [begun(1, 10)], [[1, [1]]]],
  ['several in one, as they were given', [begun(2, 12), begun(1, 19)], [[1, [2, 1]]]],
  [
    'in two columns',
    [begun(2, 25), begun(1, 0)],
    [
      [0, [1]],
      [2, [2]],
    ],
  ],
  ['before and after the chart', [begun(1, -1), begun(2, 30)], []],
])('%s', (_, incidents, expected) => expect(columns(...incidents)).toEqual(expected))
