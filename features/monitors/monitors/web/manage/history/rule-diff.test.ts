import { expect, test } from 'vitest'
import { diffOf } from './rule-diff.ts'

test('a version names the words that came and went', () => {
  expect(diffOf('(车门|把手)-招聘', '(车门|"充电 口盖")-(招聘|转让)')).toEqual({
    added: ['充电 口盖', '转让'],
    removed: ['把手'],
    joinedOtherwise: false,
  })
})
test('the same words joined otherwise are told apart', () => {
  expect(diffOf('车门|把手', '车门+把手')).toEqual({ added: [], removed: [], joinedOtherwise: true })
  expect(diffOf('车门{8}把手', '车门{5}把手').joinedOtherwise).toBe(true)
  expect(diffOf('车门', '车门').joinedOtherwise).toBe(false)
})
test('the first version brings all its words', () => {
  expect(diffOf(null, '车门^2').added).toEqual(['车门'])
})
