import { expect, test } from 'vitest'
import { volumeRows } from './volume-rows.ts'

const course = (...days: number[]) => ({ trend: days.map(day => ({ at: `2026-05-0${day}` })) })

test.each([
  [
    'byTime',
    [course(1, 2), course(2, 3), course()],
    [
      ['2026-05-01', [0, null, null]],
      ['2026-05-02', [1, 0, null]],
      ['2026-05-03', [null, 1, null]],
    ],
  ],
  [
    'aligned',
    [course(1, 2), course(5, 6, 7)],
    [
      [1, [0, 0]],
      [2, [1, 1]],
      [3, [null, 2]],
    ],
  ],
  ['aligned', [], []],
] as const)('%s', (laid, courses, rows) => {
  expect(volumeRows(courses, laid).map(({ at, points }) => [at, points])).toEqual(rows)
})
