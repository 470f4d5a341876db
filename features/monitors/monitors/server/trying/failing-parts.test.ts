import { explainMatch, parse } from '@guanlan/engine/rules'
import { canonicalise } from '@guanlan/engine/text'
import { expect, test } from 'vitest'
import { failingParts, wordsThere } from './failing-parts.ts'

const article = { title: canonicalise('澄屿汽车召回公告'), body: canonicalise('车门冻住，二手车商打广告') }
const reported = (text: string) => {
  const { rule } = parse(text)
  if (!rule) throw new Error(text)
  return explainMatch(rule, article)
}

test.each([
  ['澄屿', []],
  ['澄屿+起火', ['起火']],
  ['澄屿+(起火|自燃)', ['起火|自燃']],
  ['起火+自燃', ['起火', '自燃']],
  ['澄屿-广告', ['-广告']],
  ['澄屿-(广告|招聘|二手)', ['-广告', '-二手']],
  ['t:车门', ['t:车门']],
  ['澄屿{3}车门', ['澄屿{3}车门']],
  ['车门^2', ['车门^2']],
])('%s lacks %j', (rule, parts) =>
  expect(failingParts(reported(rule)).map(({ text, excluded }) => (excluded ? '-' : '') + text)).toEqual(parts),
)

test('words of the rule that are there are counted, those that must not be there are not', () =>
  expect(wordsThere(reported('澄屿+起火+车门-广告'))).toBe(2))
