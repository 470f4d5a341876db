import { describe, expect, test } from 'vitest'
import { endsNow, momentsOf, namedRanges, problemOf, rangeOfQuery } from './range.ts'
import { dayStart, momentOfWall, wallOfMoment } from './zone.ts'

const shanghai = 'Asia/Shanghai'
/** A Saturday, 14:05 in Shanghai, 1:05 in New York. */
const now = Date.parse('2026-11-21T06:05:30.000Z')

test.each([
  ['24h', shanghai, '2026-11-20T06:05:30.000Z', null],
  ['24h', 'America/New_York', '2026-11-20T06:05:30.000Z', null],
  ['3d', shanghai, '2026-11-18T06:05:30.000Z', null],
  ['7d', shanghai, '2026-11-14T06:05:30.000Z', null],
  ['30d', shanghai, '2026-10-22T06:05:30.000Z', null],
  ['today', shanghai, '2026-11-20T16:00:00.000Z', null],
  ['today', 'America/New_York', '2026-11-21T05:00:00.000Z', null],
  ['today', 'UTC', '2026-11-21T00:00:00.000Z', null],
  ['yesterday', shanghai, '2026-11-19T16:00:00.000Z', '2026-11-20T15:59:59.999Z'],
  ['thisWeek', shanghai, '2026-11-15T16:00:00.000Z', null],
  ['thisMonth', shanghai, '2026-10-31T16:00:00.000Z', null],
  // Clocks went back on 1 November: the month began in summer time.
  ['thisMonth', 'America/New_York', '2026-11-01T04:00:00.000Z', null],
] as const)('%s in %s begins at %s', (range, zone, from, to) => {
  expect(momentsOf(range, now, zone)).toEqual({ from, to: to ?? new Date(now).toISOString() })
})

test('a week begins on Monday, also on Monday and on Sunday', () => {
  const begins = (moment: string) => momentsOf('thisWeek', Date.parse(moment), shanghai).from
  expect(begins('2026-11-15T16:00:00Z')).toBe('2026-11-15T16:00:00.000Z')
  expect(begins('2026-11-22T15:59:59Z')).toBe('2026-11-15T16:00:00.000Z')
})

test('only yesterday and own ranges stand still', () => {
  expect(namedRanges.filter(range => !endsNow(range))).toEqual(['yesterday'])
  expect(endsNow({ from: '2026-11-20T00:00:00Z', to: '2026-11-21T00:00:00Z' })).toBe(false)
})

test.each([
  ['no start', null, '2026-11-20T00:00:00Z', 'startFirst'],
  ['a damaged start', 'yesterday', '2026-11-20T00:00:00Z', 'startFirst'],
  ['a damaged end', '2026-11-20T00:00:00Z', 'today', 'rangeReversed'],
  ['start after end', '2026-11-21T00:00:00Z', '2026-11-20T00:00:00Z', 'rangeReversed'],
  ['more than 90 days', '2026-08-01T00:00:00Z', '2026-11-20T00:00:00Z', 'rangeTooLong'],
  ['exactly 90 days', '2026-08-22T00:00:00Z', '2026-11-20T00:00:00Z', null],
] as const)('a range with %s is judged', (_, from, to, expected) => {
  expect(problemOf(from, to)).toBe(expected)
})

test.each([
  ['range=7d', '7d'],
  ['range=thisWeek', 'thisWeek'],
  ['range=forever', null],
  ['', null],
  ['from=yesterday&to=today', null],
  ['from=2020-01-01T00:00Z&to=2026-11-21T00:00Z', null],
  [
    'from=2026-11-20T08:00%2B08:00&to=2026-11-21T00:00Z',
    { from: '2026-11-20T00:00:00.000Z', to: '2026-11-21T00:00:00.000Z' },
  ],
])('an address with "%s" names %o', (query, expected) => {
  expect(rangeOfQuery(new URLSearchParams(query))).toEqual(expected)
})

describe("the organisation's clock", () => {
  test.each([
    ['2026-11-20T09:12', shanghai, '2026-11-20T01:12:00.000Z'],
    ['2026-11-20T09:12', 'UTC', '2026-11-20T09:12:00.000Z'],
    ['2026-07-01T00:30', 'Europe/Berlin', '2026-06-30T22:30:00.000Z'],
  ])('%s on the wall of %s is one moment, and back', (wall, zone, moment) => {
    expect(momentOfWall(wall, zone)).toBe(moment)
    expect(wallOfMoment(moment, zone)).toBe(wall)
  })

  test('half a date is no moment', () => {
    expect(momentOfWall('2026-11-', shanghai)).toBeNull()
    expect(momentOfWall('', shanghai)).toBeNull()
  })

  test('days begin at midnight also across summer time', () => {
    const day = Date.parse('2026-03-30T10:00:00Z')
    expect(new Date(dayStart(day, 'Europe/Berlin', 3)).toISOString()).toBe('2026-03-26T23:00:00.000Z')
    expect(new Date(dayStart(day, 'Europe/Berlin')).toISOString()).toBe('2026-03-29T22:00:00.000Z')
  })
})
