import { describe, expect, test } from 'vitest'
import { type EventHour, stateOf } from './states.ts'

const hourMs = 3_600_000
const start = Date.UTC(2026, 0, 1)
/** Articles of each day, spread over its hours. */
const days = (...counts: number[]): EventHour[] =>
  counts.flatMap((count, day) =>
    Array.from({ length: 24 }, (_, hour) => ({
      at: start + (day * 24 + hour) * hourMs,
      count: Math.floor(count / 24) + (hour < count % 24 ? 1 : 0),
    })),
  )
const at = (hours: readonly EventHour[], end: number | null = null) =>
  stateOf(hours, { now: start + hours.length * hourMs - 1, end })

describe('the state of an event', () => {
  test.each([
    ['nothing yet', [], 'emerging'],
    ['its first day', days(50), 'emerging'],
    ['twice as much as yesterday', days(10, 20), 'growing'],
    ['as much as yesterday, at its highest', days(100, 100), 'peak'],
    ['half of its peak', days(100, 50), 'fading'],
    ['two days of silence', days(100, 0, 0, 0), 'over'],
    ['two days below a twentieth', days(100, 50, 4, 4, 4), 'over'],
    ['a day below a twentieth', days(100, 4), 'fading'],
    ['silent, then as loud again', days(100, 0, 0, 0, 60), 'back'],
    ['back for more than two days', days(100, 0, 0, 0, 60, 60, 60), 'fading'],
  ])('%s', (_, hours, expected) => {
    expect(at(hours)).toBe(expected)
  })

  test('what has an end is over at it, however loud', () => {
    const loud = days(100, 100)
    expect(at(loud, start + 47 * hourMs)).toBe('over')
    expect(at(loud, start + 49 * hourMs)).toBe('peak')
  })
})
