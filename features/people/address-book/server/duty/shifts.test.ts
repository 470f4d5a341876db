import { expect, test } from 'vitest'
import { onDutyAt, shiftsFrom, type TurnsOfRoster } from './shifts.ts'

/** 23 November 2026 is a Monday. */
const weekly: TurnsOfRoster = {
  contactIds: [1, 2, 3],
  every: 'week',
  startsOn: '2026-11-23',
  handOver: '09:00',
  standIns: [],
}
const rules = { timeZone: 'Asia/Shanghai', isKnown: () => true }
const on = (at: string, roster: Partial<TurnsOfRoster> = {}, more: Partial<typeof rules> = {}) => {
  const shift = onDutyAt({ ...weekly, ...roster }, new Date(at), { ...rules, ...more })
  return shift && (shift.standsInFor === null ? shift.contactId : `${shift.contactId} for ${shift.standsInFor}`)
}
const standIn = (contactId: number, from: string, until: string) => ({ contactId, from, until })

test.each<[string, string, unknown]>([
  ['before the first hand-over nobody', '2026-11-23T00:59:59Z', null],
  ['from the hand-over the first', '2026-11-23T01:00:00Z', 1],
  ['until the next one', '2026-11-30T00:59:59Z', 1],
  ['then the second', '2026-11-30T01:00:00Z', 2],
  ['after the last the first again', '2026-12-14T01:00:00Z', 1],
  ['years later, too', '2028-12-11T01:00:00Z', 3],
])('in weekly turns: %s', (_, at, expected) => {
  expect(on(at)).toBe(expected)
})

test('in daily turns', () => {
  expect(on('2026-11-25T00:59:00Z', { every: 'day' })).toBe(2)
  expect(on('2026-11-25T01:00:00Z', { every: 'day' })).toBe(3)
})

test('somebody stands in for a span, and the last word counts', () => {
  const standIns = [
    standIn(3, '2026-11-24T00:00:00Z', '2026-11-26T00:00:00Z'),
    standIn(9, '2026-11-25T00:00:00Z', '2026-11-25T12:00:00Z'),
  ]
  expect(on('2026-11-23T23:59:59Z', { standIns })).toBe(1)
  expect(on('2026-11-24T00:00:00Z', { standIns })).toBe('3 for 1')
  expect(on('2026-11-25T11:59:59Z', { standIns })).toBe('9 for 1')
  expect(on('2026-11-25T12:00:00Z', { standIns })).toBe('3 for 1')
  expect(on('2026-11-26T00:00:00Z', { standIns })).toBe(1)
})

test('a stand-in over a hand-over stands in for both', () => {
  const standIns = [standIn(3, '2026-11-29T00:00:00Z', '2026-12-01T00:00:00Z')]
  expect(
    shiftsFrom({ ...weekly, standIns }, new Date('2026-11-28T00:00:00Z'), 4, rules).map(
      ({ contactId, standsInFor, from, until }) => [contactId, standsInFor, from.toISOString(), until.toISOString()],
    ),
  ).toEqual([
    [1, null, '2026-11-23T01:00:00.000Z', '2026-11-29T00:00:00.000Z'],
    [3, 1, '2026-11-29T00:00:00.000Z', '2026-11-30T01:00:00.000Z'],
    [3, 2, '2026-11-30T01:00:00.000Z', '2026-12-01T00:00:00.000Z'],
    [2, null, '2026-12-01T00:00:00.000Z', '2026-12-07T01:00:00.000Z'],
  ])
})

test('who left the book is passed over, and nobody is on duty where all have left', () => {
  expect(on('2026-11-23T02:00:00Z', {}, { isKnown: (id?: number) => id !== 1 } as never)).toBe(2)
  expect(on('2026-11-23T02:00:00Z', {}, { isKnown: () => false })).toBeNull()
  const standIns = [standIn(9, '2026-11-23T00:00:00Z', '2026-11-24T00:00:00Z')]
  expect(on('2026-11-23T02:00:00Z', { standIns }, { isKnown: (id?: number) => id !== 9 } as never)).toBe(1)
})

test('hand-over follows the clock of the zone, on days of 23 and 25 hours, too', () => {
  const berlin = { timeZone: 'Europe/Berlin' }
  const daily = { every: 'day', startsOn: '2026-03-28', handOver: '02:30' } as const
  // On 29 March 02:30 does not exist: 03:30 in its place.
  expect(on('2026-03-29T01:29:00Z', daily, berlin)).toBe(1)
  expect(on('2026-03-29T01:30:00Z', daily, berlin)).toBe(2)
  expect(on('2026-03-30T00:29:00Z', daily, berlin)).toBe(2)
  expect(on('2026-03-30T00:30:00Z', daily, berlin)).toBe(3)
  // On 25 October 02:30 comes twice: the first counts.
  const autumn = { ...daily, startsOn: '2026-10-24' }
  expect(on('2026-10-25T00:29:00Z', autumn, berlin)).toBe(1)
  expect(on('2026-10-25T00:30:00Z', autumn, berlin)).toBe(2)
  expect(on('2026-10-26T01:29:00Z', autumn, berlin)).toBe(2)
  expect(on('2026-10-26T01:30:00Z', autumn, berlin)).toBe(3)
})
