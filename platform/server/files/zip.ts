/** Several stored files as one packed file, made while it is read: neither is ever whole in memory. */
import { PassThrough, type Readable } from 'node:stream'
import { refuse } from '@guanlan/platform/contract'
import yazl from 'yazl'
import { safeName } from './kinds.ts'
import type { FileKey, FileStore } from './store.ts'

export interface Packed {
  key: FileKey
  /** Made safe; a name that occurs twice is numbered. */
  name: string
}

/** Pictures and workbooks are packed already: another time would cost and gain nothing. */
const isPacked = (name: string): boolean => /\.(xlsx|zip|gz|png|jpe?g|webp|gif|mp4|pdf)$/i.test(name)

/** A file that is gone meanwhile breaks the packed one off, so that nobody takes a part for the whole. */
export function zipOf(store: FileStore, files: readonly Packed[]): Readable {
  const zip = new yazl.ZipFile()
  const out = new PassThrough()
  let open: Readable | undefined
  out.once('close', () => open?.destroy())
  const fail = (error: Error) => void out.destroy(error)
  zip.once('error', fail)
  const names = uniqueNames(files.map(({ name }) => name))
  for (const [at, { key }] of files.entries()) {
    const name = names[at] ?? ''
    // Opened when its turn has come: a thousand files are not open at once.
    zip.addReadStreamLazy(name, { compress: !isPacked(name) }, give => {
      store.get(key).then(
        found => {
          if (!found) return fail(refuse('missing', 'platform.missing'))
          open = found.stream
          open.once('error', fail)
          give(null, open)
        },
        error => fail(error),
      )
    })
  }
  zip.end()
  zip.outputStream.pipe(out)
  return out
}

/** `a.png`, `a (2).png`; compared as systems do that know no difference between large and small letters. */
export function uniqueNames(names: readonly string[]): string[] {
  const taken = new Set<string>()
  return names.map(name => {
    const safe = safeName(name)
    const [, stem = safe, extension = ''] = /^(.+?)(\.[^.]+)?$/.exec(safe) ?? []
    let unique = safe
    for (let number = 2; taken.has(unique.toLowerCase()); number++) unique = `${stem} (${number})${extension}`
    taken.add(unique.toLowerCase())
    return unique
  })
}

/** The same of files that are in memory, each named by who made it. */
export function zipOfBytes(files: readonly { name: string; bytes: Uint8Array }[]): Readable {
  const names = uniqueNames(files.map(({ name }) => name))
  return packed(files.map(({ bytes }, at) => ({ name: names[at] ?? '', bytes })))
}

/** Paths inside the package are kept: a workbook, a document, a browser extension. The same parts make the same bytes. */
export function packageOf(files: readonly { name: string; bytes: Uint8Array }[]): Readable {
  return packed(files, { mtime: sameMoment })
}
const sameMoment = new Date('2026-01-01T00:00:00Z')

function packed(files: readonly { name: string; bytes: Uint8Array }[], options: { mtime?: Date } = {}): Readable {
  const zip = new yazl.ZipFile()
  for (const { name, bytes } of files)
    zip.addBuffer(Buffer.from(bytes), name, { ...options, compress: !isPacked(name) })
  zip.end()
  return zip.outputStream as Readable
}
