// The product keeps its files in a bucket: sent, read in parts, shared by processes, gone with their organisation, carried there and back.
import { spawn } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { purgeOrganisations } from '@guanlan/features/administration/retention/server'
import { diskFiles, newFileKey } from '@guanlan/platform/server'
import { migratedDatabase } from '@guanlan/platform/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type S3Server, startS3 } from '../../../../tools/scale/s3/start.ts'
import { openProduct, type Product } from '../product.ts'

let folder: string
let server: S3Server
let database: Awaited<ReturnType<typeof migratedDatabase>>
let product: Product
let environment: Record<string, string>
const start = () => startS3({ folder, port: 18_978, buckets: ['press'] })

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'guanlan-bucket-'))
  server = await start()
  environment = {
    S3_URL: `${server.url.replace('//', `//${server.accessKey}@`)}/press/guanlan`,
    S3_SECRET: server.secret,
    GUANLAN_SECRET: 'a secret of all processes, long enough',
  }
  database = await migratedDatabase()
  product = await openProduct(database.url, { environment })
})
afterAll(async () => {
  await product?.close()
  await database?.drop()
  await server?.end('SIGKILL')
  await rm(folder, { recursive: true, force: true })
})

/** Every file of the bucket, as another program sees it: by its folder. */
const inBucket = async () =>
  (await readdir(server.folderOf('press'), { recursive: true, withFileTypes: true }))
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name))

test('what is sent lies in the bucket, is read by another process in parts, and goes with its organisation', async () => {
  const sender = await product.member(41, 'sender@example.com', 'orgAdmin')
  const csv = `标题,正文,媒体,发布时间\n${Array.from({ length: 500 }, (_, n) => `第 ${n} 条,正文 ${n},内部通讯,2026-11-02 08:30`).join('\n')}`
  const boundary = 'a-boundary'
  const payload = Buffer.from(
    `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="a.csv"\r\n\r\n${csv}\r\n--${boundary}--\r\n`,
  )
  const sent = await sender.ask('POST', '/ua/upload/article/file', payload, {
    'content-type': `multipart/form-data; boundary=${boundary}`,
  })
  expect(sent.status).toBe(200)
  const [path = ''] = await inBucket()
  expect(path).toMatch(/press\/guanlan\/uploads\/41\/[0-9a-f-]{36}$/)
  expect(await readFile(path, 'utf8')).toBe(csv)

  const another = await openProduct(database.url, { environment })
  const file = sent.body.data.id
  const question = (body: object) => ({
    method: 'POST' as const,
    url: '/ua/upload/article/file/check',
    headers: { host: 'localhost:8080', authorization: `Bearer ${sender.token}`, orgid: '41' },
    payload: body,
  })
  const checked = await another.app.inject(question({ file, columns: null }))
  expect(checked.json().data.rows).toBe(500)
  const stranger = await product.member(42, 'stranger@example.com', 'orgAdmin')
  const foreign = await stranger.ask('POST', '/ua/upload/article/file/check', { file, columns: null })
  expect(foreign.status).toBe(404)
  await another.close()

  const stays = newFileKey('tasks', 42)
  await product.store.put(
    stays,
    (async function* () {
      yield Buffer.from('theirs')
    })(),
    100,
  )
  await product.databases.worker
    .updateTable('organisations')
    .set({ enabled: false, disabled_at: new Date(0), deleted_at: new Date(0), rested_at: new Date(0) })
    .where('id', '=', 41)
    .execute()
  await purgeOrganisations(database.url, product.store)
  expect(await inBucket()).toEqual([expect.stringContaining(stays)])
})

test('while the bucket is away the product serves, says what it waits for, and refuses a file with a sentence', async () => {
  const sender = await product.member(43, 'waits@example.com', 'orgAdmin')
  await server.end('SIGKILL')
  const ready = async () => (await product.app.inject('/health/ready')).json()
  await expect.poll(ready, { timeout: 10_000 }).toMatchObject({ status: 'ready', waitsFor: ['files'] })
  const payload = Buffer.from(
    '--b\r\ncontent-disposition: form-data; name="file"; filename="a.csv"\r\n\r\nx\r\n--b--\r\n',
  )
  const refused = await sender.ask('POST', '/ua/upload/article/file', payload, {
    'content-type': 'multipart/form-data; boundary=b',
  })
  expect(refused).toMatchObject({ status: 503, body: { key: 'platform.storageAway' } })
  expect((await sender.ask('GET', '/inews/user')).status).toBe(200)
  // A process that starts meanwhile starts.
  const third = await openProduct(database.url, { environment })
  await third.close()
  server = await start()
  await expect.poll(ready, { timeout: 10_000 }).toMatchObject({ waitsFor: [] })
})

test('a folder is carried into the bucket and back, though it is killed amid it, byte by byte', async () => {
  const from = join(folder, 'from')
  const store = await diskFiles(join(from, 'files'))
  const sums = new Map<string, string>()
  for (let n = 0; n < 120; n++) {
    const bytes = randomBytes(n % 10 === 0 ? 6_000_000 : 2_000)
    const key = newFileKey(n % 2 ? 'tasks' : 'uploads', 7 + (n % 3))
    await store.put(
      key,
      (async function* () {
        yield bytes
      })(),
      1e9,
    )
    sums.set(key, createHash('sha256').update(bytes).digest('hex'))
  }
  const moving = (where: string, data: string, ...more: string[]) =>
    spawn(process.execPath, [fileURLToPath(new URL('../../move-files.ts', import.meta.url)), 'move', where, ...more], {
      env: { ...process.env, ...environment, S3_URL: `${environment.S3_URL}-moved`, GUANLAN_DATA: data },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
  const outcome = (child: ReturnType<typeof moving>) =>
    new Promise<{ code: number | null; said: string }>(resolve => {
      let text = ''
      child.stdout?.on('data', chunk => {
        text += chunk
      })
      child.once('exit', code => resolve({ code, said: text }))
    })
  const killed = moving('to-bucket', from)
  const ended = outcome(killed)
  await expect
    .poll(async () => (await inBucket()).filter(path => path.includes('guanlan-moved')).length, {
      timeout: 30_000,
      interval: 20,
    })
    .toBeGreaterThan(20)
  killed.kill('SIGKILL')
  expect((await ended).code).toBeNull()
  const { code, said } = await outcome(moving('to-bucket', from, '--delete'))
  expect(code).toBe(0)
  expect(said).toMatch(/^120 files, .* copied, all others were there\.$/m)
  expect(Number(/; (\d+) copied,/.exec(said)?.[1])).toBeLessThan(100)
  expect(await store.areas().then(areas => Promise.all(areas.map(area => store.list(area, 7, { limit: 10 }))))).toEqual(
    [[], []],
  )
  const back = join(folder, 'back')
  expect((await outcome(moving('to-folder', back))).code).toBe(0)
  const again = await diskFiles(join(back, 'files'))
  for (const [key, sum] of sums) {
    const found = await again.get(key as Parameters<typeof again.get>[0])
    const hash = createHash('sha256')
    for await (const chunk of found?.stream ?? []) hash.update(chunk)
    expect(hash.digest('hex')).toBe(sum)
  }
})
