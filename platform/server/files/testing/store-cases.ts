/** What every store of files does, wherever it keeps them. */
import { randomBytes } from 'node:crypto'
import { buffer, text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { type FileStore, FileTooLarge, newFileKey } from '../store.ts'

export async function* chunks(...texts: string[]) {
  for (const one of texts) yield Buffer.from(one)
}

/** @param leftovers what is left of files that never became whole */
export function testStore(store: () => FileStore, leftovers: () => Promise<string[]>): void {
  const key = newFileKey('exports', 7)
  const read = async (...requested: Parameters<FileStore['get']>) => {
    const found = await store().get(...requested)
    return found && text(found.stream)
  }

  test('is read as it was written, whole or in part', async () => {
    expect(await store().put(key, chunks('观水', 'abc'), 100)).toBe(9)
    expect(await read(key)).toBe('观水abc')
    expect(await read(key, { first: 6, last: 7 })).toBe('ab')
    expect(await store().size(key)).toBe(9)
  })

  test('that was never there is null, and deleting it twice is done', async () => {
    expect(await store().get(key)).toBeNull()
    await store().put(key, chunks('x'), 100)
    await store().delete(key)
    await store().delete(key)
    expect(await store().size(key)).toBeNull()
  })

  test.each([
    [
      'a source that breaks',
      async function* () {
        yield Buffer.from('half')
        throw new Error('the line broke')
      },
      100,
      /the line broke/,
    ],
    ['a source that is larger than allowed', () => chunks('12345', '67890'), 8, FileTooLarge],
  ])('%s leaves nothing, and what was there before stays', async (_, source, most, error) => {
    await store().put(key, chunks('before'), 100)
    await expect(store().put(key, source(), most)).rejects.toThrow(error)
    expect(await read(key)).toBe('before')
    expect(await leftovers()).toEqual([])
  })

  test('is listed in its area and organisation alone, page by page', async () => {
    const mine = [newFileKey('exports', 7), newFileKey('exports', 7), newFileKey('exports', 7)].sort()
    for (const each of [...mine, newFileKey('exports', 8), newFileKey('pictures', 7)])
      await store().put(each, chunks('x'), 10)
    const page = async (after?: typeof key) =>
      (await store().list('exports', 7, { limit: 2, ...(after && { after }) })).map(file => file.key)
    expect(await page()).toEqual(mine.slice(0, 2))
    expect(await page(mine[1])).toEqual(mine.slice(2))
    expect(await page(mine[2])).toEqual([])
    expect((await store().areas()).sort()).toEqual(['exports', 'pictures'])
    expect((await store().organisations('exports')).sort()).toEqual([7, 8])
    expect(await store().organisations('nothing')).toEqual([])
  })

  test('of many megabytes comes back byte by byte, and a part of it from the middle', async () => {
    const whole = randomBytes(20 * 1024 * 1024 + 7)
    async function* source() {
      for (let at = 0; at < whole.length; at += 100_000) yield whole.subarray(at, at + 100_000)
    }
    const large = newFileKey('exports', 9)
    expect(await store().put(large, source(), whole.length)).toBe(whole.length)
    const found = await store().get(large)
    expect(found?.bytes).toBe(whole.length)
    expect(found && (await buffer(found.stream)).equals(whole)).toBe(true)
    const range = { first: 9_000_000, last: 9_000_099 }
    const part = await store().get(large, range)
    expect(part?.bytes).toBe(whole.length)
    expect(part && (await buffer(part.stream)).equals(whole.subarray(range.first, range.last + 1))).toBe(true)
  })

  test('of many megabytes whose sender breaks off leaves nothing', async () => {
    async function* source() {
      for (let n = 0; n < 200; n++) yield randomBytes(100_000)
      throw new Error('the line broke')
    }
    const large = newFileKey('exports', 9)
    await expect(store().put(large, source(), 1e9)).rejects.toThrow('the line broke')
    await expect(store().put(large, source(), 15_000_000)).rejects.toThrow(FileTooLarge)
    expect(await store().size(large)).toBeNull()
    expect(await leftovers()).toEqual([])
  })

  test('of no bytes is a file', async () => {
    const empty = newFileKey('exports', 9)
    expect(await store().put(empty, chunks(), 10)).toBe(0)
    expect(await store().size(empty)).toBe(0)
    expect(await read(empty)).toBe('')
  })
}
