/** Whether the rest of a file will find room, told by what of it is written. */
import { refuse } from '@guanlan/platform/contract'
import type { FileStore } from '@guanlan/platform/server'

/** Left for what else the installation has to store. */
const spare = 512 * 1024 ** 2

/** @param of bytes of the piece, how many articles it holds, how many are left with it. @throws unavailable before the disk is full */
export async function requireRoom(
  store: Pick<FileStore, 'free'>,
  of: { bytes: number; articles: number; left: number },
): Promise<void> {
  const free = await store.free()
  if (free === null) return
  const needed = Math.ceil((of.bytes / Math.max(1, of.articles)) * of.left)
  if (needed + spare <= free) return
  throw refuse('unavailable', 'exports.noRoom', {
    needed: megabytes(needed),
    free: megabytes(Math.max(0, free - spare)),
  })
}

const megabytes = (bytes: number) => Math.ceil(bytes / 1024 ** 2)
