import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createApp } from '../http/app.ts'
import { diskFiles } from './disk.ts'
import { dispositionOf, sendFile } from './download.ts'
import { rangeOf } from './range.ts'
import { type FileStore, newFileKey, requireKey } from './store.ts'
import { chunks, testStore } from './testing/store-cases.ts'

let folder: string
let files: FileStore
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'guanlan-files-'))
  files = await diskFiles(folder)
})
afterEach(() => rm(folder, { recursive: true }))

const key = newFileKey('exports', 7)

describe('a stored file', () => {
  testStore(
    () => files,
    () => readdir(join(folder, '.incoming')),
  )

  test('for which the disk has no room is refused with a sentence, and nothing of it stays', async () => {
    async function* source() {
      yield Buffer.from('half')
      throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })
    }
    await expect(files.put(key, source(), 100)).rejects.toThrow('platform.storageFull')
    expect(await readdir(join(folder, '.incoming'))).toEqual([])
    expect(await files.size(key)).toBeNull()
  })

  test('is seen by another process that works on the same folder', async () => {
    const other = await diskFiles(folder)
    await files.put(key, chunks('x'), 10)
    expect(await other.size(key)).toBe(1)
    await other.delete(key)
    expect(await files.get(key)).toBeNull()
  })

  test('what a process left behind when it was killed is swept a day later', async () => {
    const old = join(folder, '.incoming', 'old')
    await writeFile(old, 'half')
    await utimes(old, new Date(0), new Date(0))
    await writeFile(join(folder, '.incoming', 'running'), 'half')
    await diskFiles(folder)
    expect(await readdir(join(folder, '.incoming'))).toEqual(['running'])
  })
})

test.each(['../../etc/passwd', 'exports/7/../8/x', 'exports/7', 'exports/7/名字', '/exports/7/a', ''])(
  'the name %j is no key',
  name => expect(() => requireKey(name)).toThrow('not a key'),
)

test.each<[string | undefined, ReturnType<typeof rangeOf>]>([
  [undefined, null],
  ['bytes=0-3', { first: 0, last: 3 }],
  ['bytes=4-', { first: 4, last: 9 }],
  ['bytes=4-99', { first: 4, last: 9 }],
  ['bytes=-3', { first: 7, last: 9 }],
  ['bytes=-99', { first: 0, last: 9 }],
  ['bytes=10-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=5-2', null],
  ['bytes=0-1,4-5', null],
  ['items=0-3', null],
  ['bytes=-', null],
])('of ten bytes, %s means %j', (header, expected) => expect(rangeOf(header, 10)).toEqual(expected))

test.each([
  ['日报 11月.csv', `attachment; filename="__ 11_.csv"; filename*=UTF-8''%E6%97%A5%E6%8A%A5%2011%E6%9C%88.csv`],
  ['a"b\r\nset-cookie: x', `attachment; filename="a_b__set-cookie_ x"; filename*=UTF-8''a_b__set-cookie_%20x`],
  ['../../x', `attachment; filename=".._.._x"; filename*=UTF-8''.._.._x`],
  ['', `attachment; filename="file"; filename*=UTF-8''file`],
])('the name %j travels safely', (name, expected) => expect(dispositionOf(name)).toBe(expected))

describe('a download', () => {
  let app: FastifyInstance
  let expiresAt: Date | null
  beforeEach(async () => {
    expiresAt = null
    await files.put(key, chunks('0123456789'.repeat(300)), 10_000)
    app = await createApp({ phrases: {}, logger: false })
    app.get('/file', async (request, reply) => {
      await sendFile(files, { key, name: '日报.csv', type: 'text/csv; charset=utf-8', expiresAt }, { request, reply })
      return reply
    })
    return () => app.close()
  })
  const ask = (headers: Record<string, string> = {}) =>
    app.inject({ url: '/file', headers: { 'accept-encoding': 'br', ...headers } })

  test('comes whole, with its length and name', async () => {
    const reply = await ask()
    expect([reply.statusCode, reply.body.length]).toEqual([200, 3_000])
    expect(reply.headers).toMatchObject({ 'content-length': '3000', 'accept-ranges': 'bytes' })
    expect(reply.headers['content-encoding']).toBeUndefined()
  })
  test('goes on where it stopped', async () => {
    const reply = await ask({ range: 'bytes=2995-' })
    expect([reply.statusCode, reply.body]).toEqual([206, '56789'])
    expect(reply.headers['content-range']).toBe('bytes 2995-2999/3000')
  })
  test('behind its end there is nothing', async () => {
    const reply = await ask({ range: 'bytes=3000-' })
    expect([reply.statusCode, reply.headers['content-range']]).toEqual([416, 'bytes */3000'])
  })
  test('that has expired is gone', async () => {
    expiresAt = new Date(Date.now() - 1)
    expect((await ask()).statusCode).toBe(404)
  })
})
