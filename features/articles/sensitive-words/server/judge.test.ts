import { canonicalise } from '@guanlan/engine/text'
import { expect, test } from 'vitest'
import { bothJudges, oncePerArticle, ruleOfTopic, ruleOfWord, sensitiveJudge } from './judge.ts'

const text = (body: string, title = '') => ({ title: canonicalise(title), body: canonicalise(body) })
const judge = sensitiveJudge([
  { name: '召回', rule: ruleOfWord('召回'), level: null },
  { name: '自燃', rule: ruleOfWord('自燃'), level: 3 },
  { name: '电池', rule: ruleOfTopic({ keywords: '电池+起火', excluded: '演习' }), level: 1 },
])

test.each([
  ['今天召回了', { words: ['召回'], level: null }],
  ['自燃后召回', { words: ['召回', '自燃'], level: 3 }],
  ['电池起火自燃', { words: ['电池', '自燃'], level: 1 }],
  ['电池起火演习', null],
  ['平安无事', null],
])('%s', (body, marks) => {
  expect(judge?.(text(body)) ?? null).toEqual(marks)
})

test('the title counts, and traditional characters are the same word', () => {
  expect(judge?.(text('', '緊急召回'))?.words).toEqual(['召回'])
})

test('own words and those of the installation are said together, the worst level holds', () => {
  const global = sensitiveJudge([{ name: '裁员', rule: ruleOfWord('裁员'), level: 2 }])
  const both = bothJudges(judge, global)
  expect(both?.(text('裁员与自燃'))).toEqual({ words: ['自燃', '裁员'], level: 2 })
  expect(both?.(text('裁员'))).toEqual({ words: ['裁员'], level: 2 })
  expect(bothJudges(null, null)).toBeNull()
})

test('nothing to look for asks nothing, and an article is asked once', () => {
  expect(sensitiveJudge([{ name: '…', rule: null, level: null }])).toBeNull()
  let requested = 0
  const once = oncePerArticle(() => {
    requested++
    return null
  })
  const article = text('召回')
  expect([once?.(article), once?.(article), requested]).toEqual([null, null, 1])
})
