/** Files of lines, written piece by piece: CSV as spreadsheet programs open it, and JSON lines for programs. */
import { stringify } from 'csv-stringify/sync'
import iconv from 'iconv-lite'
import { type Cell, textOf } from './cell.ts'
import type { Piece, TablePieces } from './pieces.ts'
import type { SheetColumn } from './sheet.ts'
import { wallClock } from './wall-clock.ts'

export interface CsvOptions {
  columns: readonly SheetColumn[]
  zone: string
  /** Excel in China opens GB18030 by itself, UTF-8 only with a mark, which is written. */
  encoding: 'utf-8' | 'gb18030'
  separator: ',' | ';' | '\t'
}

export function csvPieces({ columns, zone, encoding, separator }: CsvOptions): TablePieces {
  const clock = wallClock(zone)
  const lines = (rows: readonly (readonly string[])[]) =>
    stringify(rows as string[][], { delimiter: separator, record_delimiter: 'windows' })
  const piece = (text: string): Piece => ({
    bytes: encoding === 'gb18030' ? iconv.encode(text, 'gb18030') : Buffer.from(text),
    state: {},
  })
  return {
    begin: async () =>
      piece(`${encoding === 'utf-8' ? '\ufeff' : ''}${lines([columns.map(({ title }) => textOf(title, clock))])}`),
    rows: async (_, rows) => piece(lines(rows.map(row => columns.map(({ key }) => textOf(row[key] ?? null, clock))))),
    end: async () => piece(''),
  }
}

/** An object a line, by the titles of the columns; moments with the difference of their zone. */
export function jsonLinesPieces({ columns, zone }: { columns: readonly SheetColumn[]; zone: string }): TablePieces {
  const clock = wallClock(zone)
  const written = (cell: Cell | undefined) =>
    cell instanceof Date ? momentOf(cell, clock.ahead(cell)) : (cell ?? null)
  const piece = (text: string): Piece => ({ bytes: Buffer.from(text), state: {} })
  return {
    begin: async () => piece(''),
    rows: async (_, rows) =>
      piece(
        rows
          .map(
            row =>
              `${JSON.stringify(Object.fromEntries(columns.map(({ key, title }) => [title, written(row[key])])))}\n`,
          )
          .join(''),
      ),
    end: async () => piece(''),
  }
}

/** `2026-03-01T09:30:00+08:00` @param ahead milliseconds before UTC */
function momentOf(moment: Date, ahead: number): string {
  const minutes = Math.abs(Math.round(ahead / 60_000))
  const two = (number: number) => String(number).padStart(2, '0')
  const zone = `${ahead < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
  return `${new Date(moment.getTime() + ahead).toISOString().slice(0, 19)}${zone}`
}
