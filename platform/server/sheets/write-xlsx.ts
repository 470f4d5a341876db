/** A table as an Excel workbook of one sheet, row by row: neither rows nor file are ever whole in memory. */
import { Readable } from 'node:stream'
import type { Sheet } from './sheet.ts'
import { allPieces, xlsxPieces } from './xlsx-pieces.ts'

export const writeXlsx = ({ columns, rows, zone }: Sheet): Readable =>
  Readable.from(allPieces(xlsxPieces({ columns, zone }), rows), { objectMode: false })
