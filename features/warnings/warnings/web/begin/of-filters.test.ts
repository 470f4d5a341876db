import { parse } from '@guanlan/engine/rules'
import type { Filter } from '@guanlan/features/articles/articles/contract'
import { mediaTypes } from '@guanlan/features/articles/articles/contract'
import { expect, test } from 'vitest'
import { warningOfFilters } from './of-filters.ts'

const is = (field: Filter['field'], ...values: string[]): Filter => ({ field, is: 'is', values })
const isNot = (field: Filter['field'], ...values: string[]): Filter => ({ field, is: 'isNot', values })
const of = (...filters: Filter[]) => warningOfFilters({ monitors: [7], filters })

test('a list without filters is everything that its monitor wants', () => {
  expect(of()).toEqual({
    started: {
      warningWords: '',
      wordMonitors: [7],
      monitorIds: [],
      mediaType: [...mediaTypes],
      sentiment: [1, 0, -1],
      labelIds: [],
      conditions: [],
    },
    left: [],
  })
})

test('media types and sentiments are the same as in the list, also those that it leaves out', () => {
  expect(of(is('mediaType', 'weibo', 'press')).started.mediaType.toSorted()).toEqual(['press', 'weibo'])
  expect(of(isNot('mediaType', 'weibo')).started.mediaType).toEqual(mediaTypes.filter(type => type !== 'weibo'))
  expect(of(is('sentiment', '-1'), isNot('sentiment', '1')).started.sentiment).toEqual([-1])
})

test('conditions of an article are lines of the warning', () => {
  const { started, left } = of(
    is('level', '1', '2'),
    isNot('author', '某甲'),
    is('region', '440000'),
    isNot('media', '31'),
    is('language', 'en'),
    is('dimension', '4'),
    is('advertisement', '0'),
    is('label', '5', '6'),
  )
  expect(left).toEqual([])
  expect(started.labelIds).toEqual([5, 6])
  expect(started.conditions).toEqual([
    { name: 'level', relationOperator: 'atLeast', value: ['2'] },
    { name: 'account', relationOperator: 'isNot', value: ['某甲'] },
    { name: 'region', relationOperator: 'is', value: ['440000'] },
    { name: 'media', relationOperator: 'isNot', value: ['31'] },
    { name: 'language', relationOperator: 'is', value: ['en'] },
    { name: 'dimension', relationOperator: 'is', value: ['4'] },
    { name: 'advertisement', relationOperator: 'isNot', value: [] },
  ])
})

test('words of titles are a rule within the monitor, whatever signs they have', () => {
  const { started, left } = of(is('title', '召回', 'A"+(b'), isNot('title', '招聘'))
  expect(left).toEqual([])
  expect(started).toMatchObject({ monitorIds: [7], wordMonitors: [] })
  expect(started.warningWords).toBe(String.raw`(t:"召回"|t:"A\"+(b")-(t:"招聘")`)
  expect(parse(started.warningWords).problems.filter(({ severity }) => severity === 'error')).toEqual([])
})

test('a search is the rule itself', () => {
  const { started } = warningOfFilters({ monitors: [], filters: [isNot('title', '招聘')], query: '召回|停产' })
  expect(started.warningWords).toBe('(召回|停产)-(t:"招聘")')
  expect(parse(started.warningWords).problems.filter(({ severity }) => severity === 'error')).toEqual([])
})

test.each<[string, Filter]>([
  ['what people did with an article', is('read', '1')],
  ['keywords', is('keyword', '召回')],
  ['sensitive words', is('sentiment', '2')],
  ['a level without the graver ones', is('level', '2', '3')],
  ['places that are not known', is('region', '0')],
  ['articles without a label', isNot('label', '3')],
  ['titles that are only left out', isNot('title', '招聘')],
])('%s cannot be asked by a warning, and are named', (_, filter) => {
  expect(of(filter)).toMatchObject({ left: [filter], started: { wordMonitors: [7], conditions: [] } })
})
