/** Reads a table somebody sent, row by row, within bounds: nothing it holds can fill the memory. */
import type { Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import { asWritten, longestCell } from './cell.ts'

export interface SheetBounds {
  rows: number
  columns: number
  /** UTF-16 units of one cell. */
  cell: number
  bytes: number
}
export const usualBounds: SheetBounds = { rows: 100_000, columns: 200, cell: longestCell, bytes: 64 * 1024 * 1024 }

/** Why a table is not read any further; `row` counts from 1 with the heading. */
export class SheetProblem extends Error {
  readonly reason: 'tooManyRows' | 'tooManyColumns' | 'cellTooLong' | 'tooLarge' | 'damaged'
  readonly row: number
  constructor(reason: SheetProblem['reason'], row: number) {
    super(`${reason} at row ${row}`)
    this.name = 'SheetProblem'
    this.reason = reason
    this.row = row
  }
}

/** Where the parser stopped; it may be ahead of the rows that were taken. */
const lineOf = (error: CsvError): number | undefined =>
  typeof error.lines === 'number' && error.lines > 0 ? error.lines : undefined

/** Rows with the heading first; a mark of UTF-8 and quotes are gone, an apostrophe put there by `harmless` too. @throws SheetProblem */
export async function* readCsv(source: Readable, bounds: SheetBounds = usualBounds): AsyncGenerator<string[]> {
  const parser = parse({
    bom: true,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: bounds.cell * 4,
  })
  let bytes = 0
  source.on('data', (chunk: Buffer) => {
    bytes += chunk.length
    if (bytes > bounds.bytes) parser.destroy(new SheetProblem('tooLarge', row))
  })
  source.once('error', error => parser.destroy(error))
  let row = 0
  try {
    for await (const cells of source.pipe(parser) as AsyncIterable<string[]>) {
      row++
      if (row > bounds.rows) throw new SheetProblem('tooManyRows', row)
      if (cells.length > bounds.columns) throw new SheetProblem('tooManyColumns', row)
      if (cells.some(cell => cell.length > bounds.cell)) throw new SheetProblem('cellTooLong', row)
      yield cells.map(asWritten)
    }
  } catch (error) {
    if (error instanceof CsvError)
      throw new SheetProblem(error.code === 'CSV_MAX_RECORD_SIZE' ? 'cellTooLong' : 'damaged', lineOf(error) ?? row + 1)
    throw error
  } finally {
    source.destroy()
  }
}
