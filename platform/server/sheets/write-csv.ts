/** A table as CSV, row by row: as Excel opens it in any language, and never one that calculates. */
import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { stringify } from 'csv-stringify'
import { type Cell, textOf } from './cell.ts'

export interface SheetColumn {
  key: string
  /** Said in the first row. */
  title: string
}
export type SheetRow = Readonly<Record<string, Cell>>

/** Takes the next row only when the reader has taken the ones before. */
export function writeCsv(
  columns: readonly SheetColumn[],
  rows: AsyncIterable<SheetRow> | Iterable<SheetRow>,
): Readable {
  // With a mark of UTF-8, without which Excel takes Chinese for something else.
  const out = stringify({ bom: true, record_delimiter: 'windows' })
  const fill = async () => {
    out.write(columns.map(({ title }) => textOf(title)))
    for await (const row of rows)
      if (!out.write(columns.map(({ key }) => textOf(row[key] ?? null)))) await once(out, 'drain')
    out.end()
  }
  fill().catch(error => out.destroy(error))
  return out
}
