/** Courses of several topics on one axis of time. Pure. */
import type { Course } from '../contract.ts'

/** Points drawn at most; the axis is divided evenly. */
const mostPoints = 240

export interface Curves {
  times: string[]
  /** A course each, in their order; null: not on the list, or not known. */
  ranks: (number | null)[][]
  heats: (number | null)[][]
}

export function curvesOf(courses: readonly Course[]): Curves {
  const moments = courses.flatMap(({ points }) => points.map(({ at }) => Date.parse(at)))
  if (moments.length === 0) return { times: [], ranks: [], heats: [] }
  const from = moments.reduce((least, at) => Math.min(least, at))
  const to = moments.reduce((most, at) => Math.max(most, at))
  const step = Math.max(60_000, Math.ceil((to - from) / mostPoints / 60_000) * 60_000)
  const times = Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => from + index * step)
  const valuesOf = (course: Course, which: 'rank' | 'heat') => {
    let next = 0
    let value: number | null = null
    const holes = course.holes.map(({ from, to }) => [Date.parse(from), Date.parse(to)] as const)
    return times.map(time => {
      for (let point = course.points[next]; point && Date.parse(point.at) <= time; point = course.points[++next])
        value = point[which]
      return holes.some(([begin, end]) => time > begin && time < end) ? null : value
    })
  }
  return {
    times: times.map(time => new Date(time).toISOString()),
    ranks: courses.map(course => valuesOf(course, 'rank')),
    heats: courses.map(course => valuesOf(course, 'heat')),
  }
}
