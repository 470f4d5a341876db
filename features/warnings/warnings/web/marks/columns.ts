/** Which incidents began in which column of a chart. Pure. */
import type { StartedIncident } from '../../contract.ts'

/** @param ends moments at which the columns begin, and at which the last ends. Columns in which none began are left out. */
export function incidentsByColumn(
  incidents: readonly StartedIncident[],
  ends: readonly number[],
): { column: number; incidents: StartedIncident[] }[] {
  return ends.slice(0, -1).flatMap((begin, column) => {
    const end = ends[column + 1] ?? begin
    const here = incidents.filter(({ openedAt }) => Date.parse(openedAt) >= begin && Date.parse(openedAt) < end)
    return here.length === 0 ? [] : [{ column, incidents: here }]
  })
}
