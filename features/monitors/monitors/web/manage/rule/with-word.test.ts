import * as engine from '@guanlan/engine/rules'
import { expect, test } from 'vitest'
import { withWord } from './with-word.ts'

const cases = [
  ['车门', 'narrow', '冻住', '车门+冻住'],
  ['车门|把手', 'narrow', '冻住', '(车门|把手)+冻住'],
  ['车门-招聘', 'narrow', 'C++', '车门-招聘+"C++"'],
  ['车门{8}冻住', 'widen', '把手', '车门{8}冻住|把手'],
  ['车门', 'widen', '把手', '车门|把手'],
  ['(车门|把手)-招聘', 'widen', '门锁', '(车门|把手|门锁)-招聘'],
  ['车门-招聘', 'widen', '门锁', '(车门|门锁)-招聘'],
  ['车门+冻住-招聘', 'widen', '门锁', '车门+冻住-招聘|门锁'],
] as const

test.each(cases)('%s, %s by %s', (text, way, word, after) => {
  expect(withWord(engine, text, word, way)).toBe(after)
  expect(engine.parse(after).rule).not.toBeNull()
})
test('a text that is no rule stays as it is', () => expect(withWord(engine, '(车门', '把手', 'widen')).toBeNull())
