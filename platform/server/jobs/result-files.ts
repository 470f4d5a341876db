/**
 * Files that tasks make: one part a slice, joined when the last one is done. They lie in the store of files, not in the database: a large
 * one would travel through every backup and through the memory of whoever writes it.
 */
import type { Readable } from 'node:stream'
import { type FileKey, type FileStore, namedFileKey } from '../files/store.ts'

export interface TaskPlace {
  orgId: number
  id: number
}

export interface ResultFiles {
  store: FileStore
  /** Named after the slice: done again, it is the same part. */
  keepPart(task: TaskPlace, slice: number, text: string): Promise<void>
  /**
   * Puts the parts of all slices together, as `shape` makes a file of them; false when there are none. The parts stay until `forgetParts`:
   * killed before its commit, the last slice joins them again.
   */
  join(task: TaskPlace, slices: number, shape?: ShapeFile): Promise<boolean>
  /** Of the whole. */
  keyOf(task: TaskPlace): FileKey
  forgetParts(task: TaskPlace, slices: number): Promise<void>
  forget(task: TaskPlace, slices: number): Promise<void>
}

/** What the slices wrote, in order, becomes the file that people fetch. */
export type ShapeFile = (parts: AsyncIterable<Buffer>) => AsyncIterable<Uint8Array> | Readable

/** Bytes of one file. */
const mostBytes = 4 * 1024 ** 3

export function resultFiles(store: FileStore): ResultFiles {
  const partOf = ({ orgId, id }: TaskPlace, slice: number) => namedFileKey('tasks', orgId, `${id}.${slice}`)
  const keyOf = ({ orgId, id }: TaskPlace) => namedFileKey('tasks', orgId, `${id}`)
  async function forgetParts(task: TaskPlace, slices: number): Promise<void> {
    for (let slice = 0; slice < slices; slice++) await store.delete(partOf(task, slice))
  }
  return {
    store,
    keyOf,
    forgetParts,
    keepPart: async (task, slice, text) => void (await store.put(partOf(task, slice), bytesOf(text), mostBytes)),
    async join(task, slices, shape = parts => parts) {
      const parts: FileKey[] = []
      for (let slice = 0; slice < slices; slice++)
        if ((await store.size(partOf(task, slice))) !== null) parts.push(partOf(task, slice))
      if (parts.length === 0) return false
      await store.put(keyOf(task), shape(joined(store, parts)), mostBytes)
      return true
    },
    async forget(task, slices) {
      await store.delete(keyOf(task))
      await forgetParts(task, slices)
    },
  }
}

async function* bytesOf(text: string): AsyncGenerator<Buffer> {
  yield Buffer.from(text)
}

async function* joined(store: FileStore, parts: readonly FileKey[]): AsyncGenerator<Buffer> {
  for (const part of parts) yield* (await store.get(part))?.stream ?? []
}
