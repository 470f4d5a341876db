// `@name`: read with the lists, printed by name or by words, in text and in word groups.
import { expect, test } from 'vitest'
import { explain } from './explain.ts'
import { fromForm, toForm } from './form.ts'
import { parse } from './parse.ts'
import { print, wordCount } from './print.ts'
import { vocabulariesIn, withNames } from './vocabulary.ts'

const lists = new Map([
  ['竞品', ['鲸鱼手机', '海豚', 'C+']],
  ['高管', ['李雷']],
  ['第二 批', ['珊瑚']],
])
const read = (text: string) => {
  const { rule, problems } = parse(text, lists)
  return { rule: rule && print(rule), written: rule && print(withNames(rule)), codes: problems.map(({ code }) => code) }
}

test.each([
  ['@竞品', '鲸鱼手机|海豚|"C+"', '@竞品'],
  ['召回+@竞品', '召回+(鲸鱼手机|海豚|"C+")', '召回+@竞品'],
  ['＠高管|t:@竞品-@"第二 批"', '李雷|t:(鲸鱼手机|海豚|"C+")-珊瑚', '@高管|t:@竞品-@"第二 批"'],
  ['@竞品^2', '(鲸鱼手机|海豚|"C+")^2', '@竞品^2'],
  ['@高管{5}@竞品', '李雷{5}(鲸鱼手机|海豚|"C+")', '@高管{5}@竞品'],
  ['@第二 批', '珊瑚', '@"第二 批"'],
  ['brand:@竞品', 'brand:(鲸鱼手机|海豚|"C+")', 'brand:@竞品'],
])('%s wants what its words want, and is printed by name again', (text, rule, written) => {
  expect(read(text)).toEqual({ rule, written, codes: [] })
  expect(read(written).rule).toBe(rule)
})

test('words of a list count, and the sentence says its name', () => {
  const rule = parse('召回+@竞品', lists).rule
  if (!rule) throw new Error('no rule')
  expect(wordCount(rule)).toBe(4)
  expect(explain(rule)[0]).toBe('找含“召回”和“@竞品”的文章')
  expect(vocabulariesIn(rule)).toEqual(['竞品'])
})

test('an unknown name is an error with the nearest names, and the word itself, as fixes', () => {
  const { rule, problems } = parse('召回+@竞', lists)
  expect(rule).toBeNull()
  expect(problems).toMatchObject([{ code: 'rule.vocabulary.unknown', from: 3, to: 5, severity: 'error' }])
  expect(problems[0]?.fixes?.map(({ replacement }) => replacement)).toEqual(['@竞品', '"@竞"'])
  expect(parse('@', lists).problems.map(({ code }) => code)).toEqual(['rule.vocabulary.unknown'])
})

test('quoted, in the middle of a word, or without lists, the sign is a character like any other', () => {
  expect(read('"@竞品"')).toEqual({ rule: '"@竞品"', written: '"@竞品"', codes: [] })
  expect(read('小米@竞品').rule).toBe('小米@竞品')
  expect(parse('@竞品').rule).toMatchObject({ kind: 'term', text: '@竞品' })
})

test('a word group takes names, and a text with names turns into a form and back', () => {
  const form = {
    groups: [
      { words: '召回,@竞品', frequency: 2 },
      { words: '@高管', frequency: 1 },
    ],
    excluded: '@"第二 批"',
  }
  const { rule, problems } = fromForm(form, lists)
  expect(problems).toEqual([])
  if (!rule) throw new Error('no rule')
  expect(print(withNames(rule))).toBe('((召回|@竞品)^2|@高管)-@"第二 批"')
  expect(toForm(parse(print(withNames(rule)), lists).rule ?? rule)).toEqual(form)
  const apart = fromForm({ groups: [form.groups[1]!, { words: '召回', frequency: 1 }], excluded: '' }, lists).rule
  expect(apart && toForm(apart)?.groups).toHaveLength(2)
})
