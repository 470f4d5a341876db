/** What may stand in a cell of a table that leaves or enters the product. Pure. */

export type Cell = string | number | boolean | Date | null

/** Longest text of a cell, in UTF-16 units: what Excel takes. */
export const longestCell = 32_767

/**
 * A text that a spreadsheet program would calculate (`=HYPERLINK(…)`) is kept a text by an apostrophe before it. Also behind blanks and
 * with the wide signs that some programs read alike; `-3` and `+86 10` typed by people are shielded too, numbers as numbers are not.
 */
export const harmless = (text: string): string => (calculates.test(text) ? `'${text}` : text)

/** Takes the apostrophe away that `harmless` put there. */
export const asWritten = (cell: string): string =>
  cell.startsWith("'") && calculates.test(cell.slice(1)) ? cell.slice(1) : cell

/** One with apostrophes before it counts too, or reading could not tell it from a shielded one. */
const calculates = /^'*\s*[=+\-@＝＋－＠]/

/** As it stands in a file of lines. Moments are ISO 8601 in UTC. */
export function textOf(cell: Cell): string {
  if (cell === null) return ''
  if (cell instanceof Date) return cell.toISOString()
  return typeof cell === 'string' ? harmless(cell.slice(0, longestCell - 1)) : String(cell)
}
