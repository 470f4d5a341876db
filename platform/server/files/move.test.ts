import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { diskFiles } from './disk.ts'
import { moveFiles } from './move.ts'
import { type FileStore, newFileKey } from './store.ts'
import { chunks } from './testing/store-cases.ts'

let from: FileStore
let to: FileStore
const keys = ['exports', 'pictures'].flatMap(area =>
  [7, 8].flatMap(org => [newFileKey(area, org), newFileKey(area, org)]),
)
beforeEach(async () => {
  const folders = await Promise.all(['a', 'b'].map(() => mkdtemp(join(tmpdir(), 'guanlan-move-'))))
  const [first = '', second = ''] = folders
  from = await diskFiles(first)
  to = await diskFiles(second)
  for (const key of keys) await from.put(key, chunks(`of ${key}`), 100)
  return async () => {
    for (const folder of folders) await rm(folder, { recursive: true })
  }
})
const inBoth = async (): Promise<number> => {
  const sizes = await Promise.all(keys.map(async key => [await from.size(key), await to.size(key)]))
  return sizes.filter(([a, b]) => a !== null && a === b).length
}

test('all files are copied, and the first store keeps them', async () => {
  expect(await moveFiles(from, to)).toMatchObject({ files: 8, copied: 8, different: [] })
  expect(await inBoth()).toBe(8)
})

test('what was broken off goes on, and copies nothing twice', async () => {
  const broken = moveFiles(from, to, {
    onFile: ({ files }) => {
      if (files === 3) throw new Error('the power went')
    },
  })
  await expect(broken).rejects.toThrow('the power went')
  expect(await moveFiles(from, to)).toMatchObject({ files: 8, copied: 5 })
  expect(await inBoth()).toBe(8)
})

test('only what is the same in both leaves the first store; what differs is named and stays in both', async () => {
  const [first = newFileKey('exports', 7)] = keys
  await to.put(first, chunks(`OF ${first}`), 100)
  expect(await moveFiles(from, to, { remove: true })).toMatchObject({ copied: 7, different: [first] })
  expect(await from.size(first)).not.toBeNull()
  expect((await Promise.all(keys.slice(1).map(key => from.size(key)))).every(size => size === null)).toBe(true)
})
