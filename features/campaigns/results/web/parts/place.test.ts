import { expect, test } from 'vitest'
import { movedTo, placeOf } from './place.ts'

const now = Date.parse('2026-11-28T10:00:30Z')
const at = (address: string, endTime: string | null = null) => placeOf(new URLSearchParams(address), { endTime }, now)

test.each([
  ['', { tab: 'overview', span: 'whole', range: null }],
  ['tab=spread&days=2', { tab: 'spread', span: 'whole', range: null }],
  [
    'tab=none&days=7',
    { tab: 'overview', span: '7', range: { from: '2026-11-21T10:00:00.000Z', to: '2026-11-28T10:00:00.000Z' } },
  ],
  [
    'from=2026-11-01T00:00:00Z&to=2026-11-02T00:00:00Z&days=7',
    { span: 'own', range: { from: '2026-11-01T00:00:00Z' } },
  ],
  ['from=2026-11-03T00:00:00Z&to=2026-11-02T00:00:00Z', { span: 'whole' }],
])('%s', (address, expected) => expect(at(address)).toMatchObject(expected))

test('the last days of a campaign that is over end with it', () => {
  expect(at('days=1', '2026-10-02T00:00:00Z').range).toEqual({
    from: '2026-10-01T00:00:00.000Z',
    to: '2026-10-02T00:00:00.000Z',
  })
})

test('another tab keeps the range', () => {
  expect(movedTo(new URLSearchParams('id=3&days=7&tab=media'), { tab: null })).toBe('?id=3&days=7')
})
