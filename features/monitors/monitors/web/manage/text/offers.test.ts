import { parse } from '@guanlan/engine/rules'
import { expect, test } from 'vitest'
import { asWord, offersAt } from './offers.ts'

const words = {
  scopes: [
    ['t:', 'title'],
    ['brand:', 'brand'],
  ],
  operators: [
    ['+', 'and'],
    ['|', 'or'],
    [')', 'end'],
  ],
} as const
const known = [{ word: '车门', from: '鹭行 Pro' }]
const labels = (before: string, requested = false) =>
  offersAt(before, { known, words, asked: requested })?.list.map(each => each.label)

test('where a word begins, scopes and known words are offered', () => {
  expect(labels('车')).toEqual(['t:', 'brand:', '车门'])
  expect(offersAt('a+车', { known, words, asked: false })?.from).toBe(2)
  expect(labels('a+', true)).toEqual(['t:', 'brand:', '车门'])
  expect(labels('a+')).toBeUndefined()
})
test('inside a scope no second scope is offered', () => expect(labels('t:车')).toEqual(['车门']))
test('after a word and a space, or by a key, operators are offered', () => {
  expect(labels('车门 ')).toEqual(['+', '|'])
  expect(offersAt('车门 ', { known, words, asked: false })?.from).toBe(2)
  expect(labels('车门', true)).toEqual(['+', '|'])
  expect(labels('车门^2 ')).toEqual(['+', '|'])
})
test('a closing bracket is offered while one is open', () => {
  expect(labels('(车门 ')).toEqual(['+', '|', ')'])
  expect(labels('(车门) ')).toEqual(['+', '|'])
})
test('inside an open quotation nothing interrupts', () => expect(labels('"车 ')).toBeUndefined())
test('a word that is written already is not offered again', () => expect(labels('车门')).toEqual(['t:', 'brand:']))

test('a word with signs of the language is written so that it is read as one word', () => {
  for (const word of [
    'C++',
    'Model 3',
    'CR-V',
    '某-某',
    'a|b',
    't:x',
    '-x',
    '"q"',
    'a\\b',
    'A+',
    '（括）',
    'node.js',
  ]) {
    const { rule } = parse(asWord(word))
    expect(rule, word).toMatchObject({ kind: 'term', text: word })
  }
})
