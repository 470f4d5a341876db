/** Files that tasks make: one part a slice, joined when the last one is done. */
import { createReadStream } from 'node:fs'
import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'

export interface ResultFiles {
  /** Named after the slice: done again, it is the same part. */
  keepPart(task: number, slice: number, text: string): Promise<void>
  /** Puts the parts of all slices together; false when there are none. The parts stay: killed before its commit, the last slice joins them again. */
  join(task: number, slices: number): Promise<boolean>
  open(task: number): Promise<{ stream: Readable; bytes: number } | null>
  forget(task: number): Promise<void>
}

export function resultFiles(folder: string): ResultFiles {
  const part = (task: number, slice: number) => join(folder, `${task}.${slice}.part`)
  const whole = (task: number) => join(folder, `${task}.result`)
  return {
    async keepPart(task, slice, text) {
      await mkdir(folder, { recursive: true })
      await writeFile(part(task, slice), text, { flush: true })
    },
    async join(task, slices) {
      const half = `${whole(task)}.half`
      let isThere = false
      for (let slice = 0; slice < slices; slice++) {
        const text = await readFile(part(task, slice)).catch(() => null)
        if (text === null) continue
        await writeFile(half, text, { flag: isThere ? 'a' : 'w' })
        isThere = true
      }
      if (!isThere) return false
      const written = await open(half, 'r')
      await written.sync()
      await written.close()
      await rename(half, whole(task))
      return true
    },
    async open(task) {
      const found = await stat(whole(task)).catch(() => null)
      return found && { stream: createReadStream(whole(task)), bytes: found.size }
    },
    async forget(task) {
      const names = await readdir(folder).catch(() => [])
      for (const name of names) if (name.startsWith(`${task}.`)) await rm(join(folder, name), { force: true })
    },
  }
}
