import { expect, test } from 'vitest'
import { heatOf, isNew } from './heat.ts'

const heat = (now: number, before: number) => heatOf({ stories: now }, { stories: before })

test.each<[string, [number, number], [number, number]]>([
  ['of two that came as often as before, the more frequent one', [40, 40], [20, 20]],
  ['what came up rather than what is always said', [30, 2], [60, 60]],
  ['what is said rather than what faded', [30, 30], [40, 200]],
  ['what many stories say rather than what came up in three', [100, 100], [3, 0]],
  ['without a period before, the more frequent one', [9, 0], [8, 0]],
])('hotter is %s', (_, hotter, other) => {
  expect(heat(...hotter)).toBeGreaterThan(heat(...other))
})

test('a sample is as hot as what it stands for', () => {
  expect(heatOf({ stories: 4 }, { stories: 2 }, 10)).toBe(heat(40, 20))
})

test.each<[string, boolean, Parameters<typeof isNew>]>([
  ['in three stories, and never in a month', true, [now(3, 200), past(0, 3000), past(0, 9000)]],
  ['in two stories', false, [now(2, 200), past(0, 3000), past(0, 9000)]],
  ['in many stories, and now and then in the month before', false, [now(12, 200), past(40, 3000), past(40, 9000)]],
  ['hardly ever in the month before', true, [now(12, 200), past(1, 3000), past(1, 9000)]],
  ['known to the organisation, if not to the monitor', false, [now(12, 200), past(0, 3000), past(60, 9000)]],
  ['so seldom now that a month without it says nothing', false, [now(3, 9000), past(0, 9000), past(0, 9000)]],
  ['of a monitor without a past, unknown to the organisation', true, [now(9, 50), past(0, 0), past(0, 5000)]],
  ['of a monitor without a past, known to the organisation', false, [now(9, 50), past(0, 0), past(90, 5000)]],
  ['of an organisation without a past', false, [now(9, 50), past(0, 0), past(0, 0)]],
])('a word %s: %s', (_, expected, seen) => {
  expect(isNew(...seen)).toBe(expected)
})

function now(stories: number, looked: number) {
  return { looked, found: stories, stories }
}
function past(found: number, looked: number) {
  return { found, looked }
}
