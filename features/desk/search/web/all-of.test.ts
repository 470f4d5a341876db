import type { SearchSummary } from '@guanlan/features/desk/article-list/contract'
import { expect, test } from 'vitest'
import { allOf } from './all-of.ts'

const question = {
  from: '2026-11-20T00:00:00Z',
  to: '2026-11-21T00:00:00Z',
  filters: [],
  place: 'desk' as const,
  fold: false,
}
const search = { rule: '车门', question, key: '' }
const summary: SearchSummary = { total: 12, capped: false, sample: null, unit: 'hour', facets: [], volume: [] }

test('all that a search found can be acted on while its number is exact', () => {
  expect(allOf(search, summary, 0)).toEqual({ question, query: '车门', until: '1970-01-01T00:00:00.000Z', count: 12 })
})

test.each([
  ['it is not counted yet', search, undefined],
  ['it is more than is counted', search, { ...summary, capped: true }],
  ['nothing was found', search, { ...summary, total: 0 }],
  ['stories are folded', { ...search, question: { ...question, fold: true } }, summary],
])('not when %s', (_, requested, counted) => expect(allOf(requested, counted, 0)).toBeUndefined())
