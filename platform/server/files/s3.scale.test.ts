// Files in the bucket of a real S3 server (Versity Gateway).
import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ListMultipartUploadsCommand, ListObjectsV2Command, PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type S3Server, startS3 } from '../../../tools/scale/s3/start.ts'
import { type S3Files, type S3Settings, s3Files } from './s3.ts'
import { type FileKey, newFileKey } from './store.ts'
import { chunks, testStore } from './testing/store-cases.ts'

let folder: string
let server: S3Server
let settings: S3Settings
let files: S3Files
let client: S3Client
let round = 0
const start = () => startS3({ folder, port: 18_977, buckets: ['press', 'theirs'] })
const settingsOf = (more: Partial<S3Settings> = {}): S3Settings => ({
  endpoint: server.url,
  region: 'us-east-1',
  bucket: 'press',
  prefix: '',
  accessKey: server.accessKey,
  secret: server.secret,
  ...more,
})
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'guanlan-s3-'))
  server = await start()
  client = new S3Client({
    endpoint: server.url,
    region: 'us-east-1',
    forcePathStyle: true,
    credentials: { accessKeyId: server.accessKey, secretAccessKey: server.secret },
  })
})
beforeEach(() => {
  // Each test in a folder of its own: what others left is not its.
  settings = settingsOf({ prefix: `round-${++round}/` })
  files = s3Files(settings)
  return () => files.close()
})
afterAll(async () => {
  client?.destroy()
  await server?.end('SIGKILL')
  await rm(folder, { recursive: true, force: true })
})

const unfinished = async () => {
  const { Uploads = [] } = await client.send(new ListMultipartUploadsCommand({ Bucket: 'press' }))
  return Uploads.map(({ Key = '' }) => Key)
}

describe('a stored file', () => {
  testStore(() => files, unfinished)

  test('is below its folder in the bucket, beside what is another program’s', async () => {
    await client.send(new PutObjectCommand({ Bucket: 'press', Key: 'of somebody else/汉字 ?x', Body: 'x' }))
    await files.put(newFileKey('exports', 7), chunks('x'), 10)
    const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket: 'press', Prefix: settings.prefix }))
    expect(Contents.map(({ Key }) => Key)).toEqual([expect.stringMatching(/^round-\d+\/exports\/7\/[0-9a-f-]{36}$/)])
    expect(await files.areas()).toEqual(['exports'])
  })

  test('of another organisation, and what is no key of ours, is not found', async () => {
    const key = newFileKey('exports', 7)
    await files.put(key, chunks('x'), 10)
    expect(await files.get(key.replace('/7/', '/8/') as FileKey)).toBeNull()
    for (const wrong of ['../theirs/exports/7/a', 'exports/7/../8/x', 'exports/7/汉字', `${key}?versionId=1`])
      await expect(files.get(wrong as FileKey)).rejects.toThrow('not a key')
  })

  test('is listed with hundreds beside it, a page after the other', async () => {
    const keys = Array.from({ length: 60 }, () => newFileKey('exports', 7)).sort()
    await Promise.all(keys.map(key => files.put(key, chunks('x'), 10)))
    for (const name of ['0 of somebody else', 'zzz'])
      await client.send(
        new PutObjectCommand({ Bucket: 'press', Key: `${settings.prefix}exports/7/${name}`, Body: 'x' }),
      )
    const found: FileKey[] = []
    for (let after: FileKey | undefined; ; ) {
      const page = await files.list('exports', 7, { limit: 7, ...(after && { after }) })
      found.push(...page.map(({ key }) => key))
      after = page.at(-1)?.key
      if (page.length < 7) break
    }
    expect(found).toEqual(keys)
  })
})

test('what is wrong is said in one sentence, and only what waiting may mend lets a process start', async () => {
  const problemOf = async (more: Partial<S3Settings>) => {
    const store = s3Files(settingsOf(more))
    const problem = await store.check()
    store.close()
    return problem
  }
  expect(await problemOf({})).toBeNull()
  expect(await problemOf({ secret: 'another' })).toMatchObject({
    isAway: false,
    sentence: expect.stringContaining('S3_SECRET is not'),
  })
  expect(await problemOf({ accessKey: 'nobody' })).toMatchObject({
    isAway: false,
    sentence: expect.stringContaining('refuses the key nobody'),
  })
  expect(await problemOf({ bucket: 'missing' })).toMatchObject({
    isAway: false,
    sentence: expect.stringContaining('no bucket missing'),
  })
  expect(await problemOf({ endpoint: 'http://127.0.0.1:1' })).toMatchObject({ isAway: true })
})

test('a server that dies amid an upload leaves no file, says so, and takes the next one when it is back', async () => {
  const key = newFileKey('exports', 7)
  const small = newFileKey('exports', 7)
  await files.put(small, chunks('before'), 100)
  async function* source() {
    for (let n = 0; n < 300; n++) {
      if (n === 120) await server.end('SIGKILL')
      yield randomBytes(100_000)
    }
  }
  await expect(files.put(key, source(), 1e9)).rejects.toThrow('platform.storageAway')
  expect(await files.answers()).toBe(false)
  await expect(files.get(small)).rejects.toThrow('platform.storageAway')
  server = await start()
  expect(await files.answers()).toBe(true)
  expect(await files.size(key)).toBeNull()
  expect((await files.get(small))?.bytes).toBe(6)
  expect(await files.put(key, chunks('after'), 100)).toBe(5)
})
