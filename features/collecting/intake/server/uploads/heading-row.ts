/** Which row of a table has the headings: people write what it is and of when above it. Pure. */
import { recognise } from './mapping.ts'
import type { UploadedRow } from './uploaded-row.ts'

/** Rows among which they are looked for. */
export const headingsAmong = 10

/**
 * The place of the row by whose cells most columns are recognised, a title or text among them; else that of the first that is as wide as the
 * table, where the first has one cell only. The last one only below titles of one cell, if columns are recognised there alone: nothing is below it.
 */
export function headingAt(rows: readonly UploadedRow[]): number {
  const candidates = rows.slice(0, Math.max(1, rows.length - 1))
  const known = candidates.map(recognisedIn)
  const most = Math.max(...known)
  if (most > 0) return known.indexOf(most)
  const widths = candidates.map(({ cells }) => cells.filter(cell => cell.trim() !== '').length)
  if (recognisedIn(rows.at(-1)) > 1 && widths.every(width => width === 1)) return rows.length - 1
  return widths[0] === 1 ? Math.max(0, widths.indexOf(Math.max(...widths))) : 0
}

function recognisedIn(row: UploadedRow | undefined): number {
  const fields = recognise(row?.cells ?? []).filter(field => field !== null)
  return fields.includes('title') || fields.includes('body') ? fields.length : 0
}
