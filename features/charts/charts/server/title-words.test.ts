import { expect, test } from 'vitest'
import { wordsIn } from './title-words.ts'

const verbs = ['发布', '召回', '售出', '展示', '宣布', '推迟']
const ends = ['新车', '计划', '财报', '电池', '工厂']
const titles = verbs.flatMap(verb => ends.map(end => `${verb}绮罗${end}`))
const found = (...keywords: string[]) =>
  wordsIn(
    titles,
    keywords.map(key => ({ key })),
  ).map(({ word }) => word)

test('a name that no dictionary has is found in titles', () => {
  expect(found()).toEqual(['绮罗'])
})

test('what is a keyword, a part of one, or one with something added is not told again', () => {
  expect(found('绮罗')).toEqual([])
  expect(found('绮罗汽车')).toEqual([])
  expect(found('綺羅')).toEqual([])
})
