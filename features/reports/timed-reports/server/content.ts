/** Whether a file of Office holds what its name says: all of them begin alike, as packages; what lies in them differs. */
import type { FileKind } from '@guanlan/platform/contract'
import type { FileKey, FileStore } from '@guanlan/platform/server'

/** The part that only a package of this kind has; names stand plainly in the directory at its end. */
const mainPart: Partial<Record<FileKind, string>> = {
  docx: 'word/document.xml',
  xlsx: 'xl/workbook.xml',
  pptx: 'ppt/presentation.xml',
}
/** Of the end of the package: directories of documents with thousands of pictures are smaller. */
const lookedBytes = 2 * 1024 * 1024

export async function holdsWhatItSays(
  store: FileStore,
  { key, kind, bytes }: { key: FileKey; kind: FileKind; bytes: number },
): Promise<boolean> {
  const part = mainPart[kind]
  if (part === undefined) return true
  const tail = await store.get(key, { first: Math.max(0, bytes - lookedBytes), last: bytes - 1 })
  if (!tail) return false
  const chunks: Buffer[] = []
  for await (const chunk of tail.stream) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).includes(part)
}
