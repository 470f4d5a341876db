/** Reads JSON lines and CSV, gzipped or not, item by item: a file of any size in little memory. */
import { isUtf8 } from 'node:buffer'
import { createReadStream } from 'node:fs'
import { isNearlyUtf8, readJson } from '@guanlan/platform/server'
import { parse as csv } from 'csv-parse'
import { itemOf } from './columns.ts'
import { reasonOf } from './file-problem.ts'
import { unzipped } from './unzip.ts'

/** An item, or why the line is none. `line` counts from 1. */
export type FileItem =
  | { line: number; item: unknown }
  | { line: number; problem: 'pipeline.notJson' | 'pipeline.notUtf8' | 'pipeline.tooLong'; text: string }

type Bytes = AsyncIterable<Buffer>

/** One line longer than this is no article (DESIGN: articles are at most ten million characters). */
const longestLine = 64 * 1024 * 1024
const newline = 10

/**
 * Throws FileProblem when the file cannot be opened, its compression is damaged, or a CSV is not UTF-8 or not CSV; items before that have
 * been given. A line of JSON that is wrong in itself is given as a problem, and reading goes on.
 */
export async function* readFile(path: string): AsyncGenerator<FileItem> {
  const file = createReadStream(path) as Bytes
  const bytes = path.endsWith('.gz') ? unzipped(file) : file
  try {
    if (/\.csv(\.gz)?$/i.test(path)) yield* readCsv(bytes)
    else yield* readLines(bytes)
  } catch (error) {
    throw reasonOf(error)
  }
}

async function* readLines(bytes: Bytes): AsyncGenerator<FileItem> {
  let rest: Buffer[] = []
  let restLength = 0
  let line = 0
  for await (const chunk of bytes) {
    const end = chunk.lastIndexOf(newline)
    // Of a line that is too long only the beginning is kept, to name it by.
    if (end >= 0 || restLength <= longestLine) rest.push(end < 0 ? chunk : chunk.subarray(0, end))
    restLength += end < 0 ? chunk.length : end
    if (end < 0) continue
    for (const one of linesOf(Buffer.concat(rest))) yield* itemOfLine(one, ++line)
    rest = [chunk.subarray(end + 1)]
    restLength = chunk.length - end - 1
  }
  yield* itemOfLine(Buffer.concat(rest), line + 1)
}

function* linesOf(block: Buffer): Generator<Buffer> {
  let start = 0
  for (let end = block.indexOf(newline); end >= 0; end = block.indexOf(newline, start)) {
    yield block.subarray(start, end)
    start = end + 1
  }
  yield block.subarray(start)
}

function* itemOfLine(bytes: Buffer, line: number): Generator<FileItem> {
  const problem = (key: 'notJson' | 'notUtf8' | 'tooLong'): FileItem => ({
    line,
    problem: `pipeline.${key}`,
    // The database cannot keep NUL, and the beginning of a broken file is full of them.
    text: bytes.toString('utf8', 0, 400).replaceAll('\u0000', '').slice(0, 120).toWellFormed(),
  })
  if (bytes.length > longestLine) return yield problem('tooLong')
  if (!isUtf8(bytes)) return yield problem('notUtf8')
  const text = bytes.toString('utf8').replace(/^\ufeff/, '')
  if (!text.trim()) return
  let row: unknown
  try {
    row = readJson(text)
  } catch {
    return yield problem('notJson')
  }
  const isRow = typeof row === 'object' && row !== null && !Array.isArray(row)
  yield { line, item: isRow ? itemOf(row as Record<string, unknown>) : row }
}

class NoUtf8 extends Error {
  readonly code = 'ERR_ENCODING_INVALID_ENCODED_DATA'
}

interface CsvRow {
  record: Record<string, unknown>
  info: { lines: number }
}

async function* readCsv(bytes: Bytes): AsyncGenerator<FileItem> {
  const parser = csv({
    columns: true,
    bom: true,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: longestLine,
    info: true,
  })
  let failure: Error | null = null
  parser.on('error', error => (failure = error))
  const item = ({ record, info }: CsvRow): FileItem => ({ line: info.lines, item: itemOf(record) })
  const decoder = new TextDecoder()
  for await (const chunk of bytes) {
    const text = decoder.decode(chunk, { stream: true })
    // A broken byte costs one mark; a text in another encoding is none.
    if (text.includes('\ufffd') && !isNearlyUtf8(chunk)) throw new NoUtf8()
    parser.write(text)
    // Rows are taken after each piece, so that a file that breaks off gives all that came before.
    for (let row: CsvRow | null = parser.read(); row; row = parser.read()) yield item(row)
    if (failure) throw failure
  }
  parser.end(decoder.decode())
  for await (const row of parser as AsyncIterable<CsvRow>) yield item(row)
}
