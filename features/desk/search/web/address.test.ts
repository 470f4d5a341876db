import { expect, test } from 'vitest'
import { emptySearch, queryOfSearch, ruleOf, type SearchView, searchViewOf } from './address.ts'

test.each<[string, Partial<SearchView>]>([
  ['nothing', {}],
  ['words', { text: '鹭行 -招聘', mode: 'plain' }],
  ['a rule with signs', { text: '(车门|"C++"){8}电池&x=1#', mode: 'rule' }],
  [
    'order, filters and an open article',
    {
      text: 'a',
      mode: 'rule',
      fuzzy: true,
      without: ['a b', 'a "c d"'],
      sort: 'relevance',
      range: '24h',
      fold: true,
      monitor: 7,
      open: 12,
      filters: [{ field: 'author', is: 'isNot', values: ['甲,乙'] }],
    },
  ],
  ['two moments', { text: 'a', range: { from: '2026-11-01T00:00:00.000Z', to: '2026-11-02T00:00:00.000Z' } }],
])('%s comes back from the address as it was', (_, part) => {
  const view: SearchView = { ...emptySearch, ...part }
  expect(searchViewOf(new URLSearchParams(queryOfSearch(view).toString()))).toEqual(view)
})

test('what is not understood is left out', () => {
  const view = searchViewOf(new URLSearchParams('q=a&sort=best&mode=odd&range=ever&filter=x'))
  expect(view).toEqual({ ...emptySearch, text: 'a', mode: 'rule' })
})

test('words become a rule, a rule stays one', () => {
  expect(ruleOf({ text: 'a b', mode: 'plain' })).toBe('a+b')
  expect(ruleOf({ text: ' a b ', mode: 'rule' })).toBe('a b')
})
