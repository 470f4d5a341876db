import { fromForm, print } from '@guanlan/engine/rules'
import { expect, test } from 'vitest'
import { bothWords } from './both-words.ts'
import { type Draft, formOf, type Group, newDraft } from './draft.ts'

const group = (mode: Group['mode'], ...words: string[]): Group => ({ mode, words, frequency: '1' })
const draft = (...groups: Group[]): Draft => ({ ...newDraft('item', 0), groups })
const ruleOf = (of: Draft) => print(fromForm(formOf(of)).rule!)

test.each<[string, Group[], string]>([
  ['a group of it alone', [group('any', '澄屿 刹车')], '澄屿+刹车'],
  ['a group of all', [group('all', '澄屿 刹车', '召回')], '澄屿+刹车+召回'],
  ['among words of which any is enough', [group('any', '召回', '澄屿 刹车')], '召回|澄屿+刹车'],
  ['behind letters', [group('any', 'SU7 刹车')], 'SU7+刹车'],
])('%s becomes both words', (_, groups, rule) => {
  const before = draft(...groups)
  expect(fromForm(formOf(before)).problems.map(({ code }) => code)).toContain('rule.word.space')
  const after = { ...before, ...bothWords(before, 0) }
  const { problems } = fromForm(formOf(after))
  expect([ruleOf(after).replace(/[()\s]|\^1/g, ''), problems]).toEqual([rule, []])
})

test('nothing is offered for quoted words, names, and where there is no room', () => {
  expect(bothWords(draft(group('any', '"澄屿 刹车"')), 0)).toBeNull()
  expect(bothWords(draft(group('any', '华为 Mate 60')), 0)).toBeNull()
  const full = Array.from({ length: 5 }, () => group('any', '召回', '澄屿 刹车'))
  expect(bothWords(draft(...full), 2)).toBeNull()
})
