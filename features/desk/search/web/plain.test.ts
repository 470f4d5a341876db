import { parse, print } from '@guanlan/engine/rules'
import { expect, test } from 'vitest'
import { ruleOfPlain } from './plain.ts'

test.each([
  ['鹭行', '鹭行'],
  ['鹭行 电池　召回', '鹭行+电池+召回'],
  ['鹭行 -招聘', '鹭行-招聘'],
  ['"Model 3" 降价', '"Model 3"+降价'],
  ['“澄屿 电池', '"澄屿 电池"'],
  ['C++ 课程', '"C++"+课程'],
  ['CR-V', 'CR-V'],
  ['a|b', '"a|b"'],
  ['@澄屿 ＠官方', '"@澄屿"+"＠官方"'],
  ['t:苹果', '"t:苹果"'],
  ['-招聘', ''],
  ['  ', ''],
  ['- ""', ''],
])('%s is the rule %s', (text, rule) => {
  expect(ruleOfPlain(text)).toBe(rule)
  if (rule !== '') expect(print(parse(rule).rule as NonNullable<ReturnType<typeof parse>['rule']>)).not.toBe('')
})
