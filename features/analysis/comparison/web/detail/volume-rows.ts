/** Rows of a chart of several courses: points at the same moment, or the first of each, the second of each and so on. Pure. */

export type Laid = 'aligned' | 'byTime'

export interface VolumeRow {
  /** When the hour or day begins; aligned, its number from 1. */
  at: string | number
  /** Of each course, which of its points stands here; null: none. */
  points: (number | null)[]
}

export function volumeRows(courses: readonly { trend: readonly { at: string }[] }[], laid: Laid): VolumeRow[] {
  if (laid === 'aligned') {
    const most = Math.max(0, ...courses.map(({ trend }) => trend.length))
    return Array.from({ length: most }, (_, at) => ({
      at: at + 1,
      points: courses.map(({ trend }) => (at < trend.length ? at : null)),
    }))
  }
  const places = courses.map(({ trend }) => new Map(trend.map(({ at }, place) => [at, place])))
  const moments = [...new Set(courses.flatMap(({ trend }) => trend.map(({ at }) => at)))].sort()
  return moments.map(at => ({ at, points: places.map(of => of.get(at) ?? null) }))
}
