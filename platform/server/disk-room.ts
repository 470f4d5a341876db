/** Watches the disk that holds what is stored: PostgreSQL stops in the middle of its work when it finds no room, so writing ends before. */
import { statfs } from 'node:fs/promises'

export interface DiskRoom {
  /** False: nothing more is to be stored until somebody frees some. */
  hasRoom(): boolean
  stop(): void
}

/** What recovery, sorting and housekeeping of PostgreSQL may still need, and a margin that keeps the answer from flickering. */
const leastBytes = 64 * 1024 * 1024
const enoughBytes = 80 * 1024 * 1024
const lookMs = 1_000

/** @param log told when it becomes full and when there is room again */
export async function watchDisk(folder: string, log: (line: string) => void): Promise<DiskRoom> {
  let isFull = false
  async function look(): Promise<void> {
    const { bavail, bsize } = await statfs(folder)
    const wasFull = isFull
    isFull = bavail * bsize < (wasFull ? enoughBytes : leastBytes)
    if (isFull && !wasFull) log(`The disk of ${folder} is full: nothing is stored until some space is freed`)
    if (wasFull && !isFull) log(`The disk of ${folder} has room again`)
  }
  await look()
  // A look that fails says nothing about the room.
  const looking = setInterval(() => void look().catch(() => {}), lookMs)
  looking.unref()
  return { hasRoom: () => !isFull, stop: () => clearInterval(looking) }
}
