import { parse, print } from '@guanlan/engine/rules'
import { expect, test } from 'vitest'
import { mayHint, plainHints, ruleOfPlain } from './plain.ts'

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

test.each([
  ['SU7*', 'SU7*'],
  ['SU7* 降价', 'SU7*+降价'],
  ['="US" 关税', '="US"+关税'],
  ['澄屿 AND 电池', '澄屿 + 电池'],
  ['澄屿 and 电池', '澄屿 + 电池'],
  ['澄屿 & 电池', '澄屿 + 电池'],
  ['澄屿&电池', '澄屿 + 电池'],
  ['澄屿 NEAR/5 电池', '澄屿 {5} 电池'],
  ['澄屿 刹车 AND 电池', '澄屿+刹车 + 电池'],
  ['澄屿 or 鹭行', '澄屿 | 鹭行'],
  ['澄屿 not 招聘', '澄屿 - 招聘'],
  ['澄屿；鹭行', '(澄屿|鹭行)'],
  ['澄屿、鹭行 电池 -招聘', '(澄屿|鹭行)+电池-招聘'],
])('%s is hardly meant so: %s', (text, rule) => {
  expect(mayHint(text)).toBe(true)
  const [hint] = plainHints(text, parse)
  expect(hint?.rule).toBe(rule)
  expect(parse(rule).problems).toEqual([])
  // What the editor says of it, or that the sign works there.
  expect(hint?.message ?? hint?.sign).not.toBe('')
})

test.each(['鹭行 电池', '"SU7*"', 'AC/DC', 'R&D', 'research and development', '3*', '电池 -招聘', ''])(
  '%s is meant so',
  text => expect(plainHints(text, parse)).toEqual([]),
)
