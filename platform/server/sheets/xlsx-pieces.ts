/** Excel workbooks written piece by piece: of very many rows several workbooks in one zip, each with a sheet that says what it is. */
import type { Piece, TablePieces } from './pieces.ts'
import type { SheetColumn, SheetRow } from './sheet.ts'
import { wallClock } from './wall-clock.ts'
import { packageParts, sheetEnd, sheetStart, styles } from './xlsx-parts.ts'
import { dataRow, headingRow, xmlOfRow } from './xlsx-rows.ts'
import { addToEntry, beginEntry, endZip, openZip, type ZipState } from './zip-pieces.ts'

export interface WorkbookOptions {
  columns: readonly SheetColumn[]
  zone: string
  /** What the first sheet says: a label and what stands behind it. Absent: there is no such sheet. */
  about?: { title: string; lines: readonly (readonly [string, string])[] }
  /** Of the sheet with the rows. */
  sheetTitle?: string
  /** Rows that will come; more than one workbook bears make a zip of workbooks. */
  rows?: number
  rowsOfBook?: number
  /** Of a workbook in the zip, from 1. */
  nameOf?: (book: number) => string
}

/** Names of books, sheets and rows count from 1. */
interface State {
  book: number
  /** Rows of the book, without headings. */
  rowsInBook: number
  /** Sheets of the book; the last one is open. */
  sheets: number
  /** Rows of the open sheet, with the heading; bytes of its XML. */
  rows: number
  bytes: number
  zip: ZipState
  outer: ZipState | null
}

const usualRowsOfBook = 1_000_000
/** Bytes of one sheet before the next one of the book is begun: no entry of a workbook may reach 4 GiB, since Excel reads no zip64. */
const largestSheet = 3_500_000_000
/** Rows packed at once. */
const batch = 1_000

export function xlsxPieces(options: WorkbookOptions): TablePieces {
  const { columns, zone, about, sheetTitle = 'Sheet1', rowsOfBook = usualRowsOfBook } = options
  const { nameOf = book => `${book}.xlsx` } = options
  const isMany = (options.rows ?? 0) > rowsOfBook
  const clock = wallClock(zone)

  /** Everything of a book goes through here: within a zip of books it is the content of an entry. */
  async function put(state: State, out: Buffer[], bytes: Buffer): Promise<void> {
    out.push(state.outer ? await addToEntry(state.outer, bytes) : bytes)
  }
  async function entry(state: State, out: Buffer[], name: string, text: string): Promise<void> {
    await put(state, out, beginEntry(state.zip, name))
    await put(state, out, await addToEntry(state.zip, Buffer.from(text), true))
  }
  async function more(state: State, out: Buffer[], text: string, isLast = false): Promise<void> {
    const bytes = Buffer.from(text)
    state.bytes += bytes.length
    await put(state, out, await addToEntry(state.zip, bytes, isLast))
  }

  async function beginBook(state: State, out: Buffer[]): Promise<void> {
    Object.assign(state, { book: state.book + 1, rowsInBook: 0, sheets: 0, zip: openZip() })
    if (state.outer) out.push(beginEntry(state.outer, nameOf(state.book), 0))
    if (about) {
      const lines = about.lines.map(([label, value], at) =>
        xmlOfRow(
          [
            [label, styles.label],
            [value, styles.plain],
          ],
          at + 1,
          clock,
        ),
      )
      await entry(state, out, 'xl/worksheets/about.xml', `${sheetStart([20, 100], 0)}${lines.join('')}${sheetEnd()}`)
    }
    await beginSheet(state, out)
  }
  async function beginSheet(state: State, out: Buffer[]): Promise<void> {
    Object.assign(state, { sheets: state.sheets + 1, rows: 1, bytes: 0 })
    await put(state, out, beginEntry(state.zip, `xl/worksheets/sheet${state.sheets}.xml`))
    const widths = columns.map(({ width = 18 }) => width)
    await more(state, out, `${sheetStart(widths, 1)}${headingRow(columns, clock)}`)
  }
  const endSheet = (state: State, out: Buffer[]) => more(state, out, sheetEnd(columns.length, state.rows), true)
  async function endBook(state: State, out: Buffer[]): Promise<void> {
    await endSheet(state, out)
    const titles = Array.from({ length: state.sheets }, (_, at) => (at === 0 ? sheetTitle : `${sheetTitle} ${at + 1}`))
    for (const [name, text] of packageParts(titles, about?.title)) await entry(state, out, name, text)
    await put(state, out, endZip(state.zip))
    if (state.outer) out.push(await addToEntry(state.outer, Buffer.alloc(0), true))
  }
  const piece = (state: State, out: Buffer[]): Piece => ({ bytes: Buffer.concat(out), state })

  return {
    async begin() {
      const nothing = { book: 0, rowsInBook: 0, sheets: 0, rows: 0, bytes: 0, zip: openZip() }
      const state: State = { ...nothing, outer: isMany ? openZip() : null }
      const out: Buffer[] = []
      await beginBook(state, out)
      return piece(state, out)
    },
    async rows(before, rows) {
      const state = structuredClone(before) as State
      const out: Buffer[] = []
      for (let at = 0; at < rows.length; ) {
        if (isMany && state.rowsInBook === rowsOfBook) {
          await endBook(state, out)
          await beginBook(state, out)
        } else if (state.bytes > largestSheet || state.rows > usualRowsOfBook) {
          await endSheet(state, out)
          await beginSheet(state, out)
        }
        const free = isMany ? rowsOfBook - state.rowsInBook : usualRowsOfBook + 1 - state.rows
        const taken = rows.slice(at, at + Math.min(batch, free))
        await more(state, out, taken.map((row, n) => dataRow(columns, row, state.rows + 1 + n, clock)).join(''))
        state.rows += taken.length
        state.rowsInBook += taken.length
        at += taken.length
      }
      return piece(state, out)
    },
    async end(before) {
      const state = structuredClone(before) as State
      const out: Buffer[] = []
      await endBook(state, out)
      if (state.outer) out.push(endZip(state.outer))
      return piece(state, out)
    },
  }
}

/** The whole of it, a piece at a time. */
export async function* allPieces(
  pieces: TablePieces,
  rows: AsyncIterable<SheetRow> | Iterable<SheetRow>,
): AsyncGenerator<Buffer> {
  let { bytes, state } = await pieces.begin()
  yield bytes
  let waiting: SheetRow[] = []
  for await (const row of rows) {
    waiting.push(row)
    if (waiting.length < batch) continue
    ;({ bytes, state } = await pieces.rows(state, waiting))
    waiting = []
    yield bytes
  }
  ;({ bytes, state } = await pieces.rows(state, waiting))
  yield bytes
  yield (await pieces.end(state)).bytes
}
