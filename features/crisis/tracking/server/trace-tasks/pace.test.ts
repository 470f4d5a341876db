import { expect, test } from 'vitest'
import { nextLook, paceAt } from './pace.ts'

const [minute, hour, day] = [60_000, 3_600_000, 86_400_000]
const startedAt = new Date('2026-11-20T08:00:00Z')
const after = (ms: number) => new Date(startedAt.getTime() + ms)

test.each([
  [0, 10 * minute],
  [day - 1, 10 * minute],
  [day, hour],
  [7 * day - 1, hour],
  [7 * day, day],
  [300 * day, day],
])('after %d ms the pace is %d', (age, pace) => expect(paceAt(startedAt, after(age))).toBe(pace))

test.each([
  ['in time', 0, 1_000, 10 * minute],
  ['late: the plan stays', 0, 9 * minute, 10 * minute],
  ['so late that one was missed: from now on', 0, 25 * minute, 35 * minute],
])('%s', (_, dueAt, now, next) => expect(nextLook({ startedAt, dueAt: after(dueAt) }, after(now))).toEqual(after(next)))
