/** The rows of an uploaded file, whatever its kind: tables by their cells, JSON lines by their fields. */
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import {
  readJson,
  readSheet,
  type SheetBounds,
  SheetProblem,
  type SheetSource,
  usualBounds,
} from '@guanlan/platform/server'

export interface UploadedRow {
  /** Counts as spreadsheet programs do; of JSON lines the line, behind a heading that is not there. */
  number: number
  cells: string[]
  /** Columns whose number has lost digits before it was written (`ReadRow`). */
  rounded?: readonly number[]
  /** Of JSON lines: the object as it is. Null: the line is none. */
  object?: Readonly<Record<string, unknown>> | null
}

export const bounds: SheetBounds = { ...usualBounds, rows: 100_001, bytes: 64 * 1024 * 1024 }
/** Lines that tell which fields there are. */
const linesLookedAt = 100
const longestLine = 12 * 1024 * 1024

/** The headings first. @throws SheetProblem */
export async function* uploadedRows(name: string, source: SheetSource): AsyncGenerator<UploadedRow> {
  const plain = name.toLowerCase().replace(/\.gz$/, '')
  const opened = /\.gz$/i.test(name) ? unzippedSource(source) : source
  if (/\.(jsonl|ndjson)$/.test(plain)) yield* lines(opened)
  else yield* readSheet(opened, bounds)
}

/** Unpacked again for each reading: only so much of it is ever held. */
function unzippedSource(packed: SheetSource): SheetSource {
  return {
    bytes: packed.bytes,
    async open(range) {
      const stream = await packed.open()
      return Readable.from(unzipped(stream, range))
    },
  }
}

async function* unzipped(packed: Readable, range?: { first: number; last: number }): AsyncGenerator<Buffer> {
  let at = 0
  const unzip = packed.pipe(createGunzip())
  packed.once('error', error => unzip.destroy(error))
  try {
    for await (const piece of unzip as AsyncIterable<Buffer>) {
      at += piece.length
      if (at > bounds.unpacked) throw new SheetProblem('tooLarge', 0)
      if (!range) yield piece
      else {
        const start = at - piece.length
        yield piece.subarray(Math.max(0, range.first - start), Math.max(0, range.last + 1 - start))
        if (at > range.last) return
      }
    }
  } catch (error) {
    throw (error as { code?: string }).code?.startsWith('Z_') ? new SheetProblem('damaged', 0) : error
  } finally {
    packed.destroy()
  }
}

async function* lines(source: SheetSource): AsyncGenerator<UploadedRow> {
  const headings = await headingsOf(source)
  yield { number: 1, cells: headings }
  for await (const { number, object } of objects(source)) {
    if (number >= bounds.rows) throw new SheetProblem('tooManyRows', number)
    yield { number: number + 1, object, cells: headings.map(heading => cellOf(object?.[heading])) }
  }
}

async function headingsOf(source: SheetSource): Promise<string[]> {
  const found = new Set<string>()
  for await (const { number, object } of objects(source)) {
    for (const field of Object.keys(object ?? {})) if (found.size < bounds.columns) found.add(field)
    if (number >= linesLookedAt) break
  }
  return [...found]
}

async function* objects(
  source: SheetSource,
): AsyncGenerator<{ number: number; object: UploadedRow['object'] & (object | null) }> {
  const stream = await source.open()
  const reading = createInterface({ input: stream, crlfDelay: Number.POSITIVE_INFINITY })
  let failure: unknown = null
  stream.once('error', error => {
    failure = error
    reading.close()
  })
  let number = 0
  try {
    for await (const line of reading) {
      number++
      if (line.length > longestLine) throw new SheetProblem('cellTooLong', number)
      if (line.trim() !== '') yield { number, object: objectOf(line.replace(/^\uFEFF/, '')) }
    }
    if (failure) throw failure
  } finally {
    reading.close()
    stream.destroy()
    if (!stream.closed) await once(stream, 'close').catch(() => {})
  }
}

function objectOf(line: string): Record<string, unknown> | null {
  try {
    const value: unknown = readJson(line)
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : null
  } catch {
    return null
  }
}

const cellOf = (value: unknown): string =>
  value === undefined || value === null ? '' : typeof value === 'string' ? value : JSON.stringify(value)
