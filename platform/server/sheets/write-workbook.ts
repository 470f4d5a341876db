/** Several tables as one Excel workbook, a sheet each, written row by row: neither rows nor file are ever whole in memory. */
import { Readable } from 'node:stream'
import type { Sheet } from './sheet.ts'
import { type WallClock, wallClock } from './wall-clock.ts'
import { packageParts, sheetEnd, sheetStart, styles } from './xlsx-parts.ts'
import { dataRow, headingRow, xmlOfRow } from './xlsx-rows.ts'
import { addToEntry, beginEntry, endZip, openZip } from './zip-pieces.ts'

/** A table with headings that filter its rows. */
export type TableSheet = Omit<Sheet, 'zone'> & { title: string }
/** What is said in lines: a label and what stands behind it. */
export interface LinesSheet {
  title: string
  lines: readonly (readonly [label: string, value: string])[]
}
export interface Workbook {
  /** One at least; the first opens. Titles that Excel does not take are mended, alike ones numbered. */
  sheets: readonly (TableSheet | LinesSheet)[]
  /** Moments are shown as in this zone; IANA name. */
  zone: string
}

/** Takes the next row only when the reader has taken the ones before; rows that break off break the file off. */
export const writeWorkbook = (workbook: Workbook): Readable => Readable.from(bytesOf(workbook), { objectMode: false })

/** Rows packed at once. */
const batch = 1_000

async function* bytesOf({ sheets, zone }: Workbook): AsyncGenerator<Buffer> {
  const clock = wallClock(zone)
  const zip = openZip()
  for (const [at, sheet] of sheets.entries()) {
    yield beginEntry(zip, `xl/worksheets/sheet${at + 1}.xml`)
    for await (const text of textOf(sheet, clock)) yield await addToEntry(zip, Buffer.from(text))
    yield await addToEntry(zip, Buffer.alloc(0), true)
  }
  for (const [name, text] of packageParts(sheets.map(({ title }) => title))) {
    yield beginEntry(zip, name)
    yield await addToEntry(zip, Buffer.from(text), true)
  }
  yield endZip(zip)
}

const textOf = (sheet: TableSheet | LinesSheet, clock: WallClock) =>
  'lines' in sheet ? linesText(sheet, clock) : tableText(sheet, clock)

async function* tableText({ columns, rows }: TableSheet, clock: WallClock): AsyncGenerator<string> {
  const widths = columns.map(({ width = 18 }) => width)
  let text = sheetStart(widths, 1) + headingRow(columns, clock)
  let written = 1
  for await (const row of rows) {
    text += dataRow(columns, row, ++written, clock)
    if (written % batch > 0) continue
    yield text
    text = ''
  }
  yield text + sheetEnd(columns.length, written)
}

async function* linesText({ lines }: LinesSheet, clock: WallClock): AsyncGenerator<string> {
  const rows = lines.map(([label, value], at) =>
    xmlOfRow(
      [
        [label, styles.label],
        [value, styles.plain],
      ],
      at + 1,
      clock,
    ),
  )
  yield sheetStart([20, 100], 0) + rows.join('') + sheetEnd()
}
