/** What may stand in a cell of a table that leaves or enters the product. Pure. */
import type { WallClock } from './wall-clock.ts'

export type Cell = string | number | boolean | Date | null

/** Longest text of a cell, in UTF-16 units: what Excel takes. */
export const longestCell = 32_767

/** What is cut says so, with how much of it stands here: `… [32767 / 45210]`. */
export function shortened(text: string, most = longestCell): string {
  if (text.length <= most) return text
  const ending = `… [${most} / ${text.length}]`
  return text.slice(0, most - ending.length).replace(/[\ud800-\udbff]$/, '') + ending
}

/** A text that a spreadsheet program would calculate: also behind blanks and what is not seen, and with the wide signs that some programs read alike. */
export const isCalculated = (text: string): boolean => /^[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠]/u.test(text)

/**
 * In a file of lines a text that would be calculated (`=HYPERLINK(…)`) is kept a text by an apostrophe before it; `-3` and `+86 10` typed
 * by people are shielded too, numbers as numbers are not.
 */
export const harmless = (text: string): string => (isShieldable(text) ? `'${text}` : text)

/** Takes the apostrophe away that `harmless` put there. */
export const withoutApostrophe = (cell: string): string =>
  cell.startsWith("'") && isShieldable(cell.slice(1)) ? cell.slice(1) : cell

/** One with apostrophes before it counts too, or reading could not tell it from a shielded one. */
const isShieldable = (text: string): boolean => isCalculated(text.replace(/^'+/, ''))

/** As it stands in a file of lines. */
export function textOf(cell: Cell, clock: WallClock): string {
  if (cell === null) return ''
  if (cell instanceof Date) return clock.text(cell)
  return typeof cell === 'string' ? harmless(shortened(cell, longestCell - 1)) : String(cell)
}
