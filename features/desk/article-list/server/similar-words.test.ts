import { parse } from '@guanlan/engine/rules'
import { expect, test } from 'vitest'
import { similarWords } from './similar-words.ts'

const textsOf = (word: string, kind: string) =>
  similarWords(word)
    .filter(each => each.kind === kind)
    .map(each => each.text)

test('homophones change one character for one that sounds the same', () => {
  const found = textsOf('华为', 'homophone')
  expect(found).toEqual(expect.arrayContaining(['花为', '滑为', '华卫']))
  expect(found).not.toContain('华为')
  expect(textsOf('鹭行', 'homophone')).toContain('路行')
})

test('a name of four characters and more allows one wrong one within', () => {
  expect(textsOf('澄屿汽车', 'wrongCharacter')).toEqual(['澄{1}汽车', '澄屿{1}车'])
  expect(textsOf('澄屿车', 'wrongCharacter')).toEqual([])
})

test.each([
  ['Model 3', ['"Model-3"', 'Model3']],
  ['CR-V', ['"CR V"', 'CRV']],
  ['C++', []],
  ['AI', []],
])('%s is also spelt %j', (word, spellings) => {
  expect(textsOf(word, 'spelling')).toEqual(spellings)
})

test('every one of them can be read as a rule', () => {
  for (const word of ['华为', '澄屿汽车', 'Model 3', '中国人民银行'])
    for (const { text } of similarWords(word))
      expect(
        parse(text).problems.filter(each => each.severity === 'error'),
        text,
      ).toEqual([])
})
