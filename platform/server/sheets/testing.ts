/** Files in memory, for tests of what is sent to the product. */
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import yazl from 'yazl'
import { readSheet, usualBounds } from './read-sheet.ts'
import type { ReadRow, SheetBounds, SheetSource } from './sheet-source.ts'

export const sourceOf = (file: Uint8Array | string): SheetSource => {
  const bytes = Buffer.from(file)
  return {
    bytes: bytes.length,
    open: async range => Readable.from([range ? bytes.subarray(range.first, range.last + 1) : bytes]),
  }
}

export async function readAll(source: SheetSource, bounds: Partial<SheetBounds> = {}): Promise<ReadRow[]> {
  const rows: ReadRow[] = []
  for await (const row of readSheet(source, { ...usualBounds, ...bounds })) rows.push(row)
  return rows
}

/** A packed file of these parts; a part may be made while it is packed. */
export async function packed(parts: Readonly<Record<string, string | Buffer | (() => Readable)>>): Promise<Buffer> {
  const zip = new yazl.ZipFile()
  for (const [name, content] of Object.entries(parts))
    if (typeof content === 'function') zip.addReadStreamLazy(name, give => give(null, content()))
    else zip.addBuffer(Buffer.from(content), name)
  zip.end()
  return buffer(zip.outputStream as Readable)
}

/** A workbook as another program may have written it. */
export const workbook = (
  sheet: string | (() => Readable),
  more: Readonly<Record<string, string | Buffer | (() => Readable)>> = {},
): Promise<Buffer> =>
  packed({
    'xl/workbook.xml': `<workbook xmlns:r="r"><sheets><sheet name="x" sheetId="1" r:id="rId7"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships><Relationship Id="rId7" Target="worksheets/first.xml"/></Relationships>`,
    'xl/worksheets/first.xml': sheet,
    ...more,
  })

export const sheetXml = (rows: string): string => `<worksheet><sheetData>${rows}</sheetData></worksheet>`
