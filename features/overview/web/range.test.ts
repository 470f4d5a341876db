import { describe, expect, test } from 'vitest'
import { problemOf, rangeOf, stretchOf } from './range.ts'
import { dayStart, momentOf, wallOf } from './zone.ts'

const now = new Date('2026-11-21T06:05:30.000Z')
const shanghai = 'Asia/Shanghai'

describe('the range of the overview', () => {
  test('an address without a range means seven days', () => {
    expect(rangeOf(new URLSearchParams(''))).toEqual({ named: '7d' })
    expect(rangeOf(new URLSearchParams('range=forever'))).toEqual({ named: '7d' })
  })
  test('an own range is taken from the address, unless it cannot be asked for', () => {
    const from = '2026-11-01T00:00:00.000Z'
    expect(rangeOf(new URLSearchParams({ from, to: now.toISOString() }))).toEqual({
      named: null,
      from,
      to: now.toISOString(),
    })
    expect(rangeOf(new URLSearchParams({ from: 'yesterday', to: 'today' }))).toEqual({ named: '7d' })
    expect(rangeOf(new URLSearchParams({ from: '2020-01-01T00:00:00Z', to: now.toISOString() }))).toEqual({
      named: '7d',
    })
  })
  test('24 hours begin at a full hour and end now', () => {
    expect(stretchOf({ named: '24h' }, now, shanghai)).toEqual({
      from: '2026-11-20T07:00:00.000Z',
      to: '2026-11-21T06:05:30.000Z',
    })
  })
  test("seven days begin at the organisation's midnight", () => {
    expect(stretchOf({ named: '7d' }, now, shanghai).from).toBe('2026-11-14T16:00:00.000Z')
  })
  test.each([
    [null, now, 'startFirst'],
    [now, null, 'rangeReversed'],
    [now, new Date(now.getTime() - 1), 'rangeReversed'],
    [new Date(now.getTime() - 91 * 86_400_000), now, 'rangeTooLong'],
    [new Date(now.getTime() - 90 * 86_400_000), now, null],
  ])('from %s to %s: %s', (from, to, problem) => {
    expect(problemOf(from, to)).toBe(problem)
  })
})

describe("the organisation's clock", () => {
  test('what a field shows becomes the same moment again', () => {
    expect(wallOf(now, shanghai)).toBe('2026-11-21T14:05')
    expect(momentOf('2026-11-21T14:05', shanghai)?.toISOString()).toBe('2026-11-21T06:05:00.000Z')
    expect(momentOf('', shanghai)).toBeNull()
  })
  test('days begin at midnight also across summer time', () => {
    expect(dayStart(new Date('2026-03-30T10:00:00Z'), 'Europe/Berlin', 3).toISOString()).toBe(
      '2026-03-26T23:00:00.000Z',
    )
    expect(dayStart(new Date('2026-03-30T10:00:00Z'), 'Europe/Berlin').toISOString()).toBe('2026-03-29T22:00:00.000Z')
  })
})
