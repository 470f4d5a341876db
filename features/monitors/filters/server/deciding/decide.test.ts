// Which filter takes an article out of which monitor.
import { canonicalise, shinglesOfArticle } from '@guanlan/engine/text'
import { expect, test } from 'vitest'
import type { FilterCondition } from '../../contract.ts'
import { deciderOf } from '../stored/decider.ts'
import { compileFilter, type StoredFilter } from './compile.ts'
import type { FilterFacts } from './facts.ts'

const title = '云岸汽车抽奖送福利'
const body = '云岸汽车今日宣布，周末到店即可参加抽奖，奖品为价值一千元的保养券，名额有限，先到先得，详情请咨询门店。'
const article = { title: canonicalise(title), body: canonicalise(body) }
const facts: FilterFacts = {
  media: '甲报',
  url: 'https://www.news.example.com/a',
  author: '小 明',
  language: 'zh-CN',
  mediaType: 1,
  region: 310_000,
  mentioned: [440_100],
  isAd: true,
  length: body.length,
  interactions: 12,
  shingles: shinglesOfArticle(article.title, article.body),
}
const filter = (more: Partial<StoredFilter>) =>
  compileFilter({
    id: 1,
    type: 'black',
    monitorIds: [],
    media: [],
    logic: 'and',
    conditions: [],
    text: null,
    threshold: null,
    ...more,
  })
const condition = (
  name: FilterCondition['name'],
  relationOperator: FilterCondition['relationOperator'],
  ...value: string[]
) => ({
  name,
  relationOperator,
  value,
})
const taken = (monitors: number[], ...filters: Partial<StoredFilter>[]) =>
  Object.fromEntries(deciderOf(filters.map(filter))(article, facts, monitors))
const holds = (of: Partial<StoredFilter>): boolean => taken([5], of)[5] === 1

test.each([
  [condition('title', 'contains', '没有', '抽奖'), true],
  [condition('title', 'contains', '保养券'), false],
  [condition('text', 'contains', '保养券'), true],
  [condition('text', 'containsNot', '保养券'), false],
  [condition('title', 'containsNot', '保养券'), true],
  [condition('rule', 'is', '抽奖-保养券'), false],
  [condition('rule', 'isNot', '抽奖-保养券'), true],
  [condition('account', 'is', '小 明'), true],
  [condition('account', 'isNot', '小红'), true],
  [condition('domain', 'is', 'example.com'), true],
  [condition('domain', 'is', 'https://news.example.com/x'), true],
  [condition('domain', 'is', 'ample.com'), false],
  [condition('region', 'is', '440000'), true],
  [condition('region', 'is', '110000'), false],
  [condition('language', 'isNot', 'en'), true],
  [condition('advertisement', 'is'), true],
  [condition('advertisement', 'isNot'), false],
  [condition('length', 'atMost', String(body.length)), true],
  [condition('length', 'atMost', String(body.length - 1)), false],
  [condition('interactions', 'atLeast', '12'), true],
  [condition('interactions', 'atLeast', '13'), false],
])('%j: %s', (one, expected) => {
  expect(holds({ conditions: [one] })).toBe(expected)
})

const yes = condition('title', 'contains', '抽奖')
const no = condition('title', 'contains', '没有')
const notThere = condition('text', 'containsNot', '没有')
const notHere = condition('text', 'containsNot', '抽奖')
test.each([
  ['and', [yes, no], false],
  ['or', [yes, no], true],
  ['and', [yes, notThere], true],
  ['and', [notThere, notHere], false],
  ['or', [no, notHere], false],
  ['or', [notThere, notHere], true],
  ['or', [no, condition('advertisement', 'is')], true],
] as const)('joined by %s %j: %s', (logic, conditions, expected) => {
  expect(holds({ logic, conditions })).toBe(expected)
})

test('media stand before the conditions', () => {
  expect(holds({ media: ['甲报'] })).toBe(true)
  expect(holds({ media: ['乙报'] })).toBe(false)
  expect(holds({ media: ['乙报'], logic: 'or', conditions: [yes] })).toBe(false)
})

test('a filter holds for the monitors that were chosen; white wins in its own', () => {
  expect(taken([5, 6], { conditions: [yes], monitorIds: [6] })).toEqual({ 6: 1 })
  expect(taken([5, 6], { conditions: [yes] }, { id: 2, type: 'white', conditions: [yes], monitorIds: [5] })).toEqual({
    6: 1,
  })
  expect(taken([5], { id: 9, conditions: [yes] }, { id: 3, media: ['甲报'] })).toEqual({ 5: 3 })
  expect(taken([5], { type: 'white', conditions: [yes] })).toEqual({})
})

test('what resembles a text is taken from its threshold on', () => {
  const similar = (threshold: number) => holds({ type: 'similar', text: `${body}欢迎转发。`, threshold })
  expect([similar(70), similar(100)]).toEqual([true, true])
  const half = (threshold: number) =>
    holds({
      type: 'similar',
      text: body.slice(0, 26) + '。完全不同的另一半文字说的是天气和交通以及明天的安排。',
      threshold,
    })
  expect([half(30), half(80)]).toEqual([true, false])
})
