import type { WhyNode } from '@guanlan/features/monitors/monitors/contract'
import { expect, test } from 'vitest'
import { numberOf, parentOf, rowsOf, scopeOf } from './why-rows.ts'

const word = (text: string, holds: boolean): WhyNode => ({ kind: 'term', text, holds, count: holds ? 1 : 0, parts: [] })
const node = (kind: WhyNode['kind'], holds: boolean, parts: WhyNode[]): WhyNode => ({ kind, text: '', holds, parts })
const none = new Set<string>()
const drawn = (...of: Parameters<typeof rowsOf>) =>
  rowsOf(...of).map(
    row => `${row.level} ${row.place}/${row.size} ${row.node?.text || row.node?.kind || `…${row.hidden}`}`,
  )

const rule = node('all', true, [
  node('any', true, [word('车门', true), word('把手', false)]),
  node('not', true, [word('招聘', false)]),
])

test('every part has its row, level and place', () => {
  expect(drawn(rule, none, none)).toEqual([
    '1 1/1 all',
    '2 1/2 any',
    '3 1/2 车门',
    '3 2/2 把手',
    '2 2/2 not',
    '3 1/1 招聘',
  ])
})
test('a folded part keeps its row and hides what is below', () => {
  expect(drawn(rule, new Set(['0.0']), none)).toEqual(['1 1/1 all', '2 1/2 any', '2 2/2 not', '3 1/1 招聘'])
  expect(rowsOf(rule, new Set(['0.0']), none)[1]?.open).toBe(false)
})
test('what stands inside a not speaks against the article', () => {
  const against = rowsOf(rule, none, none).filter(row => row.against)
  expect(against.map(row => row.node?.text)).toEqual(['招聘'])
})
test('of many words those that hold come first, the others stand behind one row until asked for', () => {
  const many = node('any', true, [...Array.from({ length: 20 }, (_, i) => word(`无${i}`, false)), word('有', true)])
  const rows = drawn(many, none, none)
  expect(rows[1]).toBe('2 1/13 有')
  expect(rows.at(-1)).toBe('2 13/13 …9')
  expect(rows).toHaveLength(14)
  const all = drawn(many, none, new Set(['0']))
  expect(all).toHaveLength(22)
  expect(all[1]).toBe('2 1/21 无0')
})
test('numbers and scopes are read from the text', () => {
  expect(numberOf({ kind: 'near', text: '(a|b){8}c' })).toBe('8')
  expect(numberOf({ kind: 'window', text: '(a+b){10}' })).toBe('10')
  expect(numberOf({ kind: 'frequency', text: '(a|b)^3' })).toBe('3')
  expect(scopeOf('brand:鹭行')).toBe('brand')
  expect(parentOf('0.2.1')).toBe('0.2')
})
