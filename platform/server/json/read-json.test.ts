import { expect, test } from 'vitest'
import { readJson } from './read-json.ts'

test.each([
  ['{"id":4611686018427387905}', { id: '4611686018427387905' }],
  ['{"id": -9223372036854775807}', { id: '-9223372036854775807' }],
  ['[9007199254740993,9007199254740991]', ['9007199254740993', 9_007_199_254_740_991]],
  ['{"a":{"b":[ 7012345678901234567 ]}}', { a: { b: ['7012345678901234567'] } }],
  ['{"id":7.012345678901234567e18}', { id: '7.012345678901234567e18' }],
  ['[18446744073709551615]', ['18446744073709551615']],
  [
    '{"id":"4611686018427387905","n":12,"f":0.12345678901234567}',
    { id: '4611686018427387905', n: 12, f: Number('0.12345678901234567') },
  ],
  ['{"text":"a,4611686018427387905"}', { text: 'a,4611686018427387905' }],
])('%s', (text, value) => expect(readJson(text)).toEqual(value))

test('what is no JSON is none, long numbers or not', () => {
  expect(() => readJson('{"id":4611686018427387905')).toThrow(SyntaxError)
  expect(() => readJson('{"id":}')).toThrow(SyntaxError)
})

test('lists in lists without end are read as far as JSON goes', () => {
  const text = `${'['.repeat(50_000)}4611686018427387905${']'.repeat(50_000)}`
  expect(readJson(text)).toBeInstanceOf(Array)
})

test('a name that objects have from birth is a name like any other', () => {
  const read = readJson('{"__proto__":{"id":4611686018427387905}}') as object
  expect(Object.getPrototypeOf(read)).toBe(Object.prototype)
  expect(Object.entries(read)).toEqual([['__proto__', { id: '4611686018427387905' }]])
})
