/** Where things stand in the picture of the trend. Pure. */
import type { Overview } from '@guanlan/features/charts/charts/contract'

export interface Spot {
  x: number
  y: number
}
/** Where the points stand in the picture, in pixels. */
export interface Places {
  points: readonly Spot[]
  width: number
  /** Bottom of the plot. */
  floor: number
}

/** From the first point to the last: a point stands in the middle of its column. */
export const plotOf = ({ points, floor }: Places) => {
  const [first, last] = [points[0]?.x ?? 0, points.at(-1)?.x ?? 0]
  const half = points.length > 1 ? (last - first) / (points.length - 1) / 2 : 0
  return { left: first - half, width: last - first + 2 * half, height: floor }
}

/** Where each column begins, and where the last ends. */
export function columnEnds(trend: Overview['trend']): number[] {
  const begins = trend.map(({ at }) => Date.parse(at))
  const last = begins.at(-1) ?? 0
  return [...begins, last + (last - (begins.at(-2) ?? last))]
}

/** Where the note of the last point has room: to its right, but not on the axis, else above it. */
export function besidePoint({ x, y }: Spot, { width, floor }: Places) {
  const noteWidth = 76
  return width - x > noteWidth
    ? { left: x + 6, top: Math.min(y - 9, floor - 20) }
    : { right: width - x - 12, top: Math.max(4, y - 28) }
}
