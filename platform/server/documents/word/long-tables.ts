/**
 * Long tables of Word. A cell is some twenty objects to the library, thousands of rows half a gigabyte: it makes one row, with marks for words, and all
 * rows are written like that one, as text.
 */
import { randomUUID } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { escapeXml } from '@guanlan/platform/contract'
import yauzl from 'yauzl'
import { packageOf } from '../../files/zip.ts'
import type { TablePart } from '../document.ts'
import { cellText } from '../html.ts'

/** Rows that are made by the library, with all that a cell may hold. */
const mostRows = 200

export interface LongTable {
  /** Stands in a cell of the row that is repeated, with the number of its column behind it. */
  mark: string
  rows: TablePart['rows']
}

/** A row of marks for a table with more rows than the library makes; null: it makes them. Cells that are links are the library's. */
export function longTableOf({ rows }: TablePart): LongTable | null {
  const isLinked = () => rows.some(row => row.some(cell => typeof cell === 'object' && cell !== null && 'href' in cell))
  return rows.length > mostRows && !isLinked() ? { mark: `row-${randomUUID()}-`, rows } : null
}

export const marksOf = ({ mark }: LongTable, columns: number): string[] =>
  Array.from({ length: columns }, (_, at) => `${mark}${at};`)

const mainPart = 'word/document.xml'

/** The file with all rows of these tables. */
export async function fillLongTables(file: Buffer, tables: readonly LongTable[]): Promise<Buffer> {
  if (tables.length === 0) return file
  const parts: { name: string; bytes: Uint8Array }[] = []
  const zip = await yauzl.fromBufferPromise(file, { autoClose: false })
  for await (const entry of zip.eachEntry()) {
    const bytes = await buffer(await zip.openReadStreamPromise(entry))
    parts.push({ name: entry.fileName, bytes: entry.fileName === mainPart ? filled(bytes.toString(), tables) : bytes })
  }
  return buffer(packageOf(parts))
}

function filled(xml: string, tables: readonly LongTable[]): Buffer {
  const pieces: string[] = []
  let done = 0
  const placed = tables.map(table => ({ ...table, at: xml.indexOf(table.mark) })).sort((a, b) => a.at - b.at)
  for (const { mark, rows, at } of placed) {
    const [start, end] = [xml.lastIndexOf('<w:tr>', at), xml.indexOf('</w:tr>', at) + '</w:tr>'.length]
    // Between the words of its cells; every second piece is the number of a column.
    const row = xml.slice(start, end).split(new RegExp(`${mark}(\\d+);`))
    pieces.push(xml.slice(done, start))
    for (const cells of rows)
      pieces.push(row.map((piece, place) => (place % 2 === 0 ? piece : wordsOf(cells[Number(piece)] ?? null))).join(''))
    done = end
  }
  pieces.push(xml.slice(done))
  return Buffer.from(pieces.join(''))
}

/** Within `w:t`. */
const wordsOf = (cell: TablePart['rows'][number][number]): string =>
  cellText(cell).split('\n').map(escapeXml).join('</w:t><w:br/><w:t xml:space="preserve">')
