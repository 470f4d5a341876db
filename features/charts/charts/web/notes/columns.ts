/** In which columns of a chart marks stand. Pure. */
import type { ChartMark } from './use-marks.ts'

export interface MarkedColumn {
  kind: ChartMark['kind']
  /** The first column, and the one behind the last. */
  from: number
  to: number
  marks: ChartMark[]
}

/**
 * Marks of one kind that begin in the same column are one flag, as long as the longest of them. What began before the first column stands in it.
 * @param ends moments at which the columns begin, and at which the last ends; what lies outside is left out
 */
export function markedColumns(marks: readonly ChartMark[], ends: readonly number[]): MarkedColumn[] {
  const found = new Map<string, MarkedColumn>()
  for (const mark of marks) {
    const begin = Date.parse(mark.from)
    const end = mark.until === null ? begin : Date.parse(mark.until)
    const columns = ends.slice(0, -1).flatMap((from, at) => {
      const to = ends[at + 1] ?? from
      // A stretch that ends as a column begins is not in it; a moment is in the column that begins with it.
      return begin < to && (end > from || (begin === end && begin === from)) ? [at] : []
    })
    const [first, last] = [columns[0], columns.at(-1)]
    if (first === undefined || last === undefined) continue
    const key = `${mark.kind} ${first}`
    const known = found.get(key)
    if (known) {
      known.marks.push(mark)
      known.to = Math.max(known.to, last + 1)
    } else found.set(key, { kind: mark.kind, from: first, to: last + 1, marks: [mark] })
  }
  return [...found.values()].sort((one, other) => one.from - other.from)
}

/** Where each column begins, and where the last ends. @param points moments at which they begin */
export function endsOf(points: readonly string[]): number[] {
  const begins = points.map(at => Date.parse(at))
  const last = begins.at(-1)
  return last === undefined ? [] : [...begins, last + (last - (begins.at(-2) ?? last - 3_600_000))]
}
