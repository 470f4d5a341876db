import { describe, expect, test } from 'vitest'
import { instantOf, pastedPeriod, presetNames, presetPeriod, zonedOf } from './dates.ts'

const shanghai = 'Asia/Shanghai'

describe('a pasted range', () => {
  test.each([
    ['2026-03-01 ~ 2026-03-31', '2026-02-28T16:00:00.000Z', '2026-03-31T16:00:00.000Z'],
    ['2026/3/1 8:05 至 2026/3/1 18:00', '2026-03-01T00:05:00.000Z', '2026-03-01T10:00:00.000Z'],
    ['２０２６年３月１日到2026年3月2日', '2026-02-28T16:00:00.000Z', '2026-03-02T16:00:00.000Z'],
    ['2026-03-08 02:30, 2026-03-08 03:30', '2026-03-07T18:30:00.000Z', '2026-03-07T19:30:00.000Z'],
  ])('%s is read in the organisation’s zone', (text, from, to) =>
    expect(pastedPeriod(text, shanghai)).toEqual({ from, to }),
  )

  test.each(['', '2026-03-01', '2026-03-02 2026-03-01', '2026-02-30 2026-03-01', '2026-13-01 2026-14-01', 'a b'])(
    '%j is none',
    text => expect(pastedPeriod(text, shanghai)).toBeNull(),
  )
})

test('an instant that did not change keeps its spelling', () => {
  const before = '2026-03-01T08:00:00+08:00'
  expect(instantOf(zonedOf(before, shanghai), before)).toBe(before)
  expect(instantOf(zonedOf(before, shanghai).add({ minutes: 1 }), before)).toBe('2026-03-01T00:01:00.000Z')
})

test('presets end after they begin, and calendar ranges begin at midnight of the zone', () => {
  for (const name of presetNames) {
    const { from, to } = presetPeriod(name, shanghai)
    expect(Date.parse(from)).toBeLessThan(Date.parse(to))
    if (!name.startsWith('last')) expect(zonedOf(from, shanghai).hour).toBe(0)
  }
  const week = zonedOf(presetPeriod('thisWeek', shanghai).from, shanghai)
  expect(new Date(week.toAbsoluteString()).toLocaleDateString('en', { weekday: 'short', timeZone: shanghai })).toBe(
    'Mon',
  )
})
