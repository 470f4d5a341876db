/** Files in a folder of this machine. */
import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat, statfs } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { refuse } from '@guanlan/platform/contract'
import { type FileKey, type FileStore, FileTooLarge, requireKey } from './store.ts'

/** A file being written that is older was left by a process that ended meanwhile. */
const abandonedAfterMs = 24 * 3_600_000

export async function diskFiles(folder: string): Promise<FileStore> {
  const incoming = join(folder, '.incoming')
  await mkdir(incoming, { recursive: true })
  await sweep(incoming)
  const pathOf = (key: FileKey) => join(folder, requireKey(key))

  return {
    async put(key, source, mostBytes) {
      const path = pathOf(key)
      const half = join(incoming, randomUUID())
      try {
        const bytes = await write(half, source, mostBytes)
        await mkdir(dirname(path), { recursive: true })
        await rename(half, path)
        return bytes
      } catch (error) {
        await rm(half, { force: true })
        throw isFull(error) ? refuse('unavailable', 'platform.storageFull') : error
      }
    },
    size: async key => (await facts(pathOf(key)))?.size ?? null,
    async get(key, range) {
      const path = pathOf(key)
      const found = await facts(path)
      if (!found) return null
      const stream = createReadStream(path, range && { start: range.first, end: range.last })
      return { bytes: found.size, stream }
    },
    delete: key => rm(pathOf(key), { force: true }),
    async list(area, orgId, { after, limit }) {
      const names = await namesIn(join(folder, area, String(orgId)))
      const keys = names.map(name => requireKey(`${area}/${orgId}/${name}`)).sort()
      const page = keys.filter(key => after === undefined || key > after).slice(0, limit)
      const listed = await Promise.all(
        page.map(async key => ({ key, storedAt: (await facts(pathOf(key)))?.mtime ?? null })),
      )
      // Another process may have deleted one meanwhile.
      return listed.flatMap(({ key, storedAt }) => (storedAt ? [{ key, storedAt }] : []))
    },
    async free() {
      const { bavail, bsize } = await statfs(folder)
      return bavail * bsize
    },
    areas: async () => (await namesIn(folder)).filter(name => !name.startsWith('.')),
    organisations: async area => (await namesIn(join(folder, area))).map(Number).filter(Number.isInteger),
  }
}

/** No room on the disk, or no more of it for this user. */
const isFull = (error: unknown): boolean =>
  ['ENOSPC', 'EDQUOT', 'EFBIG'].includes(String((error as NodeJS.ErrnoException).code))

const namesIn = (folder: string) =>
  readdir(folder).catch(error => {
    if (error.code === 'ENOENT') return []
    throw error
  })

const facts = (path: string) =>
  stat(path).catch(error => {
    if (error.code === 'ENOENT') return null
    throw error
  })

/** Counts while it writes, so that a sender who lies about the size is stopped; on the disk before it answers. */
async function write(path: string, source: AsyncIterable<Uint8Array>, mostBytes: number): Promise<number> {
  const file = await open(path, 'wx')
  let bytes = 0
  try {
    for await (const chunk of source) {
      bytes += chunk.length
      if (bytes > mostBytes) throw new FileTooLarge(`more than ${mostBytes} bytes`)
      await file.writev([chunk])
    }
    await file.sync()
  } finally {
    await file.close()
  }
  return bytes
}

async function sweep(incoming: string): Promise<void> {
  for (const name of await readdir(incoming)) {
    const found = await facts(join(incoming, name))
    if (found && Date.now() - found.mtimeMs > abandonedAfterMs) await rm(join(incoming, name), { force: true })
  }
}
