/** Reads JSON lines and tables, gzipped or not, item by item: a file of any size in little memory. */
import { isUtf8 } from 'node:buffer'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { itemOfRow, recognise, tableRows } from '@guanlan/features/collecting/intake/server'
import { readJson, type SheetSource, usualBounds } from '@guanlan/platform/server'
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
 * Throws FileProblem when the file cannot be opened, its compression is damaged, or a table is none; items before that have been given. A line of JSON that is wrong in itself is given as a problem, and reading goes on.
 */
export async function* readFile(path: string): AsyncGenerator<FileItem> {
  try {
    if (/\.(csv|tsv|txt|xlsx)(\.gz)?$/i.test(path)) yield* readTable(path)
    else {
      const file = createReadStream(path) as Bytes
      yield* readLines(/\.gz$/i.test(path) ? unzipped(file) : file)
    }
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

/** A cell may be as long as an article; a workbook that is unpacked is bounded as everywhere. */
const bounds = {
  ...usualBounds,
  rows: Number.POSITIVE_INFINITY,
  columns: 2_000,
  cell: longestLine / 4,
  bytes: Number.POSITIVE_INFINITY,
}

/** Its encoding, separator and the row of its headings are found as those of an upload. */
async function* readTable(path: string): AsyncGenerator<FileItem> {
  let headings: string[] | null = null
  let fields: ReturnType<typeof recognise> = []
  for await (const row of tableRows(await sourceOf(path), undefined, undefined, bounds)) {
    if (headings === null) {
      headings = row.cells
      fields = recognise(headings)
      continue
    }
    // Under a heading that uploads do not know stands what programs write: sourceHint, timeApprox …
    const others = Object.fromEntries(headings.map((heading, at) => [heading, fields[at] ? undefined : row.cells[at]]))
    yield { line: row.number, item: itemOfRow(row, fields, { itemOf: named => itemOf({ ...others, ...named }) }) }
  }
}

async function sourceOf(path: string): Promise<SheetSource> {
  const { size } = await stat(path)
  const isPacked = /\.gz$/i.test(path)
  return {
    bytes: size,
    open: async range =>
      isPacked
        ? Readable.from(part(unzipped(createReadStream(path) as Bytes), range))
        : createReadStream(path, range && { start: range.first, end: range.last }),
  }
}

async function* part(bytes: Bytes, range?: { first: number; last: number }): AsyncGenerator<Buffer> {
  let at = 0
  for await (const piece of bytes) {
    yield range ? piece.subarray(Math.max(0, range.first - at), Math.max(0, range.last + 1 - at)) : piece
    at += piece.length
    if (range && at > range.last) return
  }
}
