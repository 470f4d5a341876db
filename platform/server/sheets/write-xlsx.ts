/** A table as an Excel workbook of one sheet, row by row: neither rows nor file are ever whole in memory. */
import { PassThrough, Readable } from 'node:stream'
import yazl from 'yazl'
import { type Cell, isCalculated, longestCell } from './cell.ts'
import { SheetProblem } from './sheet-problem.ts'
import { type WallClock, wallClock } from './wall-clock.ts'
import type { Sheet } from './write-sheet.ts'
import { escapeXml, packageParts, styles } from './xlsx-parts.ts'

/** What Excel takes, with the heading. */
const mostRows = 1_048_576
/** Characters given to the compressor at once. */
const chunk = 64 * 1024

export function writeXlsx(sheet: Sheet): Readable {
  const zip = new yazl.ZipFile()
  const out = new PassThrough()
  const rows = Readable.from(xmlOf(sheet), { objectMode: false })
  // A reader who leaves ends the rows; rows that break off end the file.
  out.once('close', () => rows.destroy())
  const fail = (error: Error) => void out.destroy(error)
  zip.once('error', fail)
  rows.once('error', fail)
  for (const [name, text] of packageParts) zip.addBuffer(Buffer.from(text), name)
  zip.addReadStreamLazy('xl/worksheets/sheet1.xml', { compressionLevel: 4 }, give => give(null, rows))
  zip.end()
  zip.outputStream.pipe(out)
  return out
}

async function* xmlOf({ columns, rows, zone }: Sheet): AsyncGenerator<string> {
  const clock = wallClock(zone)
  let text = `${opening}${rowOf(
    columns.map(({ title }) => [title, styles.heading]),
    1,
    clock,
  )}`
  let number = 1
  for await (const row of rows) {
    number++
    if (number > mostRows) throw new SheetProblem('tooManyRows', number)
    text += rowOf(
      columns.map(({ key }) => [row[key] ?? null, styles.plain]),
      number,
      clock,
    )
    if (text.length < chunk) continue
    yield text
    text = ''
  }
  yield `${text}</sheetData></worksheet>`
}

/** The heading stays in sight while the rows move. */
const opening =
  '<?xml version="1.0" encoding="UTF-8" standalone="yes"?><worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetFormatPr defaultColWidth="18" defaultRowHeight="15"/><sheetData>'

const rowOf = (cells: readonly (readonly [Cell, number])[], number: number, clock: WallClock): string => {
  let text = `<row r="${number}">`
  for (const [cell, style] of cells) text += cellOf(cell, style, clock)
  return `${text}</row>`
}

/** A cell without an address stands behind the one before; an empty one holds its place. */
function cellOf(cell: Cell, style: number, clock: WallClock): string {
  if (cell === null || cell === '') return '<c/>'
  if (typeof cell === 'number') return Number.isFinite(cell) ? `<c><v>${cell}</v></c>` : '<c/>'
  if (typeof cell === 'boolean') return `<c t="b"><v>${cell ? 1 : 0}</v></c>`
  if (cell instanceof Date) {
    const days = (cell.getTime() + clock.ahead(cell)) / 86_400_000 + dayOfUnix
    return `<c s="${styles.moment}"><v>${Number(days.toFixed(9))}</v></c>`
  }
  // Without the mark of a quoted text a program would calculate it as soon as somebody edits the cell.
  const shown = isCalculated(cell) ? styles.quoted : style
  return `<c t="inlineStr"${shown ? ` s="${shown}"` : ''}><is><t xml:space="preserve">${escapeXml(cell.slice(0, longestCell))}</t></is></c>`
}

/** 1970-01-01 in days since the beginning of Excel's calendar. */
const dayOfUnix = 25_569
