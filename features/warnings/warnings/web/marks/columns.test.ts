import { expect, test } from 'vitest'
import { incidentsByColumn } from './columns.ts'

const started = (id: number, at: number) => ({ id, title: `${id}`, level: null, openedAt: new Date(at).toISOString() })
const columns = (...incidents: ReturnType<typeof started>[]) =>
  incidentsByColumn(incidents, [0, 10, 20, 30]).map(({ column, incidents: here }) => [column, here.map(({ id }) => id)])

test.each([
  ['at the beginning of a column', [started(1, 10)], [[1, [1]]]],
  ['several in one, as they were given', [started(2, 12), started(1, 19)], [[1, [2, 1]]]],
  [
    'in two columns',
    [started(2, 25), started(1, 0)],
    [
      [0, [1]],
      [2, [2]],
    ],
  ],
  ['before and after the chart', [started(1, -1), started(2, 30)], []],
])('%s', (_, incidents, expected) => expect(columns(...incidents)).toEqual(expected))
