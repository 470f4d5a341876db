import type { Readable } from 'node:stream'
import yazl from 'yazl'

/** All files say so, so that the same texts make the same bytes. */
const mtime = new Date('2026-01-01T00:00:00Z')

/** @param files texts by path inside the package; few and small, they are whole in memory */
export function zipOfTexts(files: Readonly<Record<string, string>>): Readable {
  const zip = new yazl.ZipFile()
  for (const [path, text] of Object.entries(files)) zip.addBuffer(Buffer.from(text), path, { mtime })
  zip.end()
  return zip.outputStream as Readable
}
