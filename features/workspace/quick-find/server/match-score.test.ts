import { expect, test } from 'vitest'
import { matchScore } from './match-score.ts'

test.each([
  ['远航汽车', '远航汽车', 5],
  ['远航', '远航汽车', 4],
  ['遠航', '远航汽车', 4],
  ['SUV', '远航 suv', 3],
  ['汽车', '远航汽车', 3],
  ['yuanhang', '远航汽车', 2],
  ['yuanh', '远航汽车', 2],
  ['yhqc', '远航汽车', 2],
  ['yuan hang', '远航汽车', 2],
  ['yhqiche', '远航汽车', 2],
  ['qc', '远航汽车', 1],
  // A character of two sounds is found by either.
  ['chongqing', '重庆日报', 2],
  ['zhongqing', '重庆日报', 2],
  ['lvse', '绿色出行', 2],
  ['model3', 'Model 3 车主', 4],
  ['yuanhangqichex', '远航汽车', 0],
  ['hy', '远航汽车', 0],
  ['火车', '远航汽车', 0],
  ['%', '远航汽车', 0],
])('%s is like %s: %i', (typed, name, alike) => expect(matchScore(typed)(name)).toBe(alike))

test('a name and a text without end are told apart at once', () => {
  // Tried in every way it would never end: the time of a test is its bound.
  expect(matchScore(`${'a'.repeat(99)}b`)('啊'.repeat(1_000))).toBe(0)
})
