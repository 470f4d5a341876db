import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { readRowMarks } from './row-marks.ts'

test('rows are told apart over slices, and one that is the same is named by its first row', () => {
  const [one, other] = [randomUUID(), randomUUID()]
  const first = readRowMarks('')
  expect([first.add(2, one), first.add(3, null), first.add(5, other), first.add(6, one)]).toEqual([null, null, null, 2])
  const second = readRowMarks(first.written())
  for (const number of [2, 3, 5, 6]) second.pass(number)
  expect([second.add(7, other), second.add(8, null), second.add(9, one), second.add(10, randomUUID())]).toEqual([
    5,
    null,
    2,
    null,
  ])
})

test('a file of 100,000 equal ids takes a few bytes a row and no time', () => {
  const identity = randomUUID()
  let marks = ''
  const began = process.cpuUsage()
  for (let slice = 0; slice < 50; slice++) {
    const seen = readRowMarks(marks)
    for (let row = 0; row < slice * 2_000; row++) seen.pass(row + 2)
    for (let row = 0; row < 2_000; row++)
      expect(seen.add(slice * 2_000 + row + 2, identity)).toBe(slice + row === 0 ? null : 2)
    marks = seen.written()
  }
  expect(marks).toHaveLength(800_000)
  const { user, system } = process.cpuUsage(began)
  expect((user + system) / 1e6).toBeLessThan(20)
})
