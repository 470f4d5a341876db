import { expect, test } from 'vitest'
import { comparisonOfSearch } from './of-search.ts'

const week = { from: '2026-11-01T00:00:00.000Z', to: '2026-11-07T23:59:59.999Z' }

test('a rule is a subject, its media types narrow all, and whatever else it asks is named', () => {
  const negative = { field: 'sentiment', is: 'is', values: ['-1'] } as const
  const press = { field: 'mediaType', is: 'is', values: ['press', 'web'] } as const
  const search = {
    rule: '鹭行+刹车',
    monitors: [7],
    filters: [negative, press].map(each => ({ ...each, values: [...each.values] })),
  }
  expect(comparisonOfSearch(search, week)).toEqual({
    started: { rules: ['鹭行+刹车'], monitors: [], mediaTypes: ['press', 'web'], days: 7 },
    left: [negative, { field: 'monitor', is: 'is', values: ['7'] }],
  })
})

test('without a rule its monitors are the subjects; the days are those that comparisons have', () => {
  const year = { from: '2026-01-01T00:00:00.000Z', to: '2026-11-07T00:00:00.000Z' }
  expect(comparisonOfSearch({ rule: '', monitors: [7, 8], filters: [] }, year)).toEqual({
    started: { rules: [], monitors: [7, 8], mediaTypes: [], days: 90 },
    left: [],
  })
})

test('a title that is asked for is a part of the rule, as in a monitor', () => {
  const title = { field: 'title' as const, is: 'is' as const, values: ['召回'] }
  expect(comparisonOfSearch({ rule: '鹭行', monitors: [], filters: [title] }, week)).toMatchObject({
    started: { rules: ['(鹭行)+(t:"召回")'] },
    left: [],
  })
})
