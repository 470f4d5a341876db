/** Files by their SHA-256. A database is ten thousand small files: a stream for each costs more than reading it. */
import { createHash, type Hash } from 'node:crypto'
import { type FileHandle, open } from 'node:fs/promises'

const mostAtOnce = 1_048_576

export interface HashedFile {
  bytes: number
  /** In hexadecimal digits. */
  sha256: string
}

/** What was read, though the file may grow meanwhile. */
export async function hashedFile(path: string): Promise<HashedFile> {
  const from = await open(path)
  try {
    return await read(from, createHash('sha256'))
  } finally {
    await from.close()
  }
}

/** Copies a file, readable by its owner alone, and says what was written. */
export async function copyFileHashed(path: string, to: string): Promise<HashedFile> {
  const from = await open(path)
  try {
    const into = await open(to, 'w', 0o600)
    try {
      return await read(from, createHash('sha256'), piece => into.writeFile(piece))
    } finally {
      await into.close()
    }
  } finally {
    await from.close()
  }
}

async function read(from: FileHandle, hash: Hash, take?: (piece: Buffer) => Promise<void>): Promise<HashedFile> {
  const { size } = await from.stat()
  // One byte more, so that the end of most is seen at once.
  const buffer = Buffer.allocUnsafe(Math.min(size + 1, mostAtOnce))
  let bytes = 0
  for (;;) {
    const { bytesRead } = await from.read(buffer, 0, buffer.length, null)
    if (bytesRead === 0) return { bytes, sha256: hash.digest('hex') }
    const piece = buffer.subarray(0, bytesRead)
    hash.update(piece)
    await take?.(piece)
    bytes += bytesRead
    // A file that has not grown ends here.
    if (bytes === size && bytesRead < buffer.length) return { bytes, sha256: hash.digest('hex') }
  }
}
