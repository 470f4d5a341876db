/** Which columns of a chart over time lack collection, on screen and in files alike. Pure. */
import type { Disturbances } from './coverage.ts'

/** For charts of the kit and tables: from which row up to which (not included). @param points moments at which its rows begin */
export function hatchedRows(
  { stretches }: Pick<Disturbances, 'stretches'>,
  points: readonly string[],
): [number, number][] {
  const begins = points.map(at => Date.parse(at))
  const last = begins.at(-1)
  return last === undefined
    ? []
    : columnsOf(stretches, [...begins, last + (last - (begins.at(-2) ?? last - 3_600_000))])
}

/** From which column up to which (not included) each stretch reaches; stretches of one column are one. @param ends moments at which columns begin, and at which the last ends */
export function columnsOf(stretches: Disturbances['stretches'], ends: readonly number[]): [number, number][] {
  const found: [number, number][] = []
  for (const { from, to } of stretches) {
    const columns = ends.slice(0, -1).flatMap((begin, at) => {
      const end = ends[at + 1] ?? begin
      return Date.parse(from) < end && Date.parse(to) > begin ? [at] : []
    })
    const [first, last] = [columns[0], columns.at(-1)]
    if (first === undefined || last === undefined) continue
    const before = found.at(-1)
    if (before && first <= before[1]) before[1] = Math.max(before[1], last + 1)
    else found.push([first, last + 1])
  }
  return found
}
