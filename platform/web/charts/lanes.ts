/** Where points of lanes over time stand, so that none covers another where there is room. Pure. */

export interface LanePoint {
  /** Milliseconds. */
  at: number
  /** Of the lanes, from top to bottom. */
  lane: number
  /** How large: an amount, 0 or more. */
  size: number
  /** Something that is named, not seen: drawn hollow and hatched. */
  isHatched?: boolean
}

/** Rows within a lane. */
const rows = 5
/** Share of the time that points of one row keep apart. */
const apart = 0.022

/** For each point its height in lanes: 0 is the middle of the first, 1 of the second; within ± 0.36. */
export function heightsOf(points: readonly LanePoint[]): number[] {
  const moments = points.map(({ at }) => at)
  const length = Math.max(1, Math.max(...moments) - Math.min(...moments))
  const reached = new Map<number, number[]>()
  const heights = points.map(() => 0)
  for (const place of [...points.keys()].toSorted((one, other) => (moments[one] ?? 0) - (moments[other] ?? 0))) {
    const { at, lane } = points[place] as LanePoint
    const ends = reached.get(lane) ?? Array<number>(rows).fill(Number.NEGATIVE_INFINITY)
    reached.set(lane, ends)
    // The middle row first, then those beside it; where none is free, the one that has been for longest.
    const free = order.find(row => at - (ends[row] ?? 0) >= apart * length)
    const row = free ?? order.reduce((best, each) => ((ends[each] ?? 0) < (ends[best] ?? 0) ? each : best))
    ends[row] = at
    heights[place] = lane + ((row - middle) / middle) * 0.36
  }
  return heights
}
const middle = (rows - 1) / 2
const order = [2, 1, 3, 0, 4]

/** Pixels across: by the root, so that the area tells the amount. */
export const widthOfPoint = (size: number, largest: number): number =>
  8 + 26 * Math.sqrt(Math.max(0, size) / Math.max(1, largest))

/** Moments for the axis, evenly apart, the first and the last with them. */
export function ticksOf(points: readonly LanePoint[], count = 5): number[] {
  const moments = points.map(({ at }) => at)
  const [first, last] = [Math.min(...moments), Math.max(...moments)]
  return first === last ? [first] : Array.from({ length: count }, (_, n) => first + ((last - first) * n) / (count - 1))
}
