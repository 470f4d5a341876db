/** Reads CSV, also with tabs or semicolons, in the encodings that spreadsheet programs write. */
import { Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import { withoutApostrophe } from './cell.ts'
import { SheetProblem } from './sheet-problem.ts'
import type { ReadRow, SheetBounds, SheetSource } from './sheet-source.ts'
import { encodingOf, type TextEncoding } from './text-encoding.ts'

/** Where the parser stopped; it may be ahead of the rows that were taken. */
const lineOf = (error: CsvError): number | undefined =>
  typeof error.lines === 'number' && error.lines > 0 ? error.lines : undefined

/** Marks of an encoding and quotes are gone, an apostrophe put there by `harmless` too. @throws SheetProblem */
export async function* readCsv(source: SheetSource, bounds: SheetBounds): AsyncGenerator<ReadRow> {
  const encoding = await encodingOf(() => source.open())
  const text = decoded(await source.open(), encoding)
  const first = (await text.next()).value ?? ''
  const parser = parse({
    delimiter: delimiterOf(first),
    relax_column_count: true,
    // As spreadsheet programs read it: marks inside a cell that does not begin with one are part of it.
    relax_quotes: true,
    max_record_size: bounds.cell * 4,
  })
  const whole = Readable.from(behind(first, text))
  whole.once('error', error => parser.destroy(error))
  let number = 0
  try {
    for await (const cells of whole.pipe(parser) as AsyncIterable<string[]>) {
      number++
      if (cells.every(cell => cell === '')) continue
      if (number > bounds.rows) throw new SheetProblem('tooManyRows', number)
      if (cells.length > bounds.columns) throw new SheetProblem('tooManyColumns', number)
      if (cells.some(cell => cell.length > bounds.cell)) throw new SheetProblem('cellTooLong', number)
      yield { number, cells: cells.map(withoutApostrophe) }
    }
  } catch (error) {
    if (error instanceof CsvError)
      throw new SheetProblem(
        error.code === 'CSV_MAX_RECORD_SIZE' ? 'cellTooLong' : 'damaged',
        lineOf(error) ?? number + 1,
      )
    throw error
  } finally {
    whole.destroy()
  }
}

/** Without the mark of the encoding. @throws SheetProblem on signs that no text holds */
async function* decoded(bytes: Readable, encoding: TextEncoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding)
  for await (const chunk of bytes as AsyncIterable<Buffer>) {
    const text = decoder.decode(chunk, { stream: true })
    if (text.includes('\0')) throw new SheetProblem('damaged', 0)
    if (text !== '') yield text
  }
  yield decoder.decode()
}

async function* behind(first: string, rest: AsyncIterable<string>): AsyncGenerator<string> {
  yield first
  yield* rest
}

/** What separates most often in the first line, outside quotes. */
function delimiterOf(beginning: string): string {
  const line = /^[^\r\n]*/.exec(beginning.replace(/"[^"]*"?/g, ''))?.[0] ?? ''
  const count = (sign: string) => line.split(sign).length
  return [',', '\t', ';'].reduce((best, sign) => (count(sign) > count(best) ? sign : best))
}
