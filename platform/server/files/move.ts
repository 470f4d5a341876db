/** All files from one store to another: begun again, it goes on. */
import { createHash } from 'node:crypto'
import type { FileKey, FileStore } from './store.ts'

export interface Moved {
  /** Seen in the first store. */
  files: number
  bytes: number
  /** Of them, those that the other one did not have yet. */
  copied: number
  /** Those that differ although both have them, by key; the other store's stays as it is. */
  different: FileKey[]
}

const atOnce = 500

/**
 * What the other store has is held against its checksum (SHA-256), as is each copy. @param remove takes what is the same in both out of the
 * first one. @param onFile told after each
 */
export async function moveFiles(
  from: FileStore,
  to: FileStore,
  { remove = false, onFile = () => {} }: { remove?: boolean; onFile?: (moved: Readonly<Moved>) => void } = {},
): Promise<Moved> {
  const moved: Moved = { files: 0, bytes: 0, copied: 0, different: [] }
  for (const area of await from.areas())
    for (const orgId of await from.organisations(area))
      for (let after: FileKey | undefined; ; ) {
        const page = await from.list(area, orgId, { limit: atOnce, ...(after && { after }) })
        for (const { key } of page) await moveOne(key)
        after = page.at(-1)?.key
        if (page.length < atOnce) break
      }
  return moved

  async function moveOne(key: FileKey): Promise<void> {
    const requested = await checksumOf(from, key)
    // Deleted meanwhile, by the product that runs on.
    if (!requested) return
    moved.files++
    moved.bytes += requested.bytes
    let found = await checksumOf(to, key)
    if (!found) {
      const source = await from.get(key)
      if (!source) return
      await to.put(key, source.stream, Number.POSITIVE_INFINITY)
      moved.copied++
      found = await checksumOf(to, key)
    }
    const isSame = found?.sha256 === requested.sha256
    if (!isSame) moved.different.push(key)
    else if (remove) await from.delete(key)
    onFile(moved)
  }
}

async function checksumOf(store: FileStore, key: FileKey): Promise<{ sha256: string; bytes: number } | null> {
  const found = await store.get(key)
  if (!found) return null
  const hash = createHash('sha256')
  for await (const chunk of found.stream) hash.update(chunk)
  return { sha256: hash.digest('hex'), bytes: found.bytes }
}
