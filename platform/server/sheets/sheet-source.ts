/** A sheet that is read, whatever its format. */

import type { Readable } from 'node:stream'

export interface ReadRow {
  /** As spreadsheet programs count, from 1 with the heading. */
  number: number
  cells: string[]
  /** Columns, from 0, whose number has lost digits behind its 15th before it was written; absent: none. */
  rounded?: number[]
}

export interface SheetBounds {
  /** With the heading. */
  rows: number
  columns: number
  /** UTF-16 units of one cell. */
  cell: number
  /** Of the file; a workbook may be as many times larger when it is unpacked as `unpacked` says. */
  bytes: number
  /** Bytes of all that is unpacked. */
  unpacked: number
  /** Different texts that a workbook keeps apart from its rows, and their UTF-16 units together. */
  texts: number
  textUnits: number
}

/** A file that can be read from anywhere, again and again: the last part of a workbook says where the others are. */
export interface SheetSource {
  bytes: number
  /** @param range first and last byte, both included; all of it without */
  open(range?: { first: number; last: number }): Promise<Readable>
}
