import { Readable } from 'node:stream'
import { buffer, text } from 'node:stream/consumers'
import { testFiles } from '@guanlan/platform/testing'
import { expect, test } from 'vitest'
import yauzl from 'yauzl'
import { newFileKey } from './store.ts'
import { uniqueNames, zipOf } from './zip.ts'

const stored = async (content: string | Readable) => {
  const key = newFileKey('pictures', 7)
  await (await testFiles()).put(key, typeof content === 'string' ? Readable.from([Buffer.from(content)]) : content, 1e9)
  return key
}
async function unpacked(file: Buffer): Promise<[string, string][]> {
  const zip = await yauzl.fromBufferPromise(file, { autoClose: false })
  const found: [string, string][] = []
  for await (const entry of zip.eachEntry())
    found.push([entry.fileName, await text(await zip.openReadStreamPromise(entry))])
  return found
}

test('several files come back out of the packed one, under clean names of their own', async () => {
  const files = [
    { key: await stored('观水'), name: '日报.csv' },
    { key: await stored('b'), name: '../日报.CSV' },
    { key: await stored(''), name: 'empty.png' },
  ]
  expect(await unpacked(await buffer(zipOf(await testFiles(), files)))).toEqual([
    ['日报.csv', '观水'],
    ['日报 (2).CSV', 'b'],
    ['empty.png', ''],
  ])
})

test('a file that is gone breaks it off', async () => {
  const files = [
    { key: await stored('a'), name: 'a' },
    { key: newFileKey('pictures', 7), name: 'b' },
  ]
  await expect(buffer(zipOf(await testFiles(), files))).rejects.toThrow('platform.missing')
})

test('is made as fast as it is read, not faster', async () => {
  const big = await stored(
    Readable.from(
      (function* () {
        for (let at = 0; at < 500; at++) yield Buffer.alloc(100_000, at)
      })(),
    ),
  )
  const before = process.memoryUsage().rss
  const out = zipOf(
    await testFiles(),
    Array.from({ length: 50 }, (_, at) => ({ key: big, name: `${at}.png` })),
  )
  await new Promise(resolve => out.once('readable', resolve))
  for (let turn = 0; turn < 50; turn++) await new Promise(setImmediate)
  expect(process.memoryUsage().rss - before).toBeLessThan(100 * 1024 * 1024)
  out.destroy()
})

test('names', () =>
  expect(uniqueNames(['a', 'A', 'a (2)', '.x', 'a'])).toEqual(['a', 'A (2)', 'a (2) (2)', 'x', 'a (3)']))
