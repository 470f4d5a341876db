import { expect, test } from 'vitest'
import { stretchesOfWords, stretchOfLines } from './stretch.ts'

const lines = [
  { from: 0.4, to: 2.2, text: '各位听众，' },
  { from: 2.2, to: 5.1, text: '灯塔今天' },
  { from: 5.1, to: 8.3, text: '重新点亮。' },
  { from: 9, to: 11, text: 'The Lighthouse 重新点亮' },
]

test.each([
  ['灯塔', [[2, 6]]],
  ['今天重新', [[2, 9]]],
  [
    '重新点亮',
    [
      [5, 9],
      [9, 11],
    ],
  ],
  ['the light house', [[9, 11]]],
  ['，', []],
  ['没有', []],
])('words %s stand at %j', (words, times) =>
  expect(stretchesOfWords(lines, words).map(({ start, end }) => [start, end])).toEqual(times),
)

test('lines are chosen in either order', () => {
  expect(stretchOfLines(lines, 2, 0)).toEqual({ first: 0, last: 2, start: 0, end: 9 })
  expect(stretchOfLines(lines, 0, 9)).toBeNull()
})
