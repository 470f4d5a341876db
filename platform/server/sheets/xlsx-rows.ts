/** Rows of a sheet as XML. Pure. */
import { type Cell, isCalculated, shortened } from './cell.ts'
import type { SheetColumn, SheetRow } from './sheet.ts'
import type { WallClock } from './wall-clock.ts'
import { cellXml, styles } from './xlsx-parts.ts'

type Written = readonly [cell: Cell, style: number]

/** @param number of the row, from 1 */
export const xmlOfRow = (cells: readonly Written[], number: number, clock: WallClock): string => {
  let text = `<row r="${number}">`
  for (const [cell, style] of cells) text += xmlOfCell(cell, style, clock)
  return `${text}</row>`
}

export const headingRow = (columns: readonly SheetColumn[], clock: WallClock): string =>
  xmlOfRow(
    columns.map(({ title }) => [title, styles.heading]),
    1,
    clock,
  )

export const dataRow = (columns: readonly SheetColumn[], row: SheetRow, number: number, clock: WallClock): string =>
  xmlOfRow(
    columns.map(({ key, isLink, isShare }) => [
      row[key] ?? null,
      isLink ? styles.link : isShare?.(row) ? styles.share : styles.plain,
    ]),
    number,
    clock,
  )

/** A cell without an address stands behind the one before; an empty one holds its place. */
function xmlOfCell(cell: Cell, style: number, clock: WallClock): string {
  if (cell === null || cell === '') return '<c/>'
  if (typeof cell === 'number') {
    const shown = style === styles.share ? ` s="${style}"` : ''
    return Number.isFinite(cell) ? `<c${shown}><v>${cell}</v></c>` : '<c/>'
  }
  if (typeof cell === 'boolean') return `<c t="b"><v>${cell ? 1 : 0}</v></c>`
  if (cell instanceof Date) {
    const days = (cell.getTime() + clock.ahead(cell)) / 86_400_000 + dayOfUnix
    // Rounded up: programs that cut off what is below a second would show 09:29:59 for 09:30:00.
    return `<c s="${styles.moment}"><v>${Number((Math.ceil(days * 1e9 - 0.05) / 1e9).toFixed(9))}</v></c>`
  }
  if (style === styles.link) return isAddress(cell) ? xmlOfLink(cell) : xmlOfCell(cell, styles.plain, clock)
  // Without the mark of a quoted text a program would calculate it as soon as somebody edits the cell.
  const shown = isCalculated(cell) ? styles.quoted : style
  return `<c t="inlineStr"${shown ? ` s="${shown}"` : ''}><is><t xml:space="preserve">${cellXml(shortened(cell))}</t></is></c>`
}

/** Texts of formulas are no longer than 255 characters; a longer address stands as text. */
const isAddress = (text: string): boolean => text.length <= 255 && /^https?:\/\/[^\s"]+$/i.test(text)

/** A formula, for a sheet bears no more than 65,530 links of the other kind; the address is a text in it and cannot become more. */
const xmlOfLink = (address: string): string => {
  const text = cellXml(address)
  return `<c t="str" s="${styles.link}"><f>HYPERLINK("${text}")</f><v>${text}</v></c>`
}

/** 1970-01-01 in days since the beginning of Excel's calendar. */
const dayOfUnix = 25_569
