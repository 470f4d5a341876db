/** What the coverage strip says of the volume over time. Pure. */
import type { Overview } from '@guanlan/features/charts/charts/contract'

export type Point = Omit<Overview['trend'][number], 'positive' | 'neutral'>

const hourMs = 3_600_000

/** How long a column lasts: the distance of the first two, an hour when there is one alone. */
export const widthOf = (points: readonly Point[]): number => {
  const [first, second] = points
  return first && second ? Date.parse(second.at) - Date.parse(first.at) : hourMs
}

/** Where each column begins, and where the last ends; nothing without columns. */
export const endsOf = (points: readonly { at: string }[]): number[] => {
  const begins = points.map(({ at }) => Date.parse(at))
  const last = begins.at(-1)
  return last === undefined ? [] : [...begins, last + (last - (begins.at(-2) ?? last - hourMs))]
}

export interface CoverageSummary {
  total: number
  negative: number
  /** The highest column. */
  peak: Point | null
  /** How many times the usual the peak is, from 1.5 on; null when it is not worth saying or nothing is usual yet. */
  times: number | null
}

export function sayOf(points: readonly Point[]): CoverageSummary {
  const total = points.reduce((sum, point) => sum + point.count, 0)
  const negative = points.reduce((sum, point) => sum + point.negative, 0)
  const peak = points.reduce<Point | null>((best, point) => (best && best.count >= point.count ? best : point), null)
  const times = peak?.usual ? peak.count / peak.usual : null
  return { total, negative, peak: total > 0 ? peak : null, times: times !== null && times >= 1.5 ? times : null }
}

/** The range of the columns from one to another, in either direction, cut to what was asked: to choose narrows, it never widens. */
export function rangeOf(
  ends: readonly [Point, Point],
  width: number,
  question: { from: string; to: string },
): { from: string; to: string } {
  const times = ends.map(point => Date.parse(point.at))
  const start = Math.max(Math.min(...times), Date.parse(question.from))
  const end = Math.min(Math.max(...times) + width - 1, Date.parse(question.to))
  return { from: new Date(start).toISOString(), to: new Date(Math.max(start, end)).toISOString() }
}
