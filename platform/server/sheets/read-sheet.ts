/** Reads a table somebody sent, row by row, within bounds: nothing it holds can fill the memory or take for ever. */
import { buffer } from 'node:stream/consumers'
import { longestCell } from './cell.ts'
import { readCsv, type TextReading } from './read-csv.ts'
import { readVcards } from './read-vcards.ts'
import { readXlsx } from './read-xlsx.ts'
import { SheetProblem } from './sheet-problem.ts'
import type { ReadRow, SheetBounds, SheetSource } from './sheet-source.ts'

export const usualBounds: SheetBounds = {
  rows: 100_001,
  columns: 200,
  cell: longestCell,
  bytes: 64 * 1024 * 1024,
  unpacked: 384 * 1024 * 1024,
  texts: 1_000_000,
  textUnits: 32 * 1024 * 1024,
}

/**
 * Rows that hold something, the heading first; what a formula gave last stands for it. A file of vCards is a table, too: a row each.
 * @param sheet name of one of a workbook; absent: the first that is shown
 * @param text how a file of lines is to be read; what is not said is found out
 * @throws SheetProblem
 */
export async function* readSheet(
  source: SheetSource,
  bounds: SheetBounds = usualBounds,
  sheet?: string,
  text?: TextReading,
): AsyncGenerator<ReadRow> {
  if (source.bytes > bounds.bytes) throw new SheetProblem('tooLarge', 0)
  const kind = source.bytes === 0 ? 'text' : kindOf(await beginningOf(source))
  if (kind === 'old') throw new SheetProblem('oldExcel', 0)
  if (kind === 'zip') yield* readXlsx(source, bounds, sheet)
  else if (kind === 'cards') yield* readVcards(source, bounds)
  else yield* readCsv(source, bounds, text)
}

const beginningOf = async (source: SheetSource) =>
  buffer(await source.open({ first: 0, last: Math.min(source.bytes, looked) - 1 }))

/** Bytes that are enough to tell: a mark of the encoding, some blank lines, and the first words of a card. */
const looked = 64

/** By its first bytes, whatever the file is called. */
function kindOf(beginning: Buffer): 'zip' | 'old' | 'cards' | 'text' {
  const hex = beginning.toString('hex')
  if (hex.startsWith('504b0304') || hex.startsWith('504b0506')) return 'zip'
  // The container of old workbooks, and of new ones under a password.
  if (hex.startsWith('d0cf11e0a1b11ae1')) return 'old'
  // Without the zeros of UTF-16.
  return /^\W{0,40}begin:vcard\b/i.test(beginning.toString('latin1').replaceAll('\0', '')) ? 'cards' : 'text'
}
