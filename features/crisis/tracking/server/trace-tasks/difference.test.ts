import { expect, test } from 'vitest'
import { differenceOf } from './difference.ts'

const read = (before: string, after: string) =>
  differenceOf(before, after)
    .map(({ kind, text }) => (kind === 'same' ? text : kind === 'added' ? `[+${text}]` : `[-${text}]`))
    .join('')

test('words that were put in place of others', () => {
  expect(read('召回八千辆汽车。', '召回一万辆汽车。')).toMatch(/^召回\[-八千辆?\]\[\+一万辆?\]辆?汽车。$/)
  expect(read('It is safe', 'It is not safe')).toBe('It is [+not ]safe')
})

test('what is the same and long is cut, never what differs', () => {
  const long = '水位平稳。'.repeat(100)
  const answer = read(`${long}八千${long}`, `${long}一万${long}`)
  expect(answer).toMatch(/^….{40}\[-八千\]\[\+一万\].{40}…$/)
  expect(read(long, `${long}${long}`)).toContain(`[+${long}]`)
})

test('texts with many changes are compared line by line, and without a line in common one stands after the other', () => {
  const many = (word: string) => Array.from({ length: 5_000 }, (_, at) => `${word}${at}`).join(' ')
  expect(differenceOf(`甲\n${many('a')}`, `甲\n${many('b')}`).map(({ kind }) => kind)).toEqual([
    'same',
    'removed',
    'added',
  ])
  expect(differenceOf(`${many('a')}`, `${many('b')}`).map(({ kind }) => kind)).toEqual(['removed', 'added'])
})
