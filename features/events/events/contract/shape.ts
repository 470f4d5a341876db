/** What the course of an event looks like, apart from when it was, so that events are laid over one another and factsOfCourse. Pure; published in features/events/events/README.md. */
import { dailyRates } from './states.ts'

const hourMs = 3_600_000

export interface ShapeHour {
  at: number
  count: number
  negative: number
}

export interface CourseShape {
  articles: number
  /** 0 to 1. */
  negativeShare: number
  /** The most articles of 24 hours. */
  height: number
  /** From its first article to the end of these 24 hours. */
  hoursToPeak: number
  /** From there until 24 hours have less than half as many; null: not yet. */
  halfLife: number | null
}

/** @param hours in order, those without articles left out; @param now until when it is looked at, in milliseconds */
export function shapeOf(hours: readonly ShapeHour[], now: number): CourseShape {
  const articles = hours.reduce((sum, { count }) => sum + count, 0)
  const negative = hours.reduce((sum, each) => sum + each.negative, 0)
  const rates = dailyRates(hours, now)
  const height = Math.max(0, ...rates.map(({ rate }) => rate))
  const peak = rates.findIndex(({ rate }) => rate === height)
  const half = rates.findIndex(({ rate }, index) => index > peak && rate < height / 2)
  return {
    articles,
    negativeShare: articles === 0 ? 0 : negative / articles,
    height,
    hoursToPeak: Math.max(0, peak),
    halfLife: half < 0 ? null : half - peak,
  }
}

/** Where courses are laid together: at their first article, at their peak, or as they were. */
export const courseOrigins = ['begin', 'peak', 'date'] as const
export type CourseOrigin = (typeof courseOrigins)[number]

/** Steps in hours of which a picture has points. */
const steps = [1, 3, 6, 12, 24, 72, 168]
const mostPoints = 120

/** One line of several courses: from where all begin to where the last one ends. */
export interface LaidCourses {
  /** Hours that a point stands for. */
  step: number
  /** Of each point: hours since the origin, or a moment in milliseconds where courses stand as they were. */
  points: number[]
  /** Of each course and point; null: before its first article, or after its last one. */
  values: (number | null)[][]
}

export function layCourses(
  courses: readonly { hours: readonly ShapeHour[]; hoursToPeak: number }[],
  origin: CourseOrigin,
): LaidCourses {
  const shifted = courses.map(({ hours, hoursToPeak }) => {
    const first = hourOf(hours[0]?.at ?? 0)
    const zero = origin === 'date' ? 0 : origin === 'begin' ? first : first + hoursToPeak
    return hours.map(({ at, count }) => ({ at: hourOf(at) - zero, count }))
  })
  const ends = shifted.flatMap(hours => [hours[0]?.at ?? 0, hours.at(-1)?.at ?? 0])
  const from = Math.min(...ends)
  const length = Math.max(...ends) - from + 1
  const step = steps.find(each => length / each <= mostPoints) ?? Math.ceil(length / mostPoints)
  const begin = Math.floor(from / step)
  const count = courses.length === 0 ? 0 : Math.floor((from + length - 1) / step) - begin + 1
  const values = shifted.map(hours => {
    const sums: (number | null)[] = Array.from({ length: count }, () => null)
    const [first, last] = [hours[0], hours.at(-1)]
    if (first && last)
      for (let point = Math.floor(first.at / step) - begin; point <= Math.floor(last.at / step) - begin; point++)
        sums[point] = 0
    for (const { at, count: its } of hours) {
      const point = Math.floor(at / step) - begin
      sums[point] = (sums[point] ?? 0) + its
    }
    return sums
  })
  const points = Array.from({ length: count }, (_, point) => (begin + point) * step * (origin === 'date' ? hourMs : 1))
  return { step, points, values }
}
const hourOf = (at: number) => Math.floor(at / hourMs)

/** Parts of a distance, each 0 (alike) to 1. */
export const distanceParts = ['curve', 'pace', 'height', 'mood', 'subjects'] as const
export type DistancePart = (typeof distanceParts)[number]
/** Shares of the whole; a part that is not known is left out and the others count more. */
export const partWeights: Readonly<Record<DistancePart, number>> = {
  curve: 0.35,
  pace: 0.15,
  height: 0.15,
  mood: 0.15,
  subjects: 0.2,
}

export interface CourseFacts {
  hours: readonly ShapeHour[]
  shape: CourseShape
  /** Kind, companies, brands and products, each as one word. */
  subjects: ReadonlySet<string>
}

export function distanceOf(
  one: CourseFacts,
  other: CourseFacts,
): { distance: number; parts: Record<DistancePart, number | null> } {
  const parts: Record<DistancePart, number | null> = {
    curve: curveDistance(one.hours, other.hours),
    pace: ratioDistance(one.shape.hoursToPeak + 6, other.shape.hoursToPeak + 6, 10),
    height: ratioDistance(one.shape.height + 1, other.shape.height + 1, 100),
    mood: Math.abs(one.shape.negativeShare - other.shape.negativeShare),
    subjects: subjectDistance(one.subjects, other.subjects),
  }
  const known = distanceParts.flatMap(part => {
    const value = parts[part]
    return value === null ? [] : [{ value, weight: partWeights[part] }]
  })
  const whole = known.reduce((sum, { weight }) => sum + weight, 0)
  return { distance: known.reduce((sum, { value, weight }) => sum + value * weight, 0) / whole, parts }
}

/** `most` times as much is as far apart as can be. */
const ratioDistance = (one: number, other: number, most: number): number =>
  Math.min(1, Math.abs(Math.log(one / other)) / Math.log(most))

/** Between the shares that had come by each hour since the first article, over the longer of both. */
function curveDistance(one: readonly ShapeHour[], other: readonly ShapeHour[]): number | null {
  const [first, second] = [risingOf(one), risingOf(other)]
  const length = Math.max(first.length, second.length)
  if (first.length === 0 || second.length === 0) return null
  let sum = 0
  for (let hour = 0; hour < length; hour++) sum += Math.abs((first[hour] ?? 1) - (second[hour] ?? 1))
  return sum / length
}

function risingOf(hours: readonly ShapeHour[]): number[] {
  const first = hourOf(hours[0]?.at ?? 0)
  const whole = hours.reduce((sum, { count }) => sum + count, 0)
  const shares: number[] = []
  let come = 0
  for (const { at, count } of hours) {
    while (shares.length < hourOf(at) - first) shares.push(come / whole)
    come += count
    shares.push(come / whole)
  }
  return shares
}

function subjectDistance(one: ReadonlySet<string>, other: ReadonlySet<string>): number | null {
  const all = new Set([...one, ...other])
  return all.size === 0 ? null : 1 - [...one].filter(each => other.has(each)).length / all.size
}
