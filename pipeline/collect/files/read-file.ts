/** Reads JSON lines and CSV, gzipped or not, item by item: a file of any size in little memory. */
import { createReadStream } from 'node:fs'
import type { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { parse as csv } from 'csv-parse'
import { itemOf } from './columns.ts'

/** An item, or why the line is none. `line` counts from 1. */
export type FileItem = { line: number; item: unknown } | { line: number; problem: 'pipeline.notJson'; text: string }

/** One line longer than this is no article (DESIGN: articles are at most ten million characters). */
const longestLine = 64 * 1024 * 1024

/** Throws when the file cannot be opened, is no UTF-8, or its compression is damaged; items before that have been given. */
export async function* readFile(path: string): AsyncGenerator<FileItem> {
  const text = textOf(path)
  if (/\.csv(\.gz)?$/i.test(path)) yield* readCsv(text)
  else yield* readLines(text)
}

async function* textOf(path: string): AsyncGenerator<string> {
  const file = createReadStream(path)
  const unzip = path.endsWith('.gz') ? createGunzip() : null
  if (unzip) file.on('error', error => unzip.destroy(error))
  const bytes: Readable = unzip ? file.pipe(unzip) : file
  const decoder = new TextDecoder('utf-8', { fatal: true })
  for await (const chunk of bytes) yield decoder.decode(chunk as Buffer, { stream: true })
  yield decoder.decode()
}

async function* readLines(text: AsyncIterable<string>): AsyncGenerator<FileItem> {
  let rest = ''
  let line = 0
  for await (const chunk of text) {
    const lines = (rest + chunk).split('\n')
    rest = lines.pop() ?? ''
    if (rest.length > longestLine)
      throw new Error(`line ${line + lines.length + 1} is longer than ${longestLine / 1024 / 1024} MiB`)
    for (const one of lines) {
      line++
      if (one.trim()) yield itemOfLine(one, line)
    }
  }
  if (rest.trim()) yield itemOfLine(rest, line + 1)
}

function itemOfLine(text: string, line: number): FileItem {
  try {
    const row: unknown = JSON.parse(text)
    return {
      line,
      item:
        typeof row === 'object' && row !== null && !Array.isArray(row) ? itemOf(row as Record<string, unknown>) : row,
    }
  } catch {
    return { line, problem: 'pipeline.notJson', text: text.slice(0, 200) }
  }
}

async function* readCsv(text: AsyncIterable<string>): AsyncGenerator<FileItem> {
  const parser = csv({
    columns: true,
    bom: true,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: longestLine,
    info: true,
  })
  const feed = async () => {
    for await (const chunk of text)
      if (!parser.write(chunk)) await new Promise(resolve => parser.once('drain', resolve))
    parser.end()
  }
  feed().catch(error => parser.destroy(error))
  for await (const { record, info } of parser as AsyncIterable<{
    record: Record<string, unknown>
    info: { lines: number }
  }>)
    yield { line: info.lines, item: itemOf(record) }
}
