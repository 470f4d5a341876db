import { expect, test } from 'vitest'
import { partOpens } from './part-words.ts'

const range = { from: '2026-11-10T03:00:00.000Z', to: '2026-11-12T09:00:00.000Z' }
const subject = { period: null, trend: [] }
const parts = (...names: string[]) => names.map(part => ({ part, amounts: [1] }))

test.each([
  ['mediaType', parts('weibo', 'web'), 1, [{ field: 'mediaType', is: 'is', values: ['web'] }]],
  ['sentiment', parts('1', '-1'), 1, [{ field: 'sentiment', is: 'is', values: ['-1'] }]],
  ['word', parts('召回'), 0, [{ field: 'keyword', is: 'is', values: ['召回'] }]],
  ['region', parts('110000', '0'), 1, [{ field: 'region', is: 'is', values: ['0'] }]],
  // The rest is what none of the provinces shown has.
  ['region', parts('110000', '0'), 2, [{ field: 'region', is: 'isNot', values: ['110000', '0'] }]],
] as const)('%s', (by, of, place, filters) => {
  expect(partOpens({ by, parts: [...of], ...range }, place, subject)).toEqual({ filters })
})

test('a day of the time ends before the next one, within the range', () => {
  const of = parts('2026-11-09T16:00:00.000Z', '2026-11-10T16:00:00.000Z', '2026-11-11T16:00:00.000Z')
  const opens = [0, 1, 2].map(place => partOpens({ by: 'time', parts: of, ...range }, place, subject))
  expect(opens.map(({ at }) => [at?.from, at?.to])).toEqual([
    [range.from, '2026-11-10T15:59:59.999Z'],
    ['2026-11-10T16:00:00.000Z', '2026-11-11T15:59:59.999Z'],
    ['2026-11-11T16:00:00.000Z', range.to],
  ])
})

test('of periods the day is that of the subject', () => {
  const days = ['2026-05-01T16:00:00.000Z', '2026-05-02T16:00:00.000Z']
  const period = { from: '2026-05-01T16:00:00.000Z', to: '2026-05-03T15:59:59.999Z' }
  const trend = days.map(at => ({ at, count: 1, positive: 0, neutral: 1, negative: 0 }))
  expect(partOpens({ by: 'time', parts: parts('1', '2'), ...range }, 1, { period, trend })).toEqual({
    filters: [],
    at: { from: days[1], to: period.to },
  })
})
