/** A table as a file for people: as spreadsheet programs open it in any language, and never one that calculates. */
import type { Readable } from 'node:stream'
import type { Sheet } from './sheet.ts'
import { writeCsv } from './write-csv.ts'
import { writeXlsx } from './write-xlsx.ts'

export const sheetKinds = ['xlsx', 'csv'] as const
export type SheetKind = (typeof sheetKinds)[number]

export const sheetTypes: Readonly<Record<SheetKind, string>> = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
}

/** Takes the next row only when the reader has taken the ones before; rows that break off break the file off. */
export const writeSheet = (kind: SheetKind, sheet: Sheet): Readable =>
  kind === 'xlsx' ? writeXlsx(sheet) : writeCsv(sheet)
