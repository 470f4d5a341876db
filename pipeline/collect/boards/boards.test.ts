import { entriesOf } from '@guanlan/features/collecting/hot-lists/server'
import { expect, test } from 'vitest'
import { inventedBoard, inventedPlatforms } from './invented-boards.ts'
import { minutesAfter } from './play-boards.ts'

const minute = 29_500_000

test.each(inventedPlatforms)('%s is full at any minute, each topic once, and moves', platform => {
  const boards = [0, 1, 60, 600].map(later => entriesOf(inventedBoard(platform, minute + later)))
  for (const board of boards) expect(board.length).toBeGreaterThanOrEqual(25)
  const titles = (board = boards[0] ?? []) => board.map(({ title }) => title)
  expect(inventedBoard(platform, minute)).toEqual(inventedBoard(platform, minute))
  expect(titles(boards[1]).filter(title => titles().includes(title)).length).toBeGreaterThan(20)
  expect(titles(boards[2])).not.toEqual(titles())
  expect(titles(boards[3]).filter(title => titles().includes(title)).length).toBeLessThan(titles().length / 2)
  expect(
    boards
      .flat()
      .map(({ title }) => title)
      .join(),
  ).not.toMatch(/[{}]/)
})

test('history comes in steps, the last half hour minute by minute', () => {
  expect(minutesAfter(10, 10)).toEqual([])
  expect(minutesAfter(10, 13)).toEqual([11, 12, 13])
  expect(minutesAfter(0, 52)).toEqual([10, 20, ...Array.from({ length: 32 }, (_, at) => 21 + at)])
  expect(minutesAfter(0, 500).slice(0, 7)).toEqual([30, 60, 90, 120, 130, 140, 150])
})
