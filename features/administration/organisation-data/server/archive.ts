/** The file of an export: JSON lines for each table, files by their SHA-256, and a sheet of counts. Streamed: neither is ever whole in memory. */
import { createHash, type Hash } from 'node:crypto'
import { once } from 'node:events'
import { PassThrough, type Readable } from 'node:stream'
import { refuse } from '@guanlan/platform/contract'
import type { FileKey, FileStore } from '@guanlan/platform/server'
import yazl from 'yazl'

/** One row as the slices write it: the table, a tab, the row. */
export const lineOf = (table: string, row: object): string => `${table}\t${JSON.stringify(row)}\n`

/** Files of the tasks themselves: this one is among them. */
const areasLeft = new Set(['tasks'])
const filesAtOnce = 500

async function* linesOf(parts: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let rest: Buffer = Buffer.alloc(0)
  for await (const part of parts) {
    let from = 0
    const all = rest.length > 0 ? Buffer.concat([rest, part]) : part
    for (let end = all.indexOf(10); end >= 0; end = all.indexOf(10, from)) {
      yield all.toString('utf8', from, end)
      from = end + 1
    }
    rest = all.subarray(from)
  }
}

/** @param head what the sheet says beside the counts */
export function archiveOf(
  parts: AsyncIterable<Buffer>,
  { store, orgId, head }: { store: FileStore; orgId: number; head: object },
): Readable {
  const zip = new yazl.ZipFile()
  const out = new PassThrough()
  const left = new AbortController()
  out.once('close', () => left.abort())
  zip.once('error', (error: Error) => out.destroy(error))
  zip.outputStream.pipe(out)
  const fill = async () => {
    const tables = await addTables(zip, parts, left.signal)
    const files = await addFiles(zip, { store, orgId, signal: left.signal })
    zip.addBuffer(Buffer.from(JSON.stringify({ ...head, tables, files }, null, 2)), 'manifest.json')
    const counts = [...Object.entries(tables).map(([name, { rows }]) => `${name},${rows}`), `files,${files.length}`]
    zip.addBuffer(Buffer.from(`table,rows\r\n${counts.join('\r\n')}\r\n`), 'counts.csv')
    zip.end()
  }
  fill().catch(error => out.destroy(error))
  return out
}

interface OpenTable {
  name: string
  stream: PassThrough
  rows: number
  hash: Hash
}

async function addTables(zip: yazl.ZipFile, parts: AsyncIterable<Buffer>, signal: AbortSignal) {
  const tables: Record<string, { rows: number; sha256: string }> = {}
  const begin = (name: string): OpenTable => {
    const stream = new PassThrough()
    zip.addReadStream(stream, `tables/${name}.jsonl`)
    return { name, stream, rows: 0, hash: createHash('sha256') }
  }
  const end = ({ name, stream, rows, hash }: OpenTable) => {
    stream.end()
    tables[name] = { rows, sha256: hash.digest('hex') }
  }
  let open: OpenTable | undefined
  for await (const line of linesOf(parts)) {
    const tab = line.indexOf('\t')
    const name = line.slice(0, tab)
    if (open?.name !== name) {
      if (open) end(open)
      open = begin(name)
    }
    const row = `${line.slice(tab + 1)}\n`
    open.rows++
    open.hash.update(row)
    if (!open.stream.write(row)) await once(open.stream, 'drain', { signal })
  }
  if (open) end(open)
  return tables
}

/** The same file under several keys is put in once. One that goes between its two readings breaks the archive off, so that nobody takes a part for the whole. */
async function addFiles(
  zip: yazl.ZipFile,
  { store, orgId, signal }: { store: FileStore; orgId: number; signal: AbortSignal },
) {
  const files: { key: FileKey; sha256: string; bytes: number }[] = []
  const packed = new Set<string>()
  for (const area of (await store.areas()).sort()) {
    if (areasLeft.has(area)) continue
    for (let after: FileKey | undefined; ; ) {
      const listed = await store.list(area, orgId, { limit: filesAtOnce, ...(after && { after }) })
      for (const { key } of listed) {
        const found = await store.get(key)
        if (!found) continue
        const hash = createHash('sha256')
        for await (const chunk of found.stream) hash.update(chunk as Buffer)
        const sha256 = hash.digest('hex')
        files.push({ key, sha256, bytes: found.bytes })
        if (packed.has(sha256)) continue
        packed.add(sha256)
        const again = await store.get(key)
        if (!again) throw refuse('missing', 'platform.missing')
        zip.addReadStream(again.stream, `files/${sha256}`, { compress: false })
        await once(again.stream, 'close', { signal })
      }
      after = listed.at(-1)?.key
      if (listed.length < filesAtOnce) break
    }
  }
  return files
}
