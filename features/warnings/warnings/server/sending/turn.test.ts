import { expect, test } from 'vitest'
import { afterOne, isStorm, minuteMs, type Pace, stormMs, stormSize, type TurnQuery, turnOf } from './turn.ts'

const now = new Date('2026-11-22T10:00:00Z')
const ago = (ms: number) => new Date(now.getTime() - ms)
const budget = { anHour: 10, aDay: 60 }
const fresh: Pace = { spent: { anHour: 0, aDay: 0 }, lastMinute: 0, lastAt: null, stormAt: null, summaryAt: null }
const turn = (pace: Partial<Pace>, more: Partial<TurnQuery> = {}) => {
  const decided = turnOf({ held: null, isUrgent: false, budget, pace: { ...fresh, ...pace }, now, ...more })
  return decided.tell === 'now' ? 'now' : `${decided.why} ${(decided.at.getTime() - now.getTime()) / 1000}`
}
const spent = (anHour: number, aDay = anHour) => ({ spent: { anHour, aDay } })
const notified = { lastMinute: 1, lastAt: ago(20_000) }

test.each<[string, string, Partial<Pace>, Partial<TurnQuery>]>([
  ['nothing before', 'now', {}, {}],
  ['told 20 s ago', 'minute 40', notified, {}],
  ['told 20 s ago, urgent', 'now', notified, { isUrgent: true }],
  ['urgent, three within the minute', 'minute 40', { ...notified, lastMinute: 3 }, { isUrgent: true }],
  ['a program reads it', 'now', { ...notified, ...spent(100) }, { budget: null }],
  ['a summary is due', 'minute 0', { summaryAt: now }, {}],
  ['a summary is due, urgent', 'now', { summaryAt: now }, { isUrgent: true }],
  ['the last of the hour', 'now', spent(9), {}],
  ['the hour is spent', 'storm 0', spent(10), {}],
  ['the day is spent', 'storm 0', spent(0, 60), {}],
  ['the hour is spent, urgent', 'now', spent(10), { isUrgent: true }],
  ['the reserve is spent, too', 'storm 0', spent(15), { isUrgent: true }],
  ['a storm five minutes ago', 'storm 600', { stormAt: ago(5 * minuteMs) }, {}],
  ['a storm five minutes ago, urgent', 'now', { stormAt: ago(5 * minuteMs) }, { isUrgent: true }],
  ['a storm that is over', 'now', { stormAt: ago(stormMs) }, {}],
  [
    'quiet hours, urgent or not',
    'hours 3600',
    notified,
    { isUrgent: true, held: { until: new Date(now.getTime() + 3_600_000), why: 'hours' } },
  ],
])('%s: %s', (_, expected, pace, more) => {
  expect(turn(pace, more)).toBe(expected)
})

test('one more message counts for the minute, the hour and the day', () => {
  expect(afterOne({ ...fresh, stormAt: now }, now)).toEqual({
    spent: { anHour: 1, aDay: 1 },
    lastMinute: 1,
    lastAt: now,
    stormAt: now,
    summaryAt: null,
  })
})

test.each([
  [stormSize, ['minute'], 0, false],
  [stormSize + 1, ['minute'], 0, true],
  [1, ['storm'], 0, true],
  [1, ['hours'], 10, true],
  [2, ['hours'], 9, false],
] as const)('%i incidents held for %s after %i messages: a storm is %s', (incidents, why, anHour, expected) => {
  expect(isStorm(incidents, why, budget, { anHour, aDay: anHour })).toBe(expected)
})
