import { expect, test } from 'vitest'
import { summed } from './panels/handling.ts'

const settled = (minutes: number) => ({ isAcknowledged: true, isDone: true, minutes })
const open = { isAcknowledged: false, isDone: false, minutes: null }

test.each([
  ['none', [], [0, 0, 0, null]],
  ['open ones alone', [open, open], [2, 0, 0, null]],
  ['an odd number of settled ones', [settled(30), settled(5), open, settled(10)], [4, 3, 3, 10]],
  ['an even number', [settled(30), settled(10)], [2, 2, 2, 20]],
])('%s', (_, incidents, expected) => {
  const { found, acknowledged, done, median } = summed(incidents)
  expect([found, acknowledged, done, median]).toEqual(expected)
})
