// When time limits of crises end, and which step is told when: tables of cases.
import { expect, test } from 'vitest'
import { countedMinutes, limitEnd } from './ends.ts'
import { notifiedAfterChange, stepMoments, turnOf } from './steps.ts'

const weekdays = (zone: string, holidays: readonly string[] = []) => ({
  zone,
  isWorking: (day: string) => ![0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay()) && !holidays.includes(day),
})
const all = (zone: string) => ({ zone, isWorking: null })

test.each([
  ['minutes of every day', '2026-11-27T02:00:00Z', 60, all('Asia/Shanghai'), '2026-11-27T03:00:00Z'],
  ['over a weekend that counts', '2026-11-27T15:00:00Z', 24 * 60, all('Asia/Shanghai'), '2026-11-28T15:00:00Z'],
  // Friday 23:00 in Shanghai: an hour of Friday, then Monday.
  ['over a weekend that does not', '2026-11-27T15:00:00Z', 120, weekdays('Asia/Shanghai'), '2026-11-29T17:00:00Z'],
  ['begun on a Saturday', '2026-11-28T02:00:00Z', 30, weekdays('Asia/Shanghai'), '2026-11-29T16:30:00Z'],
  ['to the last minute of a day', '2026-11-27T15:00:00Z', 59, weekdays('Asia/Shanghai'), '2026-11-27T15:59:00Z'],
  [
    'over a holiday',
    '2026-09-30T15:30:00Z',
    60,
    weekdays('Asia/Shanghai', ['2026-10-01', '2026-10-02']),
    '2026-10-04T16:30:00Z',
  ],
  ['a day of 23 hours', '2026-03-29T00:00:00+01:00', 24 * 60, all('Europe/Berlin'), '2026-03-29T23:00:00Z'],
  // A Tuesday that has 25 hours: clocks of this zone are put back then (a working day, unlike in Europe).
  [
    'a working day of 25 hours',
    '2026-10-25T00:00:00+02:00',
    25 * 60 + 30,
    { zone: 'Europe/Berlin', isWorking: () => true },
    '2026-10-26T00:30:00+01:00',
  ],
  [
    'a working day of 23 hours',
    '2026-03-29T00:00:00+01:00',
    23 * 60 + 30,
    { zone: 'Europe/Berlin', isWorking: () => true },
    '2026-03-30T00:30:00+02:00',
  ],
])('%s', (_, start, minutes, rules, end) => {
  const ends = limitEnd(new Date(start), minutes, rules)
  expect(ends.toISOString()).toBe(new Date(end).toISOString())
  expect(countedMinutes(new Date(start), ends, rules)).toBe(minutes)
})

test('no day counts: an end all the same', () => {
  expect(limitEnd(new Date(0), 60, { zone: 'UTC', isWorking: () => false }).getTime()).toBeGreaterThan(0)
})
test('a clock that was put back counts nothing', () => {
  expect(countedMinutes(new Date(60_000), new Date(0), all('UTC'))).toBe(0)
})

const start = new Date('2026-11-27T00:00:00Z')
const at = (minutes: number) => new Date(start.getTime() + minutes * 60_000)
const minutesOf = (moments: readonly Date[]) => moments.map(moment => (moment.getTime() - start.getTime()) / 60_000)

test.each([
  [60, 0, [45, 60, 75, 90]],
  [15, 0, [11.25, 15, 20, 25]],
  [60, 30, [75, 90, 105, 120]],
])('steps of %i minutes, paused for %i', (minutes, paused, moments) => {
  expect(minutesOf(stepMoments({ startsAt: start, minutes, paused }, all('UTC')))).toEqual(moments)
})

const moments = stepMoments({ startsAt: start, minutes: 60, paused: 0 }, all('UTC'))
test.each([
  ['before the first', 0, 44, [], 0, 45],
  ['a quarter before the end', 0, 45, [0], 1, 60],
  ['told already', 1, 50, [], 1, 60],
  ['at the end', 1, 60, [1], 2, 75],
  ['late: what was missed is told together', 0, 80, [0, 1, 2], 3, 90],
  ['a clock put forward by a day', 1, 24 * 60 + 50, [1, 2, 3], 4, null],
  ['a clock put back by a day', 2, -24 * 60 + 60, [], 2, 75],
  ['after the last', 4, 500, [], 4, null],
])('%s', (_, notified, minute, steps, after, next) => {
  expect(turnOf(moments, notified, at(minute))).toEqual({
    steps,
    notified: after,
    next: next === null ? null : at(next),
  })
})

test.each([
  ['longer: the end lies ahead again', 2, 10, 0],
  ['longer, but the quarter is behind', 2, 50, 1],
  ['shorter: what was told is not told again', 1, 100, 1],
])('a limit that became %s', (_, notified, minute, after) => {
  expect(notifiedAfterChange(moments, notified, at(minute))).toBe(after)
})
