import { expect, test } from 'vitest'
import { distanceOf, layCourses, partWeights, type ShapeHour, shapeOf } from './shape.ts'

const hourMs = 3_600_000
/** Counts hour by hour from a moment; a half of each is negative. */
const course = (counts: readonly number[], from = 0): ShapeHour[] =>
  counts.flatMap((count, at) => (count === 0 ? [] : [{ at: (from + at) * hourMs, count, negative: count / 2 }]))
const factsOfCourse = (counts: readonly number[], from = 0, subjects: string[] = []) => {
  const hours = course(counts, from)
  return { hours, shape: shapeOf(hours, (from + 500) * hourMs), subjects: new Set(subjects) }
}
const burst = [2, 4, 8, 40, 40, 8, ...Array<number>(60).fill(1)]

test('height, days to the peak, half-life and negative share', () => {
  const counts = [...Array<number>(24).fill(1), ...Array<number>(24).fill(10), ...Array<number>(48).fill(1)]
  expect(shapeOf(course(counts), 96 * hourMs)).toEqual({
    articles: 24 + 240 + 48,
    negativeShare: 0.5,
    height: 240,
    hoursToPeak: 47,
    // 240 − 9 an hour: below 120 after 14 hours.
    halfLife: 14,
  })
  expect(shapeOf(course([1, 2, 3]), 2 * hourMs).halfLife).toBeNull()
  expect(shapeOf([], 0)).toMatchObject({ articles: 0, height: 0, hoursToPeak: 0, halfLife: null })
})

test('laid together at the first article, at the peak, or as they were; every article is in one point', () => {
  const courses = [course(burst, 1_000), course([1, 1, 30, 2], 5_000)].map(hours => ({
    hours,
    hoursToPeak: shapeOf(hours, 6_000 * hourMs).hoursToPeak,
  }))
  for (const origin of ['begin', 'peak', 'date'] as const) {
    const { values, points, step } = layCourses(courses, origin)
    expect(values.map(each => each.reduce<number>((sum, value) => sum + (value ?? 0), 0))).toEqual(
      courses.map(({ hours }) => hours.reduce((sum, { count }) => sum + count, 0)),
    )
    expect(points.length).toBeLessThanOrEqual(121)
    expect(step).toBeGreaterThan(0)
    if (origin === 'begin') expect(values.map(each => each.findIndex(value => value !== null))).toEqual([0, 0])
  }
  expect(layCourses([], 'begin').points).toEqual([])
})

test('a course is as far from itself at another time as nothing; parts that are not known are left out', () => {
  const same = distanceOf(factsOfCourse(burst), factsOfCourse(burst, 9_000))
  expect(same).toEqual({ distance: 0, parts: { curve: 0, pace: 0, height: 0, mood: 0, subjects: null } })
  const other = distanceOf(
    factsOfCourse(burst, 0, ['甲']),
    factsOfCourse([1, ...Array<number>(300).fill(1)], 0, ['乙']),
  )
  expect(other.parts.subjects).toBe(1)
  expect(other.distance).toBeGreaterThan(0.3)
  expect(Object.values(partWeights).reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(1)
})
