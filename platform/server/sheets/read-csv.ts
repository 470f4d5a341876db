/** Reads CSV, also with tabs or semicolons, in the encodings that spreadsheet programs write. */
import type { Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import { withoutApostrophe } from './cell.ts'
import { SheetProblem } from './sheet-problem.ts'
import type { ReadRow, SheetBounds, SheetSource } from './sheet-source.ts'
import { encodingOf, type TextEncoding, textDecoder } from './text-encoding.ts'

export interface TextForm {
  encoding: TextEncoding
  separator: string
}

export interface TextReading {
  /** By somebody who looked at it; what is absent is found out. */
  chosen?: Partial<TextForm>
  onFound?(form: TextForm): void
}

/** Where the parser stopped; it may be ahead of the rows that were taken. */
const lineOf = (error: CsvError): number | undefined =>
  typeof error.lines === 'number' && error.lines > 0 ? error.lines : undefined

/** Marks of an encoding and quotes are gone, an apostrophe put there by `harmless` too. @throws SheetProblem */
export async function* readCsv(
  source: SheetSource,
  bounds: SheetBounds,
  { chosen, onFound }: TextReading = {},
): AsyncGenerator<ReadRow> {
  const encoding = chosen?.encoding ?? (await encodingOf(() => source.open()))
  const text = decoded(await source.open(), encoding)
  const beginning = (await text.next()).value ?? ''
  // The first line of some files is meant for Excel, which shows no row for it.
  const [forExcel = '', named = null] = /^"?sep=(.)"?[^\S\r\n]*(?:\r\n?|\n|$)/i.exec(beginning) ?? []
  const first = beginning.slice(forExcel.length)
  const separator = chosen?.separator ?? named ?? delimiterOf(first)
  onFound?.({ encoding, separator })
  const parser = parse({
    delimiter: separator,
    relax_column_count: true,
    // As spreadsheet programs read it: marks inside a cell that does not begin with one are part of it.
    relax_quotes: true,
    max_record_size: bounds.cell * 4,
  })
  let failure: Error | null = null
  parser.on('error', error => (failure = error))
  let number = 0
  try {
    // Rows are taken after each piece, so that a file that breaks off gives all that came before.
    for await (const piece of behind(first, text)) {
      parser.write(piece)
      for (let cells: string[] | null = parser.read(); cells; cells = parser.read()) yield* checked(cells)
      if (failure) throw failure
    }
    parser.end()
    for await (const cells of parser as AsyncIterable<string[]>) yield* checked(cells)
  } catch (error) {
    if (error instanceof CsvError)
      throw new SheetProblem(
        error.code === 'CSV_MAX_RECORD_SIZE' ? 'cellTooLong' : 'damaged',
        lineOf(error) ?? number + 1,
      )
    throw error
  } finally {
    parser.destroy()
  }

  function* checked(cells: string[]): Generator<ReadRow> {
    number++
    if (cells.every(cell => cell === '')) return
    if (number > bounds.rows) throw new SheetProblem('tooManyRows', number)
    if (cells.length > bounds.columns) throw new SheetProblem('tooManyColumns', number)
    if (cells.some(cell => cell.length > bounds.cell)) throw new SheetProblem('cellTooLong', number)
    yield { number, cells: cells.map(withoutApostrophe) }
  }
}

/** Without the mark of the encoding. @throws SheetProblem on signs that no text holds */
async function* decoded(bytes: Readable, encoding: TextEncoding): AsyncGenerator<string> {
  const decoder = textDecoder(encoding)
  for await (const chunk of bytes as AsyncIterable<Buffer>) {
    const text = decoder.decode(chunk).replace(/^\ufeff/, '')
    if (text.includes('\0')) throw new SheetProblem('damaged', 0)
    if (text !== '') yield text
  }
  yield decoder.end()
}

async function* behind(first: string, rest: AsyncIterable<string>): AsyncGenerator<string> {
  yield first
  yield* rest
}

/** Lines by which the separator is told. */
const linesLookedAt = 20

/** What stands equally often in most lines, outside quotes; a title above the table has none of it. */
export function delimiterOf(beginning: string): string {
  const lines = beginning
    .slice(0, 64 * 1024)
    .replace(/"[^"]*"?/g, '')
    .split(/\r\n?|\n/, linesLookedAt)
    .filter(line => line.trim() !== '')
  const weightOf = (sign: string) => {
    const counts = lines.map(line => line.split(sign).length - 1)
    const alike = Map.groupBy(
      counts.filter(count => count > 0),
      count => count,
    )
    return [Math.max(0, ...[...alike.values()].map(lines => lines.length)), counts[0] ?? 0] as const
  }
  const weights = [',', '\t', ';'].map(sign => ({ sign, weight: weightOf(sign) }))
  return weights.reduce((best, one) =>
    one.weight[0] > best.weight[0] || (one.weight[0] === best.weight[0] && one.weight[1] > best.weight[1]) ? one : best,
  ).sign
}
