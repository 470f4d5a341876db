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
  type TextForm,
  usualBounds,
} from '@guanlan/platform/server'
import { headingAt, headingsAmong } from './heading-row.ts'
import type { UploadedRow } from './uploaded-row.ts'

/** How a table was read. */
export interface FoundForm {
  encoding: TextForm['encoding'] | null
  separator: string | null
  headingRow: number | null
}

export const bounds: SheetBounds = { ...usualBounds, rows: 100_001, bytes: 64 * 1024 * 1024 }
/** Lines that tell which fields there are. */
const linesLookedAt = 100
const longestLine = 12 * 1024 * 1024

/** The headings first; what stands above them is passed over. @param chosen null: found out @throws SheetProblem */
export async function* uploadedRows(
  name: string,
  source: SheetSource,
  chosen: Readonly<FoundForm>,
  onFound: (form: FoundForm) => void = () => {},
): AsyncGenerator<UploadedRow> {
  const plain = name.toLowerCase().replace(/\.gz$/, '')
  const opened = /\.gz$/i.test(name) ? unzippedSource(source) : source
  if (/\.(jsonl|ndjson)$/.test(plain)) yield* lines(opened)
  else yield* tableRows(opened, chosen, onFound)
}

/** Of a table of any kind. @throws SheetProblem */
export async function* tableRows(
  source: SheetSource,
  { encoding, separator, headingRow }: Readonly<FoundForm> = { encoding: null, separator: null, headingRow: null },
  onFound: (form: FoundForm) => void = () => {},
  most: SheetBounds = bounds,
): AsyncGenerator<UploadedRow> {
  const form: FoundForm = { encoding: null, separator: null, headingRow: null }
  const rows = readSheet(source, most, undefined, {
    chosen: { ...(encoding && { encoding }), ...(separator && { separator }) },
    onFound: found => void Object.assign(form, found),
  })
  const first: UploadedRow[] = []
  for await (const row of rows) {
    if (form.headingRow !== null) yield row
    else if (headingRow !== null) {
      if (row.number < headingRow) continue
      begin(row)
      yield row
    } else if (first.push(row) === headingsAmong) yield* fromHeadings()
  }
  if (form.headingRow === null && first.length > 0) yield* fromHeadings()

  function begin(row: UploadedRow): void {
    form.headingRow = row.number
    onFound(form)
  }
  function* fromHeadings(): Generator<UploadedRow> {
    const below = first.slice(headingAt(first))
    if (below[0]) begin(below[0])
    yield* below
  }
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
